import type { BookForm, Language, PATTERN_FILES, PackEdits } from '@toile/contract';
import type { Issue, PriceTable } from '@toile/cutting';
import type { Look } from '@toile/look';

/** In whose measures a garment is worked out: a size of the table, or what was measured on a customer. */
export interface WantedMeasures {
  /** As it was asked for: the cutter says whether the wearer's table has it. */
  readonly size?: string | undefined;
  readonly measured?: ShopMeasures | undefined;
}
export type ShopMeasures = Readonly<Record<string, number>>;

export interface OfLook {
  readonly look: Look;
  readonly wanted: WantedMeasures;
  /** What was set otherwise in the design's tech pack: every drawing and table follows. */
  readonly edits: PackEdits;
}

/** What the cutter is asked. Everything that a reply depends on is in it: equal tasks have equal replies. */
export type GarmentTask =
  | ({ readonly kind: 'overview' } & Pick<OfLook, 'look'>)
  | ({
      readonly kind: 'flats';
      readonly garment?: string | undefined;
      readonly ground: 'cloth' | 'white';
      readonly dimensions: boolean;
      /** `false`: the drawing alone, with how long each garment is. */
      readonly words?: boolean | undefined;
      readonly format: 'svg' | 'pdf';
    } & OfLook)
  | ({ readonly kind: 'measures'; readonly format: 'json' | 'csv' } & OfLook)
  | ({
      readonly kind: 'pattern';
      readonly garment?: string | undefined;
      readonly format: 'json' | (typeof PATTERN_FILES)[number];
    } & OfLook)
  | ({ readonly kind: 'cost'; readonly prices: PriceTable; readonly format: 'json' | 'csv' | 'xlsx' } & OfLook)
  | {
      readonly kind: 'pack';
      readonly look: Look;
      readonly prices: PriceTable;
      readonly format: 'json' | 'pdf' | 'xlsx';
      readonly language: Language;
      readonly number: string;
      /** Oldest first; the last is what is printed. */
      readonly issues: readonly Issue[];
    }
  | { readonly kind: 'edits'; readonly look: Look; readonly edits: PackEdits }
  | { readonly kind: 'revisions'; readonly look: Look; readonly issues: readonly Issue[] }
  | OrderSheet
  | LookBook
  | ContactSheet;

/** What stands on the sheet of an order. Amounts in rupees; days as `2026-12-31`. */
export interface OrderSheet extends Omit<OfLook, 'edits'> {
  readonly kind: 'order';
  readonly shop: string;
  readonly number: string;
  readonly on: string;
  readonly dueOn: string;
  readonly customer: string | null;
  /** There was a card, and it was torn up: name and measures went with it. */
  readonly isForgotten: boolean;
  readonly fabric: string;
  readonly colourway: string | null;
  readonly price: number;
  readonly advance: number;
  readonly notes: string;
  /** JPEG. */
  readonly picture: Uint8Array;
}

/** What stands in a lookbook or on a line sheet. */
export interface LookBook {
  readonly kind: 'book';
  readonly form: BookForm;
  readonly title: string;
  readonly message: string;
  readonly shop: string;
  readonly on: string;
  readonly prices: PriceTable;
  /** Pictures are JPEG; `code` is the address that its code opens. */
  readonly looks: readonly {
    readonly look: Look;
    readonly edits: PackEdits;
    readonly picture: Uint8Array;
    readonly code: string | null;
  }[];
}

/** What stands on the contact sheet of a folder: pictures in their order, small, with their names. */
export interface ContactSheet {
  readonly kind: 'contact';
  readonly title: string;
  readonly by: string;
  readonly on: string;
  /** Pictures are JPEG. */
  readonly designs: readonly { readonly title: string; readonly picture: Uint8Array }[];
}

/** What the cutter answers: bytes, or the sentence that says what is wrong with the size that was asked for. */
export type GarmentReply = { readonly bytes: Uint8Array } | { readonly refused: string };
