/** The ground of a watercolour: a tint in a loose form by day, a dark or a full colour in the evening; chosen by the clothes. */
import type { Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import { chance, die } from '#atelier/kit/chance.ts';
import { luma, type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { NOISE_SIDE } from '#atelier/kit/noise.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { likeOf } from '#atelier/sheet/page/backdrop/choose-backdrop.ts';
import { DAY_FORMS, FULL_FORMS, type LooseForm, type LooseStage } from './loose-forms.ts';
import { partedFrom } from './parted-from.ts';
import { formOfPlace, isDarkPlace, placeSaidOf, tintsOfPlace } from './place-ground.ts';

/** Tints by day: mist, peach, sage, straw, mauve, clay, slate, moss. */
const DAY: readonly Rgb[] = [
  [0.62, 0.74, 0.8],
  [0.92, 0.7, 0.56],
  [0.68, 0.77, 0.64],
  [0.9, 0.77, 0.48],
  [0.77, 0.65, 0.74],
  [0.86, 0.6, 0.52],
  [0.62, 0.68, 0.73],
  [0.73, 0.69, 0.5],
];
/** Dark grounds for pale and bright cloth: midnight, plum, bottle, oxblood, aubergine, slate. */
const NIGHT: readonly Rgb[] = [
  [0.16, 0.19, 0.34],
  [0.3, 0.13, 0.24],
  [0.08, 0.27, 0.27],
  [0.36, 0.12, 0.11],
  [0.2, 0.15, 0.3],
  [0.19, 0.21, 0.26],
];
/** Full colours: terracotta, ochre, rose, lagoon, brick, olive, petrol, dusty blue, sage, tobacco, plum, powder. */
const FULL: readonly Rgb[] = [
  [0.79, 0.37, 0.23],
  [0.85, 0.64, 0.3],
  [0.75, 0.44, 0.45],
  [0.36, 0.53, 0.53],
  [0.6, 0.26, 0.21],
  [0.58, 0.54, 0.32],
  [0.17, 0.32, 0.37],
  [0.47, 0.57, 0.66],
  [0.56, 0.63, 0.52],
  [0.5, 0.34, 0.25],
  [0.36, 0.2, 0.29],
  [0.88, 0.69, 0.64],
];
/** Cloth darker than this is lost on a dark ground. */
const DARK_CLOTH = 0.3;
/** Share of the day's sheets that stand before a full colour all the same, and of the cloths that suit it, the palest. */
const FULL_BY_DAY = 0.62;
/** How much nearer a ground may come to the skin than to cloth. */
const FACE = 1.5;
/** Of the tints farthest from the clothes chance takes one of so many. */
const AMONG = { tint: 3, full: 3 } as const;

const FEASTS: ReadonlySet<string> = new Set(['party', 'gala', 'wedding', 'festival', 'romantic-date', 'runway']);
const GRAND: ReadonlySet<string> = new Set(['sequin', 'brocade', 'velvet']);

/** Is it worn after dark or at a feast? Children stand by day. */
export function isEvening(look: Look): boolean {
  if (look.person.ageGroup === 'child') return false;
  if (FEASTS.has(likeOf(look.occasion))) return true;
  return look.garments.some((garment) => {
    const places = factsOf(garment).places ?? [];
    return (
      places.includes('ballroom') ||
      places.includes('wedding') ||
      garment.family === 'lehenga' ||
      (GRAND.has(garment.cloth.fabric) && ['dress', 'saree', 'jacket'].includes(garment.family)) ||
      (garment.family === 'saree' && garment.cloth.fabric !== 'cotton' && garment.cloth.fabric !== 'linen')
    );
  });
}

export interface LooseGround {
  form: LooseForm;
  tint: Rgb;
  /** Darker than what is set in ink on it. */
  isDark: boolean;
}

/** Darker than this a ground wants lights of body white. */
const DARK_GROUND = 0.62;

/** What the light of a season does to each channel of a tint. */
const SEASON_LIGHT: Readonly<Record<string, Rgb>> = {
  spring: [0.985, 1.02, 0.985],
  summer: [1.02, 1.005, 0.97],
  autumn: [1.03, 0.985, 0.95],
  winter: [0.965, 0.99, 1.03],
};
const leaned = (tint: Rgb, { season }: Look): Rgb => {
  const light = SEASON_LIGHT[season];
  return light ? [tint[0] * light[0], tint[1] * light[1], tint[2] * light[2]] : tint;
};

/** Deterministic in Look and seed. */
export function looseGroundOf(look: Look, seed: number): LooseGround {
  const worn = telling(look, 2).map((g) => rgbOf(g.cloth.colour.hex));
  const main = worn[0] ?? [0.5, 0.5, 0.5];
  // a face is smaller than a dress, and is looked at first
  const face = rgbOf(SKINS[look.person.skin].base);
  const apart = (tint: Rgb): number => Math.min(partedFrom(tint, [face]) * FACE, partedFrom(tint, [main, ...worn]));
  const said = placeSaidOf(look);
  if (said) {
    const [tint] = tintsOfPlace(said).toSorted((a, b) => apart(b) - apart(a));
    return { form: formOfPlace(said), tint, isDark: isDarkPlace(said, tint) };
  }
  const isFull = isEvening(look) || (look.person.ageGroup !== 'child' && chance(seed, 'ground.full') < FULL_BY_DAY);
  const tints = isFull ? (luma(main) < DARK_CLOTH || !isEvening(look) ? FULL : NIGHT) : DAY;
  const sorted = tints.toSorted((a, b) => apart(b) - apart(a));
  const mood = [look.season, look.occasion, look.style] as const;
  const tint = leaned(sorted[die(isFull ? AMONG.full : AMONG.tint, seed, 'ground.tint', ...mood)], look);
  const forms = isFull ? FULL_FORMS : DAY_FORMS;
  const form = forms[die(forms.length, seed, 'ground.form', ...mood)];
  return { form, tint, isDark: luma(tint) < DARK_GROUND };
}

/** Pixels to a point of the grid on which a ground is worked out. */
const STEP = 2;

/** What the ground leaves of each channel of the paper, three numbers a point. */
function tintsOf(
  scene: Scene,
  { form, tint }: LooseGround,
  stage: LooseStage,
  [w, h]: readonly [number, number],
): Float32Array {
  const out = zeros(w * h * 3).fill(1);
  const log = tint.map((v) => Math.log(Math.max(0.02, v)));
  const unit = STEP / scene.scale;
  const fill = (y: number): void => {
    for (let x = 0; x < w; x++) {
      const [px, py] = [x * unit, y * unit];
      const density = form(px, py, stage);
      if (density < 0.003) continue;
      for (let q = 0; q < 3; q++) out[(y * w + x) * 3 + q] = Math.exp(log[q] * density);
    }
  };
  for (let y = 0; y < h; y++) fill(y);
  return out;
}

/** Where a ground's noise begins, and on which side its wash lies. */
export const noiseOf = ({ seed }: Pick<Scene, 'seed'>): Pick<LooseStage, 'offset' | 'side'> => ({
  offset: die(NOISE_SIDE, seed, 'ground.noise'),
  side: chance(seed, 'ground.side') < 0.62 ? 1 : -1,
});

/** Lays the ground on a fresh page. */
export function layLooseGround(scene: Scene, ground: LooseGround, stage: Omit<LooseStage, 'offset' | 'side'>): void {
  const { rgb, width, height } = scene;
  const noise = noiseOf(scene);
  scoped(() => {
    const w = Math.ceil(width / STEP) + 2;
    const h = Math.ceil(height / STEP) + 2;
    const tints = tintsOf(scene, ground, { ...stage, ...noise }, [w, h]);
    const layRow = (y: number): void => {
      const v = y / STEP;
      const row = Math.floor(v) * w;
      const fy = v - Math.floor(v);
      for (let x = 0; x < width; x++) {
        const u = x / STEP;
        const at = (row + Math.floor(u)) * 3;
        const low = at + w * 3;
        // bare paper
        if (tints[at] === 1 && tints[at + 3] === 1 && tints[low] === 1 && tints[low + 3] === 1) continue;
        const fx = u - Math.floor(u);
        for (let q = 0, p = (y * width + x) * 3; q < 3; q++) {
          const above = tints[at + q] + (tints[at + 3 + q] - tints[at + q]) * fx;
          const below = tints[low + q] + (tints[low + 3 + q] - tints[low + q]) * fx;
          rgb[p + q] *= above + (below - above) * fy;
        }
      }
    };
    for (let y = 0; y < height; y++) layRow(y);
  });
}
