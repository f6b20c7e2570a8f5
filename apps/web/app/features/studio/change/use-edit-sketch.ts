import { useEffect, useRef, useState } from 'react';
import type { DrawnSketch, SketchEdit } from '#web/features/studio/sketch/sketch-messages.ts';
import type { Sketcher } from '#web/features/studio/sketch/sketcher.ts';

/** Milliseconds without a stroke after which what is typed is worth drawing. */
const PAUSE_MS = 250;

export interface EditSketch {
  /** The latest; null before the first, and where there is none. */
  sketch: DrawnSketch | null;
  /** The key of the edit a sketch was asked of, as soon as it is here, or is not to be had. */
  answered: string;
}

/**
 * A design as words and choices change it, drawn while they are made. Nothing is loaded before the first of them.
 * @param isWanted whether it is drawn though nothing is asked for yet: what may be chosen comes with it
 */
export function useEditSketch(edit: SketchEdit, isWanted: boolean): EditSketch {
  const [state, setState] = useState<EditSketch>({ sketch: null, answered: '' });
  const sketcher = useRef<Promise<Sketcher | null>>(undefined);
  const asked = useRef('');
  const latest = useRef(edit);
  latest.current = edit;
  const { key } = edit;
  const drawnWords = useRef(edit.words);

  useEffect(() => {
    const show = (sketch: DrawnSketch | null) => setState({ sketch, answered: sketch?.key ?? asked.current });
    // A browser that cannot sketch, and one whose sketcher broke, leave the words to the server.
    const fail = () => show(null);
    const open = async (): Promise<Sketcher | null> => {
      const { canSketch, openSketcher } = await import('#web/features/studio/sketch/sketcher.ts');
      return canSketch() ? openSketcher({ onDrawn: show, onBroken: fail }) : null;
    };
    const draw = async () => {
      const { words, moves } = latest.current;
      asked.current = key;
      drawnWords.current = words;
      // nothing was asked: what is asked next, with these very words, is not answered by it
      if (!words.trim() && moves.length === 0 && !isWanted) return setState({ sketch: null, answered: '' });
      sketcher.current ??= open();
      const opened = await sketcher.current;
      if (opened) opened.draw(latest.current);
      else fail();
    };
    const tryDraw = () =>
      draw().catch(() => {
        // It did not arrive: the next change asks for it anew.
        sketcher.current = undefined;
        fail();
      });
    // somebody who types goes on typing, a choice is made
    const pause = setTimeout(() => void tryDraw(), latest.current.words === drawnWords.current ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key, isWanted]);

  useEffect(() => () => void sketcher.current?.then((opened) => opened?.close()), []);
  const { sketch } = state;
  // a picture that is shown no more gives its memory back
  useEffect(() => () => sketch?.picture.close(), [sketch]);
  return state;
}
