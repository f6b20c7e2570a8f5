import type {
  Colour,
  HairStyle,
  Heritage,
  Medium,
  Mood,
  Moustache,
  Occasion,
  Person,
  Product,
  ReadAs,
  ReadSpan,
  SkinTone,
  Span,
  Style,
} from '@toile/look';
import type { CutFor as Cut, Slots } from '@toile/look/records';
import type { AccessoryEntry, FootwearEntry, GarmentEntry } from '#atelier/lexicon/entry.ts';

/** A quality said of something, with its place in the text. */
export interface Said {
  /** `unread`: a word nobody knows, which holds a phrase together until it is done. */
  as: ReadAs | 'unread';
  /** Lexicon id or name. */
  value: string;
  start: number;
  end: number;
  slots?: Slots;
  colour?: Colour;
  palette?: readonly string[];
  /** A colour that others are said to lie on. */
  isGround?: true;
  /** The part it describes, when it is not the whole: 'collar', 'sleeve', 'border'. */
  part?: string;
  /** What stands for it in the drawing, which shows only that: 'a Peter Pan collar' for a bertha. */
  nearTo?: string;
}

/** Something worn or held that the words name. */
export type Thing = {
  said: Said[];
  /** What the words rule out for it: slot kinds and detail ids. */
  without: Set<string>;
  start: number;
  end: number;
  /** What was named before it lies over it ('a shirt over a tank') or under it ('a tee under a blazer'). */
  relation?: 'over' | 'under';
  /** Named in the plural. */
  many?: boolean;
  /** Cut from the cloth of the thing named before it. */
  matches?: boolean;
} & (
  | { type: 'garment'; entry: GarmentEntry; cut?: Cut | undefined; ofSet?: boolean }
  | { type: 'footwear'; entry: FootwearEntry }
  | { type: 'accessory'; entry: AccessoryEntry }
);
export type GarmentThing = Extract<Thing, { type: 'garment' }>;

/** What the words say, before anything is chosen. */
export interface Draft {
  things: Thing[];
  /** Qualities said of no garment in particular. */
  floating: Said[];
  presentation?: Person['presentation'];
  ageGroup?: Person['ageGroup'];
  build?: Person['build'];
  pose?: Person['pose'];
  medium?: Medium;
  /** The one thing asked for, where it is no outfit. */
  product?: Product;
  /** A thing that is asked for by itself and can only be drawn worn. */
  onlyWorn?: Thing;
  skin?: SkinTone;
  heritage?: Heritage;
  hair?: HairStyle;
  hairColour?: Colour;
  beard?: boolean;
  moustache?: Moustache;
  styles: { id: Style; like: string; palette: readonly string[] }[];
  occasions: { id: Occasion; like: string; palette: readonly string[] }[];
  season?: string;
  /** The season an occasion of the words belongs to. */
  impliedSeason?: string | undefined;
  moods: { id: Mood; palette: readonly string[] }[];
  /** Things, details and colours that must not appear, by id or colour name. */
  without: Set<string>;
  notColours: Colour[];
  /** Spans that belong to no thing: person, style, ignored… */
  spans: ReadSpan[];
  unread: Span[];
}

export const emptyDraft = (): Draft => ({
  things: [],
  floating: [],
  styles: [],
  occasions: [],
  moods: [],
  without: new Set(),
  notColours: [],
  spans: [],
  unread: [],
});
