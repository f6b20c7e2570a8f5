/** The ground of a sheet whose words say where somebody stands: the place in one wash, in a tint that is its own. */
import type { Look } from '@toile/look';
import { luma, mixHex, type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import { type GroundPlace, type GroundSky, placeAmong, skySaid } from '#atelier/lexicon/language/drawn-grounds.ts';
import { type LooseForm, openCover, openField } from './loose-forms.ts';
import * as built from './places-built.ts';
import * as outdoors from './places-outdoors.ts';
import { rained } from './places-outdoors.ts';
import * as water from './places-water.ts';

/** What is drawn of the surroundings. */
export interface PlaceSaid {
  place: GroundPlace;
  sky?: GroundSky;
  /** Of a wall: the colour that is said of it. */
  wall?: string;
}

const FORMS: Partial<Record<GroundPlace, outdoors.PlaceForm>> = {
  sea: outdoors.sea,
  mountains: outdoors.mountains,
  dunes: outdoors.dunes,
  garden: outdoors.garden,
  forest: outdoors.forest,
  flowers: outdoors.flowers,
  snow: outdoors.snow,
  city: outdoors.city,
  night: outdoors.night,
  arch: built.arch,
  window: built.windowLight,
  steps: built.steps,
  brick: built.brick,
  carpet: built.carpet,
  ghat: water.ghat,
  river: water.river,
  pool: water.pool,
  pier: water.pier,
  sun: outdoors.sun,
};

const LAGOON: Rgb = [0.36, 0.53, 0.53];
const DUSTY: Rgb = [0.47, 0.57, 0.66];
const SLATE: Rgb = [0.42, 0.48, 0.55];
const SAGE: Rgb = [0.46, 0.55, 0.4];
const OLIVE: Rgb = [0.5, 0.52, 0.3];
const OCHRE: Rgb = [0.85, 0.64, 0.3];
const ROSE: Rgb = [0.75, 0.44, 0.45];
const CLAY: Rgb = [0.79, 0.45, 0.32];
const STONE: Rgb = [0.66, 0.6, 0.52];
const GOLDEN: Rgb = [0.9, 0.67, 0.34];
const MIDNIGHT: Rgb = [0.16, 0.19, 0.34];

/** The tints a place may lie in; of them the farthest from the clothes is taken. */
const TINTS: Record<GroundPlace, readonly Rgb[]> = {
  sea: [LAGOON, DUSTY],
  mountains: [DUSTY, SLATE, [0.5, 0.46, 0.56]],
  dunes: [OCHRE, CLAY],
  garden: [SAGE, OLIVE],
  forest: [SAGE, [0.3, 0.4, 0.36]],
  flowers: [OLIVE, SAGE, [0.72, 0.5, 0.52]],
  snow: [DUSTY, SLATE],
  city: [SLATE, DUSTY, STONE],
  night: [MIDNIGHT, [0.2, 0.15, 0.3]],
  arch: [CLAY, OCHRE, ROSE, STONE],
  window: [OCHRE, CLAY, SAGE, DUSTY],
  steps: [STONE, SLATE, ROSE],
  brick: [[0.62, 0.3, 0.24]],
  wall: [STONE, DUSTY, CLAY, SAGE],
  ghat: [LAGOON, STONE, DUSTY],
  river: [LAGOON, DUSTY],
  pool: [[0.26, 0.6, 0.66], LAGOON],
  pier: [DUSTY, LAGOON, SLATE],
  carpet: [[0.66, 0.12, 0.16]],
  sun: [GOLDEN],
};
const SKIES: Record<GroundSky, readonly Rgb[]> = {
  golden: [GOLDEN, [0.87, 0.6, 0.36]],
  sunset: [[0.84, 0.5, 0.38], ROSE],
  night: [MIDNIGHT, [0.2, 0.19, 0.3]],
  rain: [SLATE, DUSTY],
};

/** What a wall's colour is said to be lighter or darker by. */
const SHADED: readonly (readonly [said: RegExp, to: string, share: number])[] = [
  [/\b(?:pale|light|pastel|powder|soft|faded|dusty)\b/, '#f6f1e8', 0.55],
  [/\b(?:dark|deep)\b/, '#1d1a1c', 0.4],
];
/** The colour that is said of a wall. */
function colourIn(words: string): string | undefined {
  const hex = hexIn(words);
  return hex && SHADED.reduce((shade, [said, to, share]) => (said.test(words) ? mixHex(shade, to, share) : shade), hex);
}

/** Where the words say somebody stands, as far as the sheet shows it. */
export function placeSaidOf({ reading }: Look): PlaceSaid | undefined {
  const said = reading.understood.filter(({ as, drawn }) => as === 'setting' && drawn !== false);
  const words = said.map(({ value }) => value);
  const place = placeAmong(words)?.place;
  if (!place) return undefined;
  const sky = skySaid(words.join(', '));
  const wall = place === 'wall' ? words.map(colourIn).find((hex) => hex !== undefined) : undefined;
  return { place, ...(sky && { sky }), ...(wall !== undefined && { wall }) };
}

/** The tints it may lie in: a wall of a colour in that alone. */
export const tintsOfPlace = ({ place, sky, wall }: PlaceSaid): readonly Rgb[] =>
  wall !== undefined ? [rgbOf(wall)] : place !== 'night' && sky && FORMS[place] ? SKIES[sky] : TINTS[place];

/** Its form, which runs off the page wherever no column stands. */
export function formOfPlace({ place, sky }: PlaceSaid): LooseForm {
  const form = FORMS[place];
  if (!form) return openField;
  return (x, y, stage) => {
    const cover = openCover(x, y, stage);
    if (cover === 0) return 0;
    const laid = form(x, y, stage, sky) * cover;
    return sky === 'rain' ? laid * rained(x, y, stage) : laid;
  };
}

/** A place of light washes is dark where its tint is. */
const DARK = 0.45;
export const isDarkPlace = (said: PlaceSaid, tint: Rgb): boolean =>
  said.wall !== undefined ? luma(tint) < 0.62 : luma(tint) < DARK;
