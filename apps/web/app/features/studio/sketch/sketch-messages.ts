/** What the studio and its sketching worker say to each other. */
import type { Look } from '@toile/look';
import type { BriefForm } from '#web/features/studio/brief-form.ts';

/** Bytes of a typeface, by the name the sheet asks for it. */
export interface SketchFont {
  family: 'Toile Italic' | 'Toile Roman' | 'Toile Sans';
  bytes: ArrayBuffer;
}

/** A brief to be drawn with the seed that its design will have. */
export interface SketchBrief {
  brief: BriefForm;
  seed: number;
}

/** A design to be drawn as words change it, with its own seed. */
export interface SketchEdit {
  look: Look;
  words: string;
  family: { looks: readonly Look[]; parent?: Look };
  seed: number;
}

export type SketchOrder =
  | { type: 'fonts'; fonts: SketchFont[] }
  | { type: 'brief'; order: SketchBrief; width: number }
  | { type: 'edit'; order: SketchEdit; width: number };

/** A drawn brief. */
export interface DrawnSketch {
  /** The brief's words, and what was read of them. */
  words: string;
  look: Look;
  picture: ImageBitmap;
  /** What an edit changed and could not, in one line. */
  told?: string;
  /** Whether an edit changed anything. */
  isChanged?: boolean;
}

/** One answer to every brief; null where it cannot be drawn. */
export type SketchAnswer = DrawnSketch | null;
