import type { Difference, Look } from '@toile/look';
import type { Draft, Said } from '#atelier/draft/draft.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Axis } from '../comparatives/comparative-axes.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';
import { intentOf } from '../words/intents.ts';

/** Slots of a garment, as its differences call them. */
type Leaf =
  | 'colour'
  | 'fabric'
  | 'print'
  | 'silhouette'
  | 'fit'
  | 'length'
  | 'waistline'
  | 'neckline'
  | 'collar'
  | 'closure'
  | 'sleeve.shape'
  | 'sleeve.length'
  | 'details'
  | 'border'
  | 'trims';

const CUT_ABOVE: readonly Leaf[] = [
  'neckline',
  'collar',
  'closure',
  'sleeve.shape',
  'sleeve.length',
  'details',
  'trims',
];
const CUT_BELOW: readonly Leaf[] = ['silhouette', 'fit', 'length', 'waistline', 'details'];
const SURFACE: readonly Leaf[] = ['colour', 'print', 'border', 'trims', 'fabric'];

/** What may go with each sort of quality that is said: the slot itself, and those it cannot be had without. */
const OF_QUALITY: Partial<Readonly<Record<Said['as'], readonly Leaf[]>>> = {
  colour: SURFACE,
  palette: SURFACE,
  wash: SURFACE,
  shade: SURFACE,
  fabric: [...SURFACE, 'details', 'sleeve.shape'],
  print: [...SURFACE, 'details'],
  silhouette: [...CUT_BELOW, 'sleeve.shape'],
  fit: [...CUT_BELOW, 'sleeve.shape'],
  length: [...CUT_BELOW, 'sleeve.length', 'sleeve.shape'],
  waistline: CUT_BELOW,
  neckline: CUT_ABOVE,
  collar: CUT_ABOVE,
  closure: CUT_ABOVE,
  sleeve: CUT_ABOVE,
  border: ['border', 'details', 'trims'],
};

const OF_AXIS: Partial<Readonly<Record<Axis, readonly Leaf[]>>> = {
  length: CUT_BELOW,
  'sleeve.length': CUT_ABOVE,
  'sleeve.volume': CUT_ABOVE,
  fit: CUT_BELOW,
  volume: CUT_BELOW,
  neck: CUT_ABOVE,
  waist: CUT_BELOW,
  slit: ['details', 'silhouette'],
  border: ['border', 'details', 'trims'],
  straps: ['details', 'neckline'],
  tone: SURFACE,
  vividness: SURFACE,
  shine: [...SURFACE, 'details'],
  weight: SURFACE,
  'print.scale': ['print'],
  work: ['details', 'print', 'trims'],
};

const EVERY_AXIS: ReadonlySet<Leaf> = new Set(['colour', 'fabric', 'print', ...CUT_ABOVE, ...CUT_BELOW]);

/** The slots that a quality may change of a garment it is said of; undefined where nobody can tell. Pure. */
export const leavesOfQuality = ({ as }: { as: Said['as'] | 'compared' }): ReadonlySet<string> | undefined =>
  as === 'compared' ? EVERY_AXIS : OF_QUALITY[as] && new Set(OF_QUALITY[as]);

/** Says more than its qualities: whom it is for, when, in what manner, like what. */
const isWider = ({ things, styles, occasions, moods, season, without, notColours, ...draft }: Draft): boolean =>
  things.length > 0 ||
  styles.length + occasions.length + moods.length + without.size + notColours.length > 0 ||
  season !== undefined ||
  draft.presentation !== undefined ||
  draft.ageGroup !== undefined ||
  draft.heritage !== undefined;

/** Words that reach over the garment that is spoken of, or to another. */
const REACHING =
  /\b(?:all|both|everything|whole|entire|rest|same|like|match\w*|as|instead|swap|replace|exchange|switch|suit|set|outfit|look|style|version|back to|undo|original|first|previous|last|plain|simple|contrast)\b/;

/** The slots that a clause of qualities alone may change; undefined where it says more, or nothing that is known. Pure. */
export function leavesOf(clause: string): ReadonlySet<string> | undefined {
  const { do: intent } = intentOf(clause);
  if (intent !== 'make' || REACHING.test(clause) || nounOf(clause) !== undefined) return undefined;
  const { compared, rest } = takeComparatives(clause);
  const draft = draftOf(compared.length > 0 ? rest : clause);
  if (isWider(draft)) return undefined;
  const said = draft.floating.filter(({ as }) => as !== 'unread');
  if (said.some(({ as, part }) => OF_QUALITY[as] === undefined || part !== undefined)) return undefined;
  const axes = compared.flatMap(({ by }) => Object.values(by).map(([axis]) => axis));
  // how formal or how elegant it is reaches over all that is worn
  const isOfCut = axes.some((axis) => OF_AXIS[axis] !== undefined);
  if (said.length + axes.length === 0 || (axes.length > 0 && !isOfCut)) return undefined;
  return new Set([...said.flatMap(({ as }) => OF_QUALITY[as] ?? []), ...axes.flatMap((axis) => OF_AXIS[axis] ?? [])]);
}

/** Somebody's own: no word for clothes changes who wears them. */
const OF_SOMEBODY = /^(?:companion\.)?person\.(?:presentation|ageGroup|skin|heritage|build)$/;
const ABOUT_SOMEBODY =
  /\b(?:she|he|they|model|person|woman|women|man|men|girl|boy|lady|guy|bride|groom|mother|mom|mum|father|dad|daughter|son|baby|child|kid|toddler|teen\w*|aged?|years?|old(?:er)?|young(?:er)?|size|skin|fair|dark|dusky|wheatish|complexion|tan|brown|pale|slim|slimmer|fat|plump|curvy|heavy|thin|thinner|healthy|indian|african|asian|european|american|western|desi|for)\b/;

const isOfSize = (clause: string, { floating, things }: Draft): boolean =>
  takeComparatives(clause).compared.length > 0 &&
  ![...floating, ...things.flatMap(({ said }) => said)].some(({ colour }) => colour);

/** Whether a difference between two Looks is of nothing that the clause says. Pure. */
export function isUnasked(clause: string, before: Look, { slot, from }: Difference): boolean {
  const draft = draftOf(clause);
  const isOfPerson =
    draft.presentation ?? draft.ageGroup ?? draft.skin ?? draft.heritage ?? draft.build ?? ABOUT_SOMEBODY.exec(clause);
  if (OF_SOMEBODY.test(slot) && !isOfPerson) return true;
  const [, leaf] = /^g\d+\.(.+)$/.exec(slot) ?? [];
  // how tall somebody is raises no waist
  if (leaf === 'waistline' && /\btall(?:er)?\b/.test(clause)) return true;
  // a size gives no part a colour
  if (leaf === 'trims' && from === '' && isOfSize(clause, draft)) return true;
  const allowed = leavesOf(clause);
  if (allowed === undefined) return false;
  if (leaf !== undefined) return leaf !== 'kind' && !allowed.has(leaf);
  // qualities put nothing on and take nothing off
  return /^(?:companion\.)?(?:g\d+|accessory\.[a-z-]+)$/.test(slot) && from === '' && before.garments.length > 0;
}
