import { PROMPT_LENGTH_MAX } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type BriefForm, promptLength } from '#web/features/studio/brief-form.ts';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import type { Sketcher } from '#web/features/studio/sketch/sketcher.ts';

/** Milliseconds without a stroke after which what is typed is worth drawing. */
const PAUSE_MS = 350;
/** Fewer characters name nothing. */
const SHORTEST = 3;

const isSketchable = ({ style_idea }: BriefForm): boolean => {
  const length = promptLength(style_idea);
  return length >= SHORTEST && length <= PROMPT_LENGTH_MAX;
};

interface Sketching {
  /** The latest sketch of the brief; null where there is none. */
  drawn: DrawnSketch | null;
  /** Whether one is on its way. */
  isComing: boolean;
}

/**
 * Sketches the brief while it is written. Nothing is loaded before the words are changed for the first time. @param seed of the
 * design the brief will become, at the moment of drawing
 */
export function useSketch(form: UseFormReturn<BriefForm>, seed: () => number): Sketching {
  const [sketch, setSketch] = useState<DrawnSketch | null>(null);
  const [isComing, setIsComing] = useState(false);
  const seedNow = useRef(seed);
  seedNow.current = seed;

  useEffect(() => {
    const first = form.getValues('style_idea');
    let pause: ReturnType<typeof setTimeout> | undefined;
    let sketcher: Promise<Sketcher | null> | undefined;
    let isOver = false;
    const show = (next: DrawnSketch | null) => {
      if (isOver) {
        next?.picture.close();
        return;
      }
      setIsComing(false);
      setSketch(next);
    };
    const open = async () => {
      const { canSketch, openSketcher } = await import('#web/features/studio/sketch/sketcher.ts');
      return canSketch() && !isOver ? openSketcher(show) : null;
    };
    const draw = async () => {
      const brief = form.getValues();
      if (!isSketchable(brief)) return show(null);
      sketcher ??= open();
      const opened = await sketcher;
      if (!opened || isOver) return;
      setIsComing(true);
      opened.draw({ brief, seed: seedNow.current() });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!sketcher && values.style_idea === first) return;
        clearTimeout(pause);
        pause = setTimeout(() => void draw(), PAUSE_MS);
      },
    });
    return () => {
      isOver = true;
      stop();
      clearTimeout(pause);
      setSketch(null);
      void sketcher?.then((opened) => opened?.close());
    };
  }, [form]);

  // a picture that is shown no more gives its memory back
  useEffect(() => () => sketch?.picture.close(), [sketch]);
  return { drawn: sketch, isComing };
}
