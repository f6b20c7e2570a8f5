import { useEffect, useRef, useState } from 'react';
import type { DrawnSketch, SketchEdit } from '#web/features/studio/sketch/sketch-messages.ts';
import type { Sketcher } from '#web/features/studio/sketch/sketcher.ts';

/** Milliseconds without a stroke after which what is typed is worth drawing. */
const PAUSE_MS = 250;

export interface EditSketch {
  /** The latest; null before the first, and where there is none. */
  sketch: DrawnSketch | null;
  /** The words a sketch was asked of, as soon as it is here, or is not to be had. */
  answered: string;
}

/** A design as words change it, drawn while they are typed. Nothing is loaded before the first of them. */
export function useEditSketch(edit: SketchEdit): EditSketch {
  const [state, setState] = useState<EditSketch>({ sketch: null, answered: '' });
  const sketcher = useRef<Promise<Sketcher | null>>(undefined);
  const asked = useRef('');
  const latest = useRef(edit);
  latest.current = edit;
  const { words } = edit;

  useEffect(() => {
    const show = (sketch: DrawnSketch | null) => setState({ sketch, answered: sketch?.words ?? asked.current });
    const open = async (): Promise<Sketcher | null> => {
      const { canSketch, openSketcher } = await import('#web/features/studio/sketch/sketcher.ts');
      return canSketch() ? openSketcher(show) : null;
    };
    const draw = async () => {
      asked.current = words;
      if (!words.trim()) return show(null);
      sketcher.current ??= open();
      const opened = await sketcher.current;
      if (opened) opened.draw(latest.current);
      else show(null);
    };
    const pause = setTimeout(() => void draw(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);

  useEffect(() => () => void sketcher.current?.then((opened) => opened?.close()), []);
  const { sketch } = state;
  // a picture that is shown no more gives its memory back
  useEffect(() => () => sketch?.picture.close(), [sketch]);
  return state;
}
