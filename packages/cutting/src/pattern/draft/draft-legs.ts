import type { Garment } from '@toile/look';
import { poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { LegKind } from '../../spec/cut.ts';
import {
  BACK_POCKET,
  backWeltsOf,
  frontFullness,
  hasBackDarts,
  hasBackPatches,
  hasCargo,
  isFlatInFront,
  loopsOf,
  pleatsOf,
} from '../../spec/legs-trims.ts';
import type { Legs } from '../../spec/points.ts';
import { type Join, type Pattern, type Piece, rectangle, side, sideLength } from '../piece.ts';
import { legPanels } from './leg-panels.ts';

const JOINS: readonly Join[] = (['inseam', 'outseam'] as const).map((name) => ({
  name,
  a: [{ piece: 'leg-front', side: name }],
  b: [{ piece: 'leg-back', side: name }],
  ease: 0,
}));

/** Elastic behind alone: the front has a flat band, fused, and the back a casing. */
function bandsOfHalves(l: Legs, front: number, back: number): Piece[] {
  const strip = (id: string, name: string, width: number): Piece =>
    rectangle(
      id,
      name,
      { width, height: l.band * 2 },
      {
        lengthwise: true,
        inner: [
          {
            kind: 'fold',
            points: [
              [0, l.band],
              [width, l.band],
            ],
          },
        ],
      },
    );
  const flat = strip('band', 'Front band, flat', front);
  return [
    flat,
    { ...flat, id: 'band-fusing', name: 'Front band, fusing', cloth: 'interfacing' },
    strip('band-back', 'Casing, back', back),
  ];
}

function bandOf(l: Legs, kind: LegKind, top: number): Piece[] {
  if (!l.band) return [];
  const fixed = kind === 'trousers' || kind === 'jeans';
  const width = fixed ? l.waist * 2 + 4 : top;
  const band = rectangle(
    'band',
    fixed ? 'Waistband' : 'Casing',
    { width, height: l.band * 2 },
    {
      lengthwise: true,
      inner: [
        {
          kind: 'fold',
          points: [
            [0, l.band],
            [width, l.band],
          ],
        },
      ],
    },
  );
  return fixed ? [band, { ...band, id: 'band-fusing', name: 'Waistband, fusing', cloth: 'interfacing' }] : [band];
}

/** The bellows pocket of a thigh with its flap. */
const cargo = (l: Legs, g: Garment): Piece[] =>
  hasCargo(g, l)
    ? [
        rectangle('cargo-pocket', 'Cargo pocket', { width: 17, height: 20 }, { cut: 2 }),
        rectangle('cargo-bellows', 'Cargo bellows', { width: 5, height: 54 }, { cut: 2 }),
        rectangle('cargo-flap', 'Cargo flap', { width: 18, height: 6 }, { cut: 4 }),
      ]
    : [];

function pockets(l: Legs, g: Garment, kind: LegKind): Piece[] {
  const fly = l.fly ? [rectangle('fly', 'Fly facing and guard', { width: 9, height: l.fly + 3 }, { cut: 2 })] : [];
  const patch: Piece = {
    ...rectangle('back-pocket', 'Back pocket', BACK_POCKET, { cut: 2 }),
    sides: [
      side('top', poly([0, 0], [14, 0]), 2),
      side('edge', poly([14, 0], [13.4, 12.4], [7, 15.4], [0.6, 12.4], [0, 0]), 1),
    ],
  };
  const patches = hasBackPatches(g, kind) ? [patch] : [];
  if (!l.pocket) return [...fly, ...patches, ...cargo(l, g)];
  const facing = rectangle('pocket-facing', 'Pocket facing', { width: 6, height: l.pocket + 4 }, { cut: 2 });
  // what shows behind a slanted mouth is of the cloth
  const hip = rectangle(
    'hip-piece',
    'Hip piece, behind the pocket mouth',
    { width: 12, height: l.pocket + 8 },
    { cut: 2 },
  );
  const welts = backWeltsOf(g, kind, l);
  // two of a bag for each pocket, before and behind
  const bag = rectangle('pocket-bag', 'Pocket bag', { width: 15, height: 28 }, { cloth: 'lining', cut: 4 + welts * 2 });
  const behind = welts > 0 ? [rectangle('back-welt', 'Back welt', { width: 16, height: 6 }, { cut: welts })] : [];
  return [bag, facing, hip, ...fly, ...behind, ...patches, ...cargo(l, g)];
}

function loops(l: Legs, g: Garment, kind: LegKind): Piece[] {
  const count = loopsOf(g, kind, l);
  return count ? [rectangle('loop', 'Belt loop', { width: 3, height: l.band + 3 }, { cut: count })] : [];
}

/** Salwar and patiala: belt, straight panel of each leg, kalis either side of it. */
function salwar(l: Legs, kind: LegKind): Pattern {
  const belt = l.belt ?? 18;
  const asan = l.asan ?? 27;
  const long = l.outseam - belt;
  const mori = l.opening;
  const panel = rectangle(
    'panel',
    'Leg panel (pat)',
    { width: mori * 2 - 8, height: long },
    { cut: 2, allowances: { bottom: 2, left: 1.2, right: 1.2 } },
  );
  const wide = kind === 'patiala' ? 34 : 24;
  const kali: Piece = {
    id: 'kali',
    name: 'Kali',
    cloth: 'fabric',
    cut: kind === 'patiala' ? 8 : 4,
    sides: [
      side('belt', poly([0, 0], [wide, 0]), 1),
      side('asan', poly([wide, 0], [wide, asan]), 1.2),
      side('inseam', poly([wide, asan], [4, long]), 1.2),
      side('hem', poly([4, long], [0, long]), 2),
      side('pat', poly([0, long], [0, 0]), 1.2),
    ],
    grain: [
      [3, 6],
      [3, long - 6],
    ],
    notches: [],
    inner: [],
  };
  const beltWidth = (l.beltWidth ?? l.seat) * 2;
  const top = rectangle(
    'belt',
    'Belt',
    { width: beltWidth / 2, height: belt + l.band },
    {
      lengthwise: true,
      cut: 2,
      inner: [
        {
          kind: 'fold',
          points: [
            [0, l.band],
            [beltWidth / 2, l.band],
          ],
        },
      ],
    },
  );
  const poncha = rectangle(
    'poncha',
    'Poncha stiffening',
    { width: mori * 2 + 2, height: l.cuff ?? 4 },
    { cloth: 'interfacing', cut: 2 },
  );
  return {
    pieces: [panel, kali, top, poncha],
    joins: [
      { name: 'panel to kali', a: [{ piece: 'panel', side: 'left' }], b: [{ piece: 'kali', side: 'pat' }], ease: 0 },
    ],
  };
}

/** Pieces of trousers, jeans, pyjamas and the Indian cuts. */
export function draftLegs(l: Legs, g: Garment, kind: LegKind): Pattern {
  if (kind === 'salwar' || kind === 'patiala') return salwar(l, kind);
  if (kind === 'dhoti')
    return {
      pieces: [],
      joins: [],
      undrafted: {
        why: 'Cowls of dhoti pants are folded on the cross of the cloth and pinned, not drafted.',
        nearest: 'patiala',
      },
    };
  const knit = kind === 'leggings' || ['jersey', 'knit', 'fleece'].includes(g.cloth.fabric);
  const end = kind === 'sharara' ? (l.joint ?? l.kneeAt) : l.cuff ? l.outseam - l.cuff : l.outseam;
  const { front, back } = legPanels(l, kind, {
    end,
    knit,
    edge: kind === 'sharara' ? 'joint' : 'hem',
    front: frontFullness(g, kind, l),
    pleats: pleatsOf(g, l),
    isDarted: hasBackDarts(g, kind, l),
  });
  const top = 2 * (sideLength(front, 'waist') + sideLength(back, 'waist'));
  const bands = isFlatInFront(g, kind)
    ? bandsOfHalves(l, 2 * sideLength(front, 'waist'), 2 * sideLength(back, 'waist'))
    : bandOf(l, kind, top);
  const more: Piece[] = [];
  if (kind === 'sharara')
    more.push(
      rectangle(
        'flare',
        'Flare',
        { width: l.flare ?? 75, height: l.outseam - end },
        { cut: 4, allowances: { bottom: ALLOWANCES.hem, left: 1.2, right: 1.2 } },
      ),
    );
  if (l.cuff)
    more.push(
      rectangle('cuff', 'Cuff, rib', { width: l.opening * 2 * 0.9, height: l.cuff * 2 }, { cloth: 'rib', cut: 2 }),
    );
  return {
    pieces: [front, back, ...bands, ...pockets(l, g, kind), ...loops(l, g, kind), ...more],
    joins: JOINS,
  };
}
