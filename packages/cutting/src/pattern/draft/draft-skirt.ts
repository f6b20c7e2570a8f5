import { fall } from '../../kit/fall.ts';
import { type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { SkirtKind } from '../../spec/cut.ts';
import { isPulledOver } from '../../spec/elastic-skirt.ts';
import type { Placed } from '../../spec/placed.ts';
import type { Skirt } from '../../spec/points.ts';
import { isBackParted, isFrontParted, isZippedBehind, ventPlace } from '../../spec/skirt-lap.ts';
import { SKIRT_PATCH, skirtPatchesOf } from '../../spec/skirt-pockets.ts';
import { type Inner, type Join, type Pattern, type Piece, rectangle, side } from '../piece.ts';
import { lengths, sector, sectorPanels } from './skirt-panels.ts';

/** How far a vent is cut over the centre, cm. */
const VENT = 4;
/** Band overlap for the hook, cm. */
const LAP = 3;

const band = (s: Skirt): Piece =>
  rectangle(
    'band',
    'Waistband',
    { width: s.waist * 2 + (s.lap ?? s.overlap ?? LAP), height: s.band * 2 },
    {
      lengthwise: true,
      inner: [
        {
          kind: 'fold',
          points: [
            [0, s.band],
            [s.waist * 2 + (s.lap ?? s.overlap ?? LAP), s.band],
          ],
        },
      ],
    },
  );

function fitted(s: Skirt, back: boolean, kind: SkirtKind, g: Placed): Piece {
  const length = s.length - s.band;
  const hipAt = Math.max(s.hipAt - s.band, 5);
  const [waist, hip, hem] = [s.waist / 2, s.hip / 2, s.sweep / 4];
  const atSide = Math.max(waist, hip - 3);
  const dart = atSide - waist;
  const long = hem > hip + 6 ? (hem - hip) * 0.1 : 0;
  const sideLine = fall([
    [atSide, 0],
    [hip, hipAt],
    [hem, length - long],
  ]);
  const isVented = kind === 'straight' && ventPlace(g) === (back ? 'back' : 'front');
  const vent = isVented ? (s.vent ?? 0) : 0;
  const open = kind === 'straight' && (back ? isBackParted(s, g) : isFrontParted(s, g));
  const x = waist * 0.52;
  const inner: Inner[] =
    dart > 0.4
      ? [
          {
            kind: 'dart',
            points: [
              [x - dart / 2, 0.2],
              [x, back ? 13 : 10],
              [x + dart / 2, 0.2],
            ],
          },
        ]
      : [];
  // each front reaches half of what they lie over one another
  const reach = back ? 0 : (kind === 'wrap' ? (s.overlap ?? 24) : (s.lap ?? 0)) / 2;
  const foot = vent ? VENT : reach;
  return {
    id: back ? 'back' : 'front',
    name: back ? 'Skirt back' : 'Skirt front',
    cloth: 'fabric',
    cut: open || reach ? 2 : 1,
    ...(!open && !reach && { fold: 'centre' }),
    sides: [
      side('waist', poly([-reach, 0], [atSide, 0]), ALLOWANCES.band),
      side('side', sideLine, ALLOWANCES.side),
      side('hem', poly([hem, length - long], [hem * 0.5, length - long * 0.25], [-foot, length]), ALLOWANCES.hem),
      ...(vent
        ? [
            {
              name: 'vent',
              points: [
                [-VENT, length],
                [-VENT, length - vent],
                [0, length - vent],
              ] as Pt[],
              allowance: ALLOWANCES.slit,
            },
          ]
        : []),
      {
        name: 'centre',
        points: [
          [-reach, length - vent],
          [-reach, 0],
        ] as Pt[],
        allowance: open ? ALLOWANCES.centreBack : s.lap ? ALLOWANCES.side : reach ? ALLOWANCES.hem : ALLOWANCES.fold,
      },
    ],
    grain: [
      [hip * 0.3, 8],
      [hip * 0.3, length - 6],
    ],
    notches: [[hip, hipAt]],
    inner,
  };
}

/** @param least all round, of the uppermost, cm */
function tiered(s: Skirt, least: number): Piece[] {
  const n = s.tiers ?? 3;
  const length = (s.length - s.band) / n;
  return Array.from({ length: n }, (_, i) =>
    lengths(
      { id: `tier-${i + 1}`, name: `Tier ${i + 1}` },
      Math.max(s.sweep / 1.5 ** (n - 1 - i), least),
      length,
      i === n - 1 ? ALLOWANCES.hem : 1,
    ),
  );
}

const sides = (a: string, b = a): Join => ({
  name: 'side seam',
  a: [{ piece: a, side: 'side' }],
  b: [{ piece: b, side: 'side' }],
  ease: 0,
});

/** Of the facing behind the lap, beyond it, cm. */
const BEHIND_LAP = 3;

/** The facings of the two edges that button over one another in front, and what they are sewn to. */
const frontFacing = (s: Skirt, lap: number): Piece =>
  rectangle(
    'front-facing',
    'Front facing',
    { width: lap + BEHIND_LAP, height: s.length - s.band },
    { cut: 2, allowances: { top: ALLOWANCES.band, left: ALLOWANCES.side, right: 0, bottom: ALLOWANCES.hem } },
  );
const faced = (front: string, edge: string): Join => ({
  name: 'front edge',
  a: [{ piece: front, side: edge }],
  b: [{ piece: 'front-facing', side: 'left' }],
  ease: 0,
});

/** A skirt that buttons in front: its pieces with the facings of the opening, fused. */
function openedInFront(s: Skirt, shell: Pattern): Pattern {
  if (!s.lap) return shell;
  const facing = frontFacing(s, s.lap);
  const front = shell.pieces.find(({ id }) => id === 'front');
  return {
    pieces: [
      ...shell.pieces,
      facing,
      { ...facing, id: 'facing-fusing', name: 'Front facing, fusing', cloth: 'interfacing' },
    ],
    joins: front ? [...shell.joins, faced('front', 'centre')] : shell.joins,
  };
}

/** Turned in along the mouth of a patch, cm. */
const PATCH_HEM = 2.5;

const LINED: readonly string[] = ['front', 'back', 'kali', 'skirt', 'skirt-back'];

/** Pieces of a skirt or lehenga with its band, the band's fusing, and a lining cut by the same outlines. */
export function draftSkirt(s: Skirt, kind: SkirtKind, g: Placed, make: { lined: boolean; casing: boolean }): Pattern {
  const { lined, casing } = make;
  const { pieces, joins } = openedInFront(s, shellOf(s, kind, g));
  const more = pieces.flatMap((q): Piece[] => {
    // what elastic or a cord draws in is not stiffened
    if (q.id === 'band' && casing) return [];
    if (q.id === 'band') return [{ ...q, id: 'band-fusing', name: 'Waistband, fusing', cloth: 'interfacing' }];
    return lined && LINED.includes(q.id)
      ? [{ ...q, id: `${q.id}-lining`, name: `${q.name}, lining`, cloth: 'lining' }]
      : [];
  });
  const patches = skirtPatchesOf(g, kind, s);
  const patch = rectangle('patch-pocket', 'Patch pocket', SKIRT_PATCH, {
    cut: patches,
    allowances: { top: PATCH_HEM },
  });
  return { pieces: [...pieces, ...(patches > 0 ? [patch] : []), ...more], joins };
}

function shellOf(house: Skirt, kind: SkirtKind, g: Placed): Pattern {
  // what elastic draws in is cut as wide as the hip that it is pulled over
  const isPulled = isPulledOver(g, kind);
  const s = isPulled ? { ...house, waist: house.hip } : house;
  const length = s.length - s.band;
  switch (kind) {
    case 'cloth':
      return {
        pieces: [
          rectangle(
            'cloth',
            'Cloth, hemmed',
            { width: 200, height: s.length },
            { allowances: { left: 0.6, right: 0.6, top: 0.6, bottom: 0.6 } },
          ),
        ],
        joins: [],
      };
    case 'kalis': {
      const n = s.kalis ?? 12;
      const kali = sector(
        { id: 'kali', name: 'Kali', cut: n },
        { top: (s.waist * 2) / n, hem: s.sweep / n, length },
        ALLOWANCES.knitHem + 0.5,
      );
      return {
        pieces: [kali, band(s)],
        joins: [
          {
            name: 'kali seam',
            a: [{ piece: 'kali', side: 'side-right' }],
            b: [{ piece: 'kali', side: 'side-left' }],
            ease: 0,
          },
        ],
      };
    }
    case 'sector': {
      const panels = sectorPanels(
        { top: s.waist * 2, hem: s.sweep, length },
        { id: 'skirt', name: 'Skirt panel', isOpenBehind: isZippedBehind(g, kind) },
      );
      return {
        pieces: [...panels, band(s)],
        joins: [
          {
            name: 'side seam',
            a: [{ piece: 'skirt', side: 'side-right' }],
            b: [{ piece: panels.at(-1)?.id ?? 'skirt', side: 'side-left' }],
            ease: 0,
          },
        ],
      };
    }
    case 'gathered':
      return {
        pieces: [lengths({ id: 'skirt', name: 'Skirt length, gathered' }, s.sweep, length), band(s)],
        joins: [
          { name: 'side seam', a: [{ piece: 'skirt', side: 'right' }], b: [{ piece: 'skirt', side: 'left' }], ease: 0 },
        ],
      };
    case 'pleated':
      return {
        pieces: [lengths({ id: 'skirt', name: 'Skirt length, pleated' }, s.sweep, length), band(s)],
        joins: [
          { name: 'side seam', a: [{ piece: 'skirt', side: 'right' }], b: [{ piece: 'skirt', side: 'left' }], ease: 0 },
        ],
      };
    case 'tiered':
      return { pieces: [...tiered(s, isPulled ? s.hip * 2 : 0), band(s)], joins: [] };
    case 'wrap':
    case 'straight': {
      return {
        pieces: [fitted(s, false, kind, g), fitted(s, true, kind, g), band(s)],
        joins: [sides('front', 'back')],
      };
    }
  }
}
