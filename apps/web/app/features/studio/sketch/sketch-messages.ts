/** What the studio and its sketching worker say to each other. */
import type { Move } from '@toile/contract';
import type { Colour, Difference, Look } from '@toile/look';
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
  moves: readonly Move[];
  /** Parts that stay. */
  locks: readonly string[];
  family: { looks: readonly Look[]; parent?: Look };
  seed: number;
  /** Whether the figure's own picture is looked at, not its sheet. */
  isFigure: boolean;
  /** Comes back with the answer. */
  key: string;
}

/** What of a design can be chosen by hand, part by part. */
export interface HandOffers {
  groups: {
    id: string;
    title: string;
    isLoose: boolean;
    offers: { slot: string; name: string; value: string; values: readonly string[]; colour?: string }[];
  }[];
  palette: readonly Colour[];
  additions: readonly string[];
}

export type SketchOrder =
  | { type: 'fonts'; fonts: SketchFont[] }
  | { type: 'brief'; order: SketchBrief; width: number; isFigure: boolean }
  | { type: 'edit'; order: SketchEdit; width: number };

/** A drawn brief. */
export interface DrawnSketch {
  /** The brief's words, and what was read of them. */
  words: string;
  look: Look;
  picture: ImageBitmap;
  /** Whether the picture is the figure's own, not its sheet. */
  isFigure: boolean;
  /** What an edit changed and could not, in one line. */
  told?: string;
  /** What it changed, slot by slot. */
  changed?: readonly Difference[];
  /** Whether an edit changed anything. */
  isChanged?: boolean;
  /** Whether the finished design takes no token: it is another in its colours alone. */
  isFree?: boolean;
  offers?: HandOffers;
  /** Of the edit it answers. */
  key?: string;
}

/** One answer to every brief; null where it cannot be drawn. */
export type SketchAnswer = DrawnSketch | null;

/** How the figure of a brief will stand, told before it is painted; no answer yet. */
export interface SketchPlan {
  type: 'croquis';
  croquis: {
    /** What of the page is shown, in its own units, which all lengths are in. */
    box: { x: number; y: number; width: number; height: number };
    /** Lines, each the data of an SVG path. */
    body: string;
    over: string;
    head: string;
    guides: string;
    /** Places that are kept for what will stand beside the figure. */
    slots: { part: string; x: number; y: number; width: number; height: number }[];
  };
}
