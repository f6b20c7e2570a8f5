/** Jackets and coats, from a blazer to a sherwani. */

import type { Collar, Garment } from '@toile/look';
import { merge } from '#atelier/cloth/build.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import { isPiped, pipedCollar, pipedEdges } from '#atelier/garments/edges/piped-edges.ts';
import { layButtons } from '#atelier/garments/finish/buttons.ts';
import { cordOn, frogs, toggles } from '#atelier/garments/finish/corded.ts';
import { zip } from '#atelier/garments/finish/fastenings.ts';
import { finish, OF_COATS, type Seams } from '#atelier/garments/finish/finish.ts';
import { layHarness } from '#atelier/garments/finish/harness.ts';
import { ribBand } from '#atelier/garments/finish/rib-band.ts';
import { studsAlong } from '#atelier/garments/finish/studs.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import { type Fitting, hidesSleeves, type WornWith } from '#atelier/garments/fitting.ts';
import { beneath, type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { isFoldedAcross, onlyForearm } from '#atelier/garments/sleeve/bent-sleeve.ts';
import { hasCuffs, overCuff, SLEEVE_OVER_CUFF } from '#atelier/garments/sleeve/shirt-cuff.ts';
import { sleeveFinish } from '#atelier/garments/sleeve/sleeve-finish.ts';
import { contrastSleeves, makeSleeves, sleeveMaterial, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { sleeveStripes } from '#atelier/garments/sleeve/sleeve-stripes.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, type CollarCut, collar, ribStand } from '#atelier/garments/upper/collar-cuts.ts';
import { type Hood, hood, hoodFur } from '#atelier/garments/upper/hood.ts';
import { type HoodUp, isHoodUp, layHoodUp } from '#atelier/garments/upper/hood-up.ts';
import { goreum, ribbonOf } from '#atelier/garments/world/hanbok.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { DETAILS } from '#atelier/kit/preview.ts';
import { both, LEFT, RIGHT, SIDES, type Sided } from '#atelier/kit/side.ts';
import { jacketCutOf, lapelOf } from './choose-jacket-cut.ts';
import { furCollar, furCuffs } from './fur-trim.ts';
import { type Jacket, jacket } from './jacket.ts';
import { buttonColour, buttonSize } from './jacket-buttons.ts';
import {
  collared,
  edged,
  FUR,
  fleeceOf,
  insideOf,
  isSheepskin,
  lapelMaterial,
  outsideOf,
  ribMaterial,
  unpiped,
} from './jacket-cloth.ts';
import { cardiganButtons, coatTails, isBiker, isCardigan, isOpenRobe, jacketDetails } from './jacket-details.ts';
import { beltOf, waistCord } from './jacket-waist.ts';
import { lapels } from './lapels.ts';

const STANDING: Partial<Record<Collar, CollarCut>> = {
  shirt: 'shirt',
  polo: 'shirt',
  band: 'stand',
  mandarin: 'stand',
  'peter-pan': 'peter-pan',
  bow: 'bow',
  roll: 'roll',
  funnel: 'funnel',
  cross: 'cross',
};

/** Cut by a tailor: its sleeves are finished with buttons. */
const isTailored = (g: Garment): boolean =>
  g.sleeve.length === 'long' &&
  g.sleeve.shape !== 'kimono' &&
  !['leather', 'denim', 'knit', 'fur', 'quilted'].includes(g.cloth.fabric);

/** Units beyond the bare neck that a collar worn beneath takes. */
const roundNeck = (under: readonly Garment[]): number =>
  under.some(({ collar, neckline }) => collar === 'roll' || collar === 'funnel' || neckline === 'turtle') ? 4.5 : 1;

/** Widths of a lapel, and by how much a biker's is wider, page units. */
const LAPEL_WIDTH = { woman: 38, man: 42, biker: 8 } as const;
/** Depths of the band at the hem, knitted and of fleece, page units. */
const RIB = 21;
const FLEECE = 17;
/** How much deeper the armhole of a coat is than that of what it goes over, and how far its sleeve shows a cuff, page units. */
const ARMHOLE = 8;
const CUFF = 2;

/** A jacket with its sleeves, and what it is worn over. */
interface Made {
  j: Jacket;
  sleeves: Sleeve[];
  /** Forearms that are folded before the front. */
  folded: Sleeve[];
  /** Whose cuffs come out of the sleeves. */
  shirt: Garment | undefined;
  /** Lying on the shoulders, or over the head. */
  hooded: Hood | null;
  hoodUp: HoodUp | null;
  /** Where each front meets the neck. */
  ends: Sided<Point>;
}

function makeJacket(d: Fitting, g: Garment, under: readonly Garment[], sleeveHidden: boolean): Made {
  const { f } = d;
  const cut = jacketCutOf(d, g, under);
  const j = jacket(f, cut);
  const shirt = lapelOf(g) && g.sleeve.length === 'long' ? under.find(hasCuffs) : undefined;
  const over = { pad: cut.pad, padOut: cut.padOut, drop: ARMHOLE, ...(shirt && { end: SLEEVE_OVER_CUFF }) };
  const bare = sleeveHidden ? [] : makeSleeves(d, g, cut.ease, over);
  const sleeves = shirt ? bare.map((s) => overCuff(f, s, CUFF)) : bare;
  const folded = sleeves.filter(({ side }) => isFoldedAcross(f, side)).map(onlyForearm);
  const hoodUp = isHoodUp(f, g) ? layHoodUp(d, g, outsideOf(g), { open: cut.neckOpen }) : null;
  const hooded = g.collar === 'hood' && !hoodUp ? hood(f, cut.neckOpen) : null;
  return { j, sleeves, folded, shirt, hooded, hoodUp, ends: both(j.edges[LEFT][0], j.edges[RIGHT][0]) };
}

/** What of it hangs behind the person: its back, its collar, its tails. */
function behindJacket({ f }: Fitting, g: Garment, { j, hooded, hoodUp }: Made): Layer[] {
  const of = outsideOf(g);
  const inside = insideOf(g);
  const fall = { fabric: 'cotton', colour: lapelMaterial(g).colour } as const;
  return [
    lay(g, 'inside', j.back, { of: inside, ...(trimOf(g, 'lining') && { called: 'lining' }) }),
    ...(j.cut.front === 'vee' ? [] : [lay(g, 'collar back', collarBack(f, COLLAR_RISE), { of: fall })]),
    ...(hasDetail(g, 'tails') ? [lay(g, 'back', coatTails(f), { of: plainOf(of) })] : []),
    ...(hooded ? [lay(g, 'hood', hooded.behind, { of })] : []),
    ...(hoodUp ? [hoodUp.behind] : []),
  ];
}

/** Where a collar is closed at the throat. */
const closeOf = ({ f }: Fitting, { cut }: Jacket): Point =>
  cut.open > 0 ? add(f.neck.pit, [0, 4]) : add(f.neck.pit, [0, 3 + cut.neckOpen]);

const frontsOf = ({ front }: Jacket): Point[][] =>
  front.pieces.filter((p) => p.name.startsWith('front')).map((p) => p.outline);

/** Fronts and sleeves with their pockets, closure and lit edges. */
function jacketCloth(d: Fitting, g: Garment, { j, sleeves, shirt }: Made): Layer[] {
  const { f } = d;
  const material = outsideOf(g);
  const extra = jacketDetails(d, g, j);
  if (g.closure === 'zip' && j.cut.open <= 0 && !isBiker(g)) {
    const top = j.cut.front === 'lapel' ? j.breakPoint : closeOf(d, j);
    extra.lines.push(...zip(f, top, j.cut.endY - 4, trimOf(g, 'zip')));
  }
  const ends = lapelOf(g) && isTailored(g) ? sleeveFinish(f, j, sleeves) : [];
  extra.lines.push(...ends.flatMap(({ lines }) => lines));
  // a cord along the lapels is sewn with them
  if (isPiped(g) && !lapelOf(g) && !f.back) extra.lines.push(...pipedEdges([j.edges[j.over]], contrastOf(g)));
  if (g.closure === 'frog') {
    const cord = trimOf(g, 'buttons') ?? cordOn(g.cloth.colour.hex);
    extra.lines.push(...(hasDetail(g, 'toggle') ? toggles : frogs)(j.buttons, cord));
  }
  const whole = merge(j.front, ...contrastSleeves(g, sleeves), extra);
  const of = [material, sleeveMaterial(g), shirt ? materialOf(shirt.cloth) : material];
  const atCuffs = ends.flatMap(({ buttons, radius }) =>
    layButtons(g, { at: buttons, colour: buttonColour(g), radius, finest: DETAILS.glint }),
  );
  const stripes = hasDetail(g, 'side-stripe') ? sleeveStripes(sleeves, contrastOf(g)) : null;
  const fronts = frontsOf(j);
  return [
    { is: 'hem-shade', hem: j.hemLine, isSheer: false },
    lay(g, 'cloth', whole, { of, cast: 0.5 }),
    ...(j.cut.hem === 'rib'
      ? beneath(sleeves, [
          lay(g, 'rib', ribBand(j.panel, j.hemLine, RIB, fronts), { of: ribMaterial(g), clip: fronts }),
        ])
      : []),
    ...atCuffs,
    ...(stripes ? [lay(g, 'stripe', stripes, { of: material })] : []),
  ];
}

/** Lapels, or the collar that stands or is knitted on. */
function collarOf(d: Fitting, g: Garment, { j, folded, ends }: Made, under: readonly Garment[]): readonly Layer[] {
  const { f, seed } = d;
  const kind = lapelOf(g);
  const of = lapelMaterial(g);
  if (kind) {
    const width = LAPEL_WIDTH[isWoman(f) ? 'woman' : 'man'] + (isBiker(g) ? LAPEL_WIDTH.biker : 0);
    const made = lapels(f, j, { kind, width, room: roundNeck(under) });
    return beneath(
      folded,
      made.map((lapel) => lay(g, 'lapel', edged(g, lapel), { of, cast: 0.35 })),
    );
  }
  const standing = STANDING[g.collar];
  if (standing && !isOpenRobe(g)) {
    const made = pipedCollar(g, collar(f, standing, { close: closeOf(d, j) }), contrastOf(g));
    return [lay(g, 'collar', made, { of, cast: 0.35, seed: branch(seed, 'jacket.collar') })];
  }
  if (g.collar !== 'rib' || j.cut.front !== 'neck') return [];
  return [lay(g, 'collar', ribStand(f, ends), { of: ribMaterial(g), cast: 0.3 })];
}

/** The ribbon of a Korean jacket. */
const ribbon = ({ f, seed }: Fitting, g: Garment): Layer[] =>
  hasDetail(g, 'goreum') && !f.back
    ? goreum(f, seed).map((part) => lay(g, 'ribbon', part, { of: ribbonOf(g), cast: 0.35 }))
    : [];

/** What studs run along: both front edges, and the shoulders. */
function studded(g: Garment, { j }: Made): Layer[] {
  const edges = SIDES.map((s) => j.edges[s].map((p) => add(p, [s * 8, 0])));
  const shoulders = [0.1, 0.16].map((v) => j.panel.row(v, -0.9, 0.9, 40));
  return studsAlong(g, [...edges, ...shoulders], frontsOf(j));
}

/** Ribbon, straps, studs and the cord at the waist. */
const ownParts = (d: Fitting, g: Garment, made: Made): Layer[] => [
  ...ribbon(d, g),
  ...(d.f.back ? [] : [...layHarness(g, made.j.panel, frontsOf(made.j)), ...studded(g, made)]),
  ...beneath(made.folded, waistCord(d, g, made.j, frontsOf(made.j))),
];

/** Fur at collar, cuffs and hem, or round the hood. */
function furOf({ f }: Fitting, g: Garment, { j, sleeves, folded, hooded, hoodUp, ends }: Made): readonly Layer[] {
  if (hoodUp) return [];
  if (hooded) return hasDetail(g, 'fur-trim') ? [lay(g, 'fur', hoodFur(f), { of: FUR, cast: 0.35 })] : [];
  if (!hasDetail(g, 'fur-trim') && !isSheepskin(g)) return [];
  const of = isSheepskin(g) ? fleeceOf(g) : FUR;
  const clip = frontsOf(j);
  const atHem = lay(g, 'fur', ribBand(j.panel, j.hemLine, FLEECE, clip), { of, cast: 0.2, clip });
  return [
    ...(isSheepskin(g) ? beneath(sleeves, [atHem]) : []),
    ...beneath(folded, [lay(g, 'fur', furCollar(f, ends), { of, cast: 0.35 })]),
    lay(g, 'fur', furCuffs(f, sleeves), { of, cast: 0.35 }),
  ];
}

/** The seams it is finished at. */
function seamsOf(d: Fitting, g: Garment, { j, sleeves, folded }: Made): Seams {
  const waist = beltOf(d, g, j);
  const at = isCardigan(g) ? cardiganButtons(j) : g.closure === 'frog' ? [] : j.buttons;
  return {
    hem: { panel: j.panel, hem: j.hemLine, isBordered: j.cut.open <= 0 },
    front: { buttons: [{ at, colour: buttonColour(g), radius: buttonSize(g, j) }] },
    sleeves: { cuffs: sleeves, overHem: sleeves, overFront: folded },
    body: { coat: j },
    ...(waist && { waist }),
  };
}

export function cutJacket(asked: Garment, d: Fitting, worn: WornWith): Cut {
  const g = collared(asked);
  // a dress with lapels is worn alone
  const under = g.family === 'dress' ? [] : worn.under;
  const made = makeJacket(d, g, under, hidesSleeves(worn));
  const { j, sleeves, hooded, hoodUp } = made;
  return {
    garment: asked,
    layers: {
      behind: behindJacket(d, g, made),
      on: [
        ...jacketCloth(d, g, made),
        ...finish({
          fitting: d,
          garment: lapelOf(g) ? unpiped(g) : g,
          seams: seamsOf(d, g, made),
          own: {
            collar: collarOf(d, g, made, under),
            'own parts': ownParts(d, g, made),
            ...(hooded && { hood: [lay(g, 'hood', hooded.front, { of: outsideOf(g), cast: 0.4 })] }),
            fur: furOf(d, g, made),
          },
          order: OF_COATS,
        }),
      ],
      ...(hoodUp && { head: hoodUp.head }),
    },
    cloths: [called(g, outsideOf(g), g.name)],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    holds: j.holds,
  };
}
