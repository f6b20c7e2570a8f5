import { PROMPT_LENGTH_MAX } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type BriefForm, promptLength } from '#web/features/studio/brief-form.ts';
import type { DrawnSketch, SketchPlan } from '#web/features/studio/sketch/sketch-messages.ts';
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
  /** How its figure will stand, as soon as that is known. */
  croquis: SketchPlan['croquis'] | null;
  /** Whether what sketches broke: the next letter tries again. */
  isBroken: boolean;
}

const NOTHING: Sketching = { drawn: null, isComing: false, croquis: null, isBroken: false };

/**
 * Sketches the brief while it is written. Nothing is loaded before the words are changed for the first time. @param seed of the
 * design the brief will become, at the moment of drawing
 */
export function useSketch(form: UseFormReturn<BriefForm>, seed: () => number): Sketching {
  const [sketching, setSketching] = useState<Sketching>(NOTHING);
  const seedNow = useRef(seed);
  seedNow.current = seed;

  useEffect(() => {
    const first = form.getValues('style_idea');
    let pause: ReturnType<typeof setTimeout> | undefined;
    let sketcher: Promise<Sketcher | null> | undefined;
    let isOver = false;
    const show = (drawn: DrawnSketch | null) => {
      if (isOver) drawn?.picture.close();
      else setSketching({ ...NOTHING, drawn });
    };
    const plan = (croquis: SketchPlan['croquis']) => {
      if (!isOver) setSketching((now) => (now.isComing ? { ...now, croquis } : now));
    };
    const fail = () => {
      if (!isOver) setSketching({ ...NOTHING, isBroken: true });
    };
    const open = async () => {
      const { canSketch, openSketcher } = await import('#web/features/studio/sketch/sketcher.ts');
      return canSketch() && !isOver ? openSketcher({ onDrawn: show, onCroquis: plan, onBroken: fail }) : null;
    };
    const draw = async () => {
      const brief = form.getValues();
      if (!isSketchable(brief)) return show(null);
      sketcher ??= open();
      const opened = await sketcher;
      if (!opened || isOver) return;
      setSketching(({ drawn }) => ({ ...NOTHING, drawn, isComing: true }));
      opened.draw({ brief, seed: seedNow.current() });
    };
    const tryDraw = () =>
      draw().catch(() => {
        // It did not arrive: the next letter asks for it anew.
        sketcher = undefined;
        fail();
      });
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!sketcher && values.style_idea === first) return;
        clearTimeout(pause);
        pause = setTimeout(() => void tryDraw(), PAUSE_MS);
      },
    });
    return () => {
      isOver = true;
      stop();
      clearTimeout(pause);
      setSketching(NOTHING);
      void sketcher?.then((opened) => opened?.close());
    };
  }, [form]);

  const { drawn } = sketching;
  // a picture that is shown no more gives its memory back
  useEffect(() => () => drawn?.picture.close(), [drawn]);
  return sketching;
}
