/** What must hold of every picture, whatever was asked: found by masks, told by rule and garment. */

import { asksFor, detailWord, type Garment, type Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { apronColour, isDirndl } from '#atelier/garments/world/dirndl.ts';
import { ribbonOf } from '#atelier/garments/world/hanbok.ts';
import { colourDistance, mixHex } from '#atelier/kit/colour.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import type { Fault } from './fault.ts';
import { askedOf, coloursOf, inside, type Measured, measure, pixelsOf } from './measured.ts';
import { partFaults } from './part-faults.ts';
import { printFaults } from './print-faults.ts';
import { saidFaults } from './said-faults.ts';

/**
 * How far (ΔE 2000) the commonest colour of a garment may lie from one that was asked for: cloth is woven, worn and lit.
 * Sheer cloth takes of what it covers, sequins burn out in the light.
 */
export const COLOUR_BAR = { opaque: 14, glittering: 18, sheer: 34, pierced: 40 } as const;

/** Pixels of the scene a person is checked at, per page unit. */
export const CHECK_SCALE = 0.3;

function checkSheet({ scene: { figure, width, height } }: Measured): Fault[] {
  let beyond = 0;
  for (let i = 0; i < figure.length; i++) {
    const x = i % width;
    if (figure[i] > 0.2 && (x === 0 || x === width - 1 || i < width || i >= (height - 1) * width)) beyond++;
  }
  return beyond ? [{ rule: 'sheet', kind: 'figure', note: `${beyond} pixels at the edge of the sheet` }] : [];
}

/** Details that open a garment on purpose. */
const OPEN = /slit|distress|ripped|cut-?out|wrap|asymmetric|high-low|open|lace-up|backless|train|fringe|mesh/;
const isOpen = (g: Garment): boolean =>
  g.details.some((d) => OPEN.test(detailWord(d))) ||
  OPEN.test(g.silhouette) ||
  OPEN.test(g.neckline) ||
  FABRIC_RULES[g.cloth.fabric].cover < 0.9;

const handsOf = ({ wearer }: Measured): Point[][] => SIDES.flatMap((s) => placedHand(wearer.body, s)?.shapes ?? []);

/** Ground enclosed between body and cloth, where neither an arm, the fingers nor the legs make the gap. */
function checkHoles(m: Measured): Fault[] {
  const { scene, wearer } = m;
  const { figure, width, height } = scene;
  const { arm, leg } = wearer.body.shapes;
  const arms = inside(
    scene,
    [arm[LEFT], arm[RIGHT], ...handsOf(m)].map((s) => wearer.lineToPage(s)),
    26,
  );
  const legs = [leg[LEFT], leg[RIGHT]].map((s) => wearer.lineToPage(s));
  const crotch = Math.min(...legs.flat().map(([, y]) => y)) * scene.scale;
  const seen = new Uint8Array(figure.length);
  const faults: Fault[] = [];
  for (let start = 0; start < figure.length; start++) {
    if (seen[start] || figure[start] > 0.5) continue;
    const pool: number[] = [start];
    seen[start] = 1;
    let excused = false;
    let low = 0;
    for (let n = 0; n < pool.length; n++) {
      const at = pool[n];
      const x = at % width;
      const y = (at - x) / width;
      low = Math.max(low, y);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1 || arms[at]) excused = true;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (next >= 0 && next < figure.length && !seen[next] && figure[next] <= 0.5) {
          seen[next] = 1;
          pool.push(next);
        }
    }
    const middle = Math.floor(pool[pool.length >> 1] / width);
    // between the legs, and round head and neck (hair, hoops, scarves), air shows by right
    const head = wearer.neck.pit[1] * scene.scale;
    if (excused || pool.length < 6 || middle > crotch + 6 || middle < head) continue;
    const page = [pool[pool.length >> 1] % width, middle].map((v) => Math.round(v / scene.scale));
    faults.push({ rule: 'hole', kind: nearestKind(m, pool), note: `${pool.length} px at ${page.join(', ')}` });
  }
  return faults;
}

/** The garment that borders on a pool of pixels most. */
function nearestKind({ look, scene, dressed }: Measured, pool: readonly number[]): string {
  const count = new Map<number, number>();
  for (const at of pool)
    for (const next of [at - 2, at + 2, at - 2 * scene.width, at + 2 * scene.width]) {
      const owner = dressed.garmentAt[next] ?? 0;
      if (owner) count.set(owner, (count.get(owner) ?? 0) + 1);
    }
  const [first] = [...count].sort((a, b) => b[1] - a[1]);
  return (first && look.garments[first[0] - 1]?.kind) ?? 'figure';
}

const FOR_LEGS = new Set(['skirt', 'trousers', 'lehenga', 'saree', 'dress', 'jumpsuit']);
/** Seen over fewer page units than this, a garment only peeps out from under another. */
const PEEPS = 180;
/** Share of a covered limb that may be bare: a wrist, a turn of the hem. */
const BARE = 0.06;

/** The same of an arm, whose outline is narrower than a child's wrist. */
const BARE_ARM = 0.18;

/** Legs that show through the cloth over them: rows in which the garment lies on both sides of bare leg. */
function checkLegs(m: Measured): Fault[] {
  const { look, scene, wearer, dressed } = m;
  const { width, height } = scene;
  const { arm, leg } = wearer.body.shapes;
  const legs = inside(
    scene,
    [leg[LEFT], leg[RIGHT]].map((s) => wearer.lineToPage(s)),
  );
  const arms = inside(
    scene,
    [arm[LEFT], arm[RIGHT]].map((s) => wearer.lineToPage(s)),
    30,
  );
  return look.garments.flatMap((g, index): Fault[] => {
    if (
      !FOR_LEGS.has(g.family) ||
      isOpen(g) ||
      factsOf(g).bareLegs ||
      look.garments.some((o) => o !== g && isOpen(o) && FOR_LEGS.has(o.family))
    )
      return [];
    const pixels = pixelsOf(m, index);
    if (pixels.length < 200) return [];
    const bottom = Math.floor(pixels[Math.floor(pixels.length * 0.93)] / width);
    const top = Math.floor(pixels[Math.floor(pixels.length * 0.12)] / width);
    if (bottom - top < PEEPS * scene.scale) return [];
    let [bare, all] = [0, 0];
    for (let y = top; y < Math.min(bottom, height); y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (!legs[at] || arms[at]) continue;
        all++;
        if (dressed.garmentAt[at] === 0) bare++;
      }
    const share = all ? bare / all : 0;
    return share > BARE
      ? [{ rule: 'limb', kind: g.kind, note: `${Math.round(share * 100)} % of the leg is bare` }]
      : [];
  });
}

/** Arms that show through long sleeves. */
function checkArms(m: Measured): Fault[] {
  const { look, scene, wearer, dressed } = m;
  const index = look.garments.findIndex((g) => g.sleeve.length === 'long' && !isOpen(g) && g.sleeve.shape !== 'none');
  const g = look.garments[index];
  if (!g || ['saree', 'dupatta', 'lehenga', 'trousers', 'skirt'].includes(g.family)) return [];
  const upper = wearer.lineToPage(wearer.body.shapes.arm[wearer.body.pose.far]);
  if (wearer.body.pose.arm[wearer.body.pose.far].over) return [];
  const arm = inside(scene, [upper]);
  const hand = Math.max(...upper.map(([, y]) => y));
  const top = Math.min(...upper.map(([, y]) => y));
  let [bare, all] = [0, 0];
  for (let at = 0; at < arm.length; at++) {
    const y = Math.floor(at / scene.width) / scene.scale;
    if (!arm[at] || y > top + (hand - top) * 0.6 || y < top + (hand - top) * 0.2) continue;
    all++;
    if (dressed.garmentAt[at] === 0) bare++;
  }
  const share = all ? bare / all : 0;
  return share > BARE_ARM
    ? [{ rule: 'limb', kind: g.kind, note: `${Math.round(share * 100)} % of the arm is bare` }]
    : [];
}

/** Prints that mix their colours until none can be told. */
const MIXED = new Set(['tie-dye', 'ombre', 'animal', 'abstract', 'ikat', 'camouflage']);
/** Colours in which the cloth may rightly be seen: small, the colours of a fine print are seen as their mixture. */
function rightly(g: Garment): string[] {
  const asked = [
    ...askedOf(g),
    ...(g.border ? [g.border.colour.hex] : []),
    ...Object.values(g.trims).map((c) => c.hex),
  ];
  const [ground, ...others] = asked;
  // what lies on the clear page is seen half as its white; denim is rubbed pale; the ribbon of a jeogori is no part of its cloth
  if (FABRIC_RULES[g.cloth.fabric].cover < 0.9)
    asked.push(mixHex(ground, '#ffffff', 0.25), mixHex(ground, '#ffffff', 0.5));
  if (g.cloth.fabric === 'denim') asked.push(mixHex(ground, '#ffffff', 0.15));
  if (asksFor(g, 'goreum')) asked.push(ribbonOf(g).colour);
  // beside an apron a fine print has no colour common enough to be told
  if (isDirndl(g)) asked.push(apronColour(g));
  return [...asked, ...others.flatMap((other) => [0.25, 0.5, 0.75].map((share) => mixHex(ground, other, share)))];
}

/** Parts of a garment that are of another colour by right. */
const PARTED = /apron|contrast/;
/** Cloth of one colour throughout, and no figure of metal woven into it. */
const isPlain = ({ cloth, details }: Garment): boolean =>
  cloth.print.kind === 'solid' &&
  FABRIC_RULES[cloth.fabric].weave !== 'figured' &&
  !details.some((detail) => PARTED.test(detailWord(detail)));

const barOf = ({ cloth }: Garment): number =>
  cloth.fabric === 'lace'
    ? COLOUR_BAR.pierced
    : FABRIC_RULES[cloth.fabric].cover < 0.9
      ? COLOUR_BAR.sheer
      : cloth.fabric === 'sequin'
        ? COLOUR_BAR.glittering
        : COLOUR_BAR.opaque;

/** Seen in fewer pixels, a garment's colour is not judged. */
const JUDGED = 160;

function checkColours(m: Measured): Fault[] {
  const { arm } = m.wearer.body.shapes;
  const within = (shapes: Point[][]): Uint8Array =>
    inside(
      m.scene,
      shapes.map((s) => m.wearer.lineToPage(s)),
      4,
    );
  // hands lie over the clothes, and arms where they are bare
  const hands = within(handsOf(m));
  const arms = within([arm[LEFT], arm[RIGHT], ...handsOf(m)]);
  return m.look.garments.flatMap((g, index): Fault[] => {
    const before = g.sleeve.length === 'long' ? hands : arms;
    const pixels = pixelsOf(m, index).filter((at) => before[at] === 0);
    if (MIXED.has(g.cloth.print.kind) || pixels.length < JUDGED) return [];
    const all = coloursOf(m, pixels);
    // a check of two colours is mostly their mixture: of a print one colour must be told, of plain cloth the commonest
    const told = isPlain(g) ? all.slice(0, 1) : all;
    const [seen] = told;
    if (!seen) return [];
    const bar = barOf(g);
    const away = Math.min(...told.flatMap((own) => rightly(g).map((hex) => colourDistance(hex, own))));
    const cloth = `${g.cloth.fabric} ${g.cloth.print.kind}`;
    return away > bar
      ? [{ rule: 'colour', kind: g.kind, note: `${cloth}: ${seen} for ${g.cloth.colour.hex}, ΔE ${away.toFixed(1)}` }]
      : [];
  });
}

/** Every fault of a painted Look. */
export function faultsOf(m: Measured): Fault[] {
  const finite = m.scene.rgb.every((v) => v >= 0 && v <= PURE_WHITE);
  return [
    ...(finite ? [] : [{ rule: 'unfinished', kind: 'figure', note: 'a pixel is no colour' } as const]),
    ...checkSheet(m),
    ...checkHoles(m),
    ...checkLegs(m),
    ...checkArms(m),
    ...checkColours(m),
  ];
}

/** Grain lifts a white over white paper a little beyond 1. */
const PURE_WHITE = 1.03;

/** Paints the Look small and tells every fault found; none means it holds. */
export function checkLook(look: Look, seed: number): Fault[] {
  try {
    const measured = measure(look, seed, CHECK_SCALE);
    return [...faultsOf(measured), ...saidFaults(measured, seed), ...partFaults(measured), ...printFaults(measured)];
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return [{ rule: 'exception', kind: look.garments[0]?.kind ?? 'figure', note }];
  }
}
