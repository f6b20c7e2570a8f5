/**
 * Hold-out prompts say what the Look's own slots must hold: compared with the Look itself, not with what the reading claims
 * to have understood.
 */
import { detailWord, type Garment, type Look } from '@toile/look';

type OneOf = string | string[];

/** What one garment of the Look must show; absent slots are left open. */
export interface WantedGarment {
  family: Garment['family'];
  /** Name of the ground, of a colour in the print or of a trim. */
  colour?: OneOf;
  not_colour?: string;
  fabric?: OneOf;
  print?: OneOf;
  silhouette?: OneOf;
  fit?: OneOf;
  length?: OneOf;
  waistline?: OneOf;
  neckline?: OneOf;
  not_neckline?: string;
  collar?: OneOf;
  sleeve?: OneOf;
  sleeve_shape?: OneOf;
  closure?: OneOf;
  detail?: string;
  border?: OneOf;
  border_colour?: OneOf;
}

export interface OwnPrompt {
  id: string;
  text: string;
  presentation?: Look['person']['presentation'];
  age?: Look['person']['ageGroup'];
  build?: Look['person']['build'];
  hair?: string;
  garments: WantedGarment[];
  accessory?: string;
  no_accessory?: string;
  footwear?: OneOf;
}

const isOneOf = (value: string | undefined, wanted: OneOf): boolean =>
  value !== undefined && [wanted].flat().includes(value);

const shows = ({ cloth: { colour, print }, trims }: Garment, wanted: OneOf): boolean =>
  [colour, ...print.colours, ...Object.values(trims)].some(({ name }) => isOneOf(name, wanted));

/** The slots that a garment misses, each as 'slot: wanted, has'. */
function missedBy(garment: Garment, wanted: WantedGarment): string[] {
  const { cloth, sleeve, border } = garment;
  const slots: [string, OneOf | undefined, string | undefined][] = [
    ['fabric', wanted.fabric, cloth.fabric],
    ['print', wanted.print, cloth.print.kind],
    ['silhouette', wanted.silhouette, garment.silhouette],
    ['fit', wanted.fit, garment.fit],
    ['length', wanted.length, garment.length],
    ['waistline', wanted.waistline, garment.waistline],
    ['neckline', wanted.neckline, garment.neckline],
    ['collar', wanted.collar, garment.collar],
    ['sleeve', wanted.sleeve, sleeve.length],
    ['sleeve_shape', wanted.sleeve_shape, sleeve.shape],
    ['closure', wanted.closure, garment.closure],
    ['border', wanted.border, border?.kind],
    ['border_colour', wanted.border_colour, border?.colour.name],
  ];
  const missed = slots.flatMap(([slot, want, has]) => {
    if (want === undefined || isOneOf(has, want)) return [];
    return [`${slot}: ${[want].flat().join('|')}, has ${has ?? 'none'}`];
  });
  if (wanted.colour && !shows(garment, wanted.colour))
    missed.push(`colour: ${[wanted.colour].flat().join('|')}, has ${cloth.colour.name}`);
  if (wanted.not_colour === cloth.colour.name) missed.push(`colour: anything but ${wanted.not_colour}`);
  if (wanted.not_neckline === garment.neckline) missed.push(`neckline: anything but ${wanted.not_neckline}`);
  if (wanted.detail && !garment.details.some((detail) => detailWord(detail) === wanted.detail))
    missed.push(`detail: ${wanted.detail}`);
  return missed;
}

/** How many slots a prompt names. */
const countSlots = (wanted: WantedGarment): number => Object.keys(wanted).length;

/** Slots asked for, and the sentences of those missed. A garment that is not there misses all its slots. */
export function judge(look: Look, prompt: OwnPrompt): { of: number; missed: string[] } {
  const missed: string[] = [];
  let of = 0;
  const free = [...look.garments];
  for (const wanted of prompt.garments) {
    of += countSlots(wanted);
    const same = free
      .filter(({ family }) => family === wanted.family)
      .map((garment) => ({ garment, missed: missedBy(garment, wanted) }))
      .toSorted((a, b) => a.missed.length - b.missed.length)[0];
    if (same) {
      free.splice(free.indexOf(same.garment), 1);
      missed.push(...same.missed.map((miss) => `${wanted.family} ${miss}`));
    } else for (let i = countSlots(wanted); i > 0; i--) missed.push(`no ${wanted.family}`);
  }
  const { person, accessories, footwear } = look;
  const kinds = accessories.map(({ kind }) => kind);
  const whole: [string, OneOf | undefined, string | undefined][] = [
    ['presentation', prompt.presentation, person.presentation],
    ['age', prompt.age, person.ageGroup],
    ['build', prompt.build, person.build],
    ['hair', prompt.hair, person.hair.style],
    ['footwear', prompt.footwear, footwear.kind],
    ['accessory', prompt.accessory, kinds.find((kind) => kind === prompt.accessory)],
  ];
  for (const [slot, want, has] of whole) {
    if (want === undefined) continue;
    of++;
    if (!isOneOf(has, want)) missed.push(`${slot}: ${[want].flat().join('|')}, has ${has ?? 'none'}`);
  }
  if (prompt.no_accessory) {
    of++;
    if (kinds.some((kind) => kind === prompt.no_accessory)) missed.push(`accessory: no ${prompt.no_accessory}`);
  }
  return { of, missed };
}
