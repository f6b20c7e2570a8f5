import { SKIN_COLOR } from '@toile/contract';
import type { Detail, Garment, Look, Source } from '@toile/look';
import { detailWord } from '@toile/look/detail-word';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { capital } from '#web/lib/capital.ts';

/** Said by the person, in words or by an option; or chosen by the atelier. */
export type Decision = 'said' | 'chosen';

export interface LookRow {
  term: string;
  value: string;
  decision: Decision;
  /** `#rrggbb` of a swatch to show beside the value. */
  swatch?: string;
}

export interface LookGroup {
  id: string;
  title: string;
  /** Who decided that there is such a garment. None for what is worn with the garments. */
  kind?: Decision;
  rows: LookRow[];
}

interface Slot {
  term: string;
  value: string;
  /** Keys of `sources` that may tell who decided it, the closest first. */
  keys: string[];
  swatch?: string | undefined;
  /** Worth a row even if the atelier chose it. */
  always: boolean;
}

/** Ids whose hyphen is the word's own. */
const HYPHENATED = new Set([
  'a-line',
  'double-breasted',
  'drop-shoulder',
  'fit-and-flare',
  'half-placket',
  'off-shoulder',
  'one-shoulder',
  'single-breasted',
  'three-quarter',
  'tie-dye',
]);
/** 'cable-knit' → 'cable knit': lexicon ids read as words. */
const words = (id: string) => (HYPHENATED.has(id) ? id : id.replaceAll('-', ' '));

const PLAIN_SLEEVES = new Set(['none', 'set-in', 'shirt', 'cap', 'tailored']);

function sleeveWords({ shape, length }: Garment['sleeve']): string {
  return PLAIN_SLEEVES.has(shape) ? words(length) : `${words(length)} ${words(shape)}`;
}

function printWords({ kind, name, colours }: Garment['cloth']['print']): string {
  const motif = name ?? words(kind);
  const inks = colours.map((colour) => colour.name).join(STUDIO.describeLook.and);
  return inks && !motif.includes(inks) ? STUDIO.describeLook.inColours(motif, inks) : motif;
}

function borderWords({ kind, colour }: NonNullable<Garment['border']>): string {
  return kind === 'plain' ? colour.name : `${colour.name} ${words(kind)}`;
}

/** Details that cloth and print do not tell already. */
function detailWords(details: readonly Detail[], { name = '', print }: Garment['cloth']): string {
  const told = `${name} ${print.name ?? ''}`;
  return details
    .map((detail) => words(detailWord(detail)).replace(/^embroidery (?=\S)/, 'embroidered '))
    .filter((detail) => !told.includes(detail))
    .join(', ');
}

/** The cut as it was said, where it was: the figure's shape that draws it has a name of its own. */
function cutOf({ id, silhouette }: Garment, { understood }: Look['reading']): string {
  const said = understood.findLast(({ as, of, drawn }) => as === 'silhouette' && of === id && drawn !== false);
  return words(said?.value ?? silhouette);
}

/** What is cut in pleats has pleats: told once, as the cut, and as said where either was. */
const isPleats = (cut: string, { id }: Detail): boolean => cut === 'pleated' && id === 'pleats';

function slotsOf({ id, cloth, sleeve, ...garment }: Garment, cut: string): Slot[] {
  const details = garment.details.filter((detail) => !isPleats(cut, detail));
  const pleats = details.length < garment.details.length ? ['details'] : [];
  const at = (...names: string[]) => names.map((name) => `${id}.${name}`);
  const slot = (term: string, value: string, always: boolean, ...names: string[]): Slot => ({
    term,
    value,
    always,
    keys: at(...names),
  });
  const shapes = [
    slot(STUDIO.describeLook.cut, cut, true, ...pleats, 'silhouette'),
    slot(STUDIO.describeLook.length, words(garment.length), true, 'length'),
    slot(STUDIO.describeLook.neckline, words(garment.neckline), false, 'neckline'),
    slot(STUDIO.describeLook.collar, words(garment.collar), false, 'collar'),
    slot(STUDIO.describeLook.sleeves, sleeveWords(sleeve), false, 'sleeve', 'sleeve.length', 'sleeve.shape'),
    slot(STUDIO.describeLook.fit, words(garment.fit), false, 'fit'),
    slot(STUDIO.describeLook.closure, words(garment.closure), false, 'closure'),
    slot(STUDIO.describeLook.border, garment.border ? borderWords(garment.border) : '', false, 'border'),
    slot(STUDIO.describeLook.details, detailWords(details, cloth), false, 'details'),
  ];
  return [
    {
      ...slot(STUDIO.describeLook.colour, cloth.colour.name, true, 'colour', 'cloth.colour'),
      swatch: cloth.colour.hex,
    },
    slot(STUDIO.describeLook.cloth, cloth.name ?? words(cloth.fabric), true, 'fabric', 'cloth.fabric', 'cloth'),
    ...(cloth.print.kind === 'solid'
      ? []
      : [slot(STUDIO.describeLook.print, printWords(cloth.print), true, 'print', 'cloth.print')]),
    ...shapes.filter(({ value }) => value !== '' && value !== 'none'),
  ];
}

/** Who decided a slot: the closest key that is told, or any key beneath it. */
function sourceOf(keys: string[], sources: Record<string, Source>): Source {
  for (const key of keys) {
    const source = sources[key];
    if (source) return source;
  }
  const beneath = Object.entries(sources).filter(([name]) => keys.some((key) => name.startsWith(`${key}.`)));
  const told = beneath.map(([, source]) => source);
  return told.includes('words') ? 'words' : told.includes('option') ? 'option' : 'chosen';
}

const decisionOf = (keys: string[], sources: Record<string, Source>): Decision =>
  sourceOf(keys, sources) === 'chosen' ? 'chosen' : 'said';

function rowsOf(slots: Slot[], sources: Record<string, Source>): LookRow[] {
  return slots.flatMap(({ term, value, keys, swatch, always }) => {
    const decision = decisionOf(keys, sources);
    if (decision === 'chosen' && !always) return [];
    return [{ term, value: capital(wearWords(value)), decision, ...(swatch ? { swatch } : {}) }];
  });
}

function modelSlots({ person }: Look): Slot[] {
  const { style, colour } = person.hair;
  const hair = style === 'bald' ? style : `${words(style)}, ${colour.name}`;
  const skin = SKIN_COLOR.find(({ value }) => value === person.skin)?.label ?? '';
  const slots: Slot[] = [
    { term: STUDIO.describeLook.hair, value: hair, keys: ['person.hair'], always: true },
    { term: STUDIO.describeLook.skin, value: skin, keys: ['person.skin'], always: true },
  ];
  return slots.filter(({ value }) => value !== '');
}

function wearingSlots({ footwear, accessories }: Look): Slot[] {
  const slots: Slot[] = [
    {
      term: STUDIO.describeLook.shoes,
      value: footwear.name,
      keys: ['footwear'],
      swatch: footwear.colour.hex,
      always: true,
    },
    ...accessories.map(({ kind, name, colour }, at) => ({
      term: at === 0 ? STUDIO.describeLook.withPieces : 'and',
      value: name,
      keys: [`accessory.${kind}`],
      swatch: colour.hex,
      always: true,
    })),
  ];
  return slots.filter(({ value }) => value !== '');
}

/** The Look as a card prints it: a group for every garment, then what is worn with them, and by whom. */
export function describeLook(look: Look): LookGroup[] {
  const { sources } = look.reading;
  const garments = look.garments.map((garment) => ({
    id: garment.id,
    title: capital(wearWords(garment.name)),
    kind: decisionOf([`${garment.id}.kind`], sources),
    rows: rowsOf(slotsOf(garment, cutOf(garment, look.reading)), sources),
  }));
  return [
    ...garments,
    { id: 'wearing', title: STUDIO.describeLook.wornWith, rows: rowsOf(wearingSlots(look), sources) },
    { id: 'model', title: STUDIO.describeLook.model, rows: rowsOf(modelSlots(look), sources) },
  ];
}
