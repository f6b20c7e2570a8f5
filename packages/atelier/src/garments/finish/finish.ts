/** Finishes a garment at its seams: one sequence for all, told by the seams its cut names. */

import type { Garment } from '@toile/look';
import type { Build, Piece } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { contrastCuffs } from '#atelier/garments/edges/contrast-cuffs.ts';
import { finishCuffs } from '#atelier/garments/edges/finish-cuffs.ts';
import { type Smocked, smockedBody } from '#atelier/garments/edges/smocked.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import type { Jacket } from '#atelier/garments/jacket/jacket.ts';
import { beneath, type Layer, lay } from '#atelier/garments/layer.ts';
import type { Skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { garmentMaterial, hasDetail } from '#atelier/garments/measures.ts';
import { printOn } from '#atelier/garments/part-print.ts';
import { type PocketGround, sewPockets } from '#atelier/garments/pockets/sew-pockets.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import type { Bodice } from '#atelier/garments/upper/bodice-cut.ts';
import { frontYoke } from '#atelier/garments/upper/front-yoke.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { type Belt, layBelt } from './belt.ts';
import { type Buttons, layButtons } from './buttons.ts';
import { embellish, embellishCoat } from './embellish.ts';
import { epaulettes } from './epaulettes.ts';
import { borderOnHem } from './hem-border.ts';
import { elbowPatches, studsAlong } from './studs.ts';
import { contrastOf, frillNeck, scatterWork, sewLace, tieNeck, tieStraps, trim } from './trimmings.ts';

/** Where a garment is finished. A seam that is not named is not there, or nothing is done at it. */
export interface Seams {
  /** The free edge; a top that is tucked in has none. */
  hem?: { panel: Panel; hem: Point[]; pieces?: Piece[]; isBordered?: boolean };
  /** The edge of the neckline. */
  neck?: Point[];
  /** Straps over the shoulders. */
  shoulder?: readonly Point[][];
  /** Height at which a buttoned front ends, and what closes it. */
  front?: { endY?: number; buttons?: readonly Buttons[] };
  /** What is round the waist. */
  waist?: Belt;
  /** Sleeves, for what is worked at cuffs, and those that lie over the hem and over the front. */
  sleeves?: { cuffs?: readonly Sleeve[]; overHem?: readonly Sleeve[]; overFront?: readonly Sleeve[] };
  /** What hangs from shoulders or waist, for needlework. */
  body?: { bodice: Bodice } | { coat: Jacket } | undefined;
  /** The skirt of it, for bands of work round it. */
  skirt?: Pick<Skirt, 'panel'> & { outline: Point[]; build?: Skirt };
  /** What pockets are sewn on; of a coat they are cut with its fronts. */
  pockets?: PocketGround;
  /** Where it is smocked. */
  smocked?: Smocked;
}

/** What is done to a garment when it is sewn together. */
export type Step =
  | 'border'
  | 'skirt work'
  | 'edges'
  | 'cuffs'
  | 'straps'
  | 'needlework'
  | 'own parts'
  | 'pockets'
  | 'buttons'
  | 'collar'
  | 'neck tie'
  | 'hood'
  | 'fur'
  | 'side tie'
  | 'belt';

/** Each step lies over those before it. */
export const USUAL: readonly Step[] = [
  ...(['border', 'skirt work', 'edges', 'cuffs', 'straps', 'needlework', 'own parts'] as const),
  ...(['pockets', 'buttons', 'collar', 'neck tie', 'hood', 'fur', 'side tie', 'belt'] as const),
];
/** A coat is worked before its edges are bound, and buttoned over its collar. */
export const OF_COATS: readonly Step[] = [
  ...(['needlework', 'edges', 'cuffs', 'border', 'collar', 'own parts', 'hood', 'fur', 'buttons', 'belt'] as const),
];

interface Finishing {
  fitting: Fitting;
  garment: Garment;
  seams: Seams;
  /** What the cut brings of its own to a step, over what every garment has there. */
  own?: Partial<Record<Step, readonly Layer[]>>;
  order?: readonly Step[];
}

/** The edges a garment is trimmed at; of a tucked top the neck alone. */
function edgesOf({ fitting, garment, seams }: Finishing): Layer[] {
  const { hem, neck, front, smocked } = seams;
  const end = front?.endY;
  if (!hem)
    return [
      ...(neck ? [...sewLace(fitting, garment, { neck }), ...frillNeck(fitting, garment, neck, end)] : []),
      ...(smocked ? smockedBody(fitting.seed, garment, smocked) : []),
    ];
  return trim(fitting, garment, {
    panel: hem.panel,
    hem: hem.hem,
    ...(neck && { neck }),
    ...(end !== undefined && { frontEnd: end }),
    ...(smocked && { smocked }),
  });
}

/** How far studs lie from the edge they run along, page units. */
const FROM_EDGE = 7;

const onShoulders = (g: Garment, straps: Build): Layer =>
  lay(g, 'straps', straps, { of: garmentMaterial(g), cast: 0.35 });

function needleworkOn({ fitting, garment, seams: { body, sleeves, neck, hem } }: Finishing): Layer[] {
  const cuffs = sleeves?.cuffs ?? [];
  const edges = [
    ...(neck ? [neck.map((p) => add(p, [0, FROM_EDGE]))] : []),
    ...(hem ? [hem.hem.map((p) => add(p, [0, -FROM_EDGE]))] : []),
  ];
  const fixed = [...studsAlong(garment, edges), ...elbowPatches(fitting.f, garment, cuffs)];
  if (!body) return fixed;
  if ('coat' in body) return [...embellishCoat(fitting, garment, body.coat, cuffs), ...fixed];
  const { f } = fitting;
  const straps =
    hasDetail(garment, 'epaulette') && !f.back ? [onShoulders(garment, epaulettes(f, body.bodice.panel, {}))] : [];
  const yoke = beneath(cuffs, frontYoke(f, garment, body.bodice));
  return [...yoke, ...embellish(fitting, garment, body.bodice, cuffs), ...fixed, ...straps];
}

/** What each step lays on any garment that has the seam for it. */
const STEPS: Partial<Record<Step, (o: Finishing) => readonly Layer[]>> = {
  border: ({ garment, seams: { hem, sleeves } }) =>
    hem && (garment.border ? hem.isBordered : printOn(garment, 'hem'))
      ? beneath(sleeves?.overHem ?? [], borderOnHem(garment, hem))
      : [],
  'skirt work': ({ garment, seams: { skirt } }) =>
    skirt ? scatterWork(garment, skirt.panel, skirt.outline, skirt.build) : [],
  edges: edgesOf,
  cuffs: ({ fitting, garment, seams: { sleeves } }) => [
    ...contrastCuffs(garment, sleeves?.cuffs ?? [], contrastOf(garment)),
    ...finishCuffs(garment, sleeves?.cuffs ?? [], fitting.seed, contrastOf(garment)),
  ],
  straps: ({ garment, seams: { shoulder } }) => (shoulder ? tieStraps(garment, shoulder) : []),
  needlework: needleworkOn,
  pockets: ({ fitting, garment, seams: { pockets, sleeves } }) => {
    const sewn = pockets ? sewPockets(fitting, garment, pockets) : [];
    return sewn.length > 0 ? beneath(sleeves?.cuffs ?? [], sewn) : [];
  },
  buttons: ({ garment, seams: { front, sleeves } }) =>
    beneath(
      sleeves?.overFront ?? [],
      (front?.buttons ?? []).flatMap((buttons) => layButtons(garment, buttons)),
    ),
  'neck tie': ({ fitting, garment, seams: { neck } }) => (neck ? tieNeck(fitting, garment, neck) : []),
  belt: ({ garment, seams: { waist } }) => (waist ? layBelt(garment, waist) : []),
};

/** The layers that finish a garment, in the order in which they lie. */
export const finish = (o: Finishing): Layer[] =>
  (o.order ?? USUAL).flatMap((step) => [...(STEPS[step]?.(o) ?? []), ...(o.own?.[step] ?? [])]);
