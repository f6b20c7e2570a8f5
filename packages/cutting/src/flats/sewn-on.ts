import type { Detail, Garment } from '@toile/look';
import { xAt } from '../kit/level.ts';
import { curve, distance, mapped, moved, type Path, type Pt, poly } from '../kit/path.ts';
import { spaced } from '../kit/spaced.ts';
import { isWorked } from '../spec/works.ts';
import type { View } from './view.ts';

/** An edge of the right half of a garment, and which parts of it the words may mean. */
export interface Edge {
  readonly path: Path;
  /** 'hem', 'leg', 'cuff'; what names no part is sewn to the first edge. */
  readonly parts: readonly NonNullable<Detail['part']>[];
  /** Where the garment ends at its side, so that what runs above the edge ends there. */
  readonly side?: Path;
  /** Sleeves are drawn under the body. */
  readonly layer: 'details' | 'sleeves' | 'trims';
}

/** A line that runs level with an edge, above it, from side to side. */
function raised({ path, side }: Edge, up: number): Path {
  const level = moved(path, 0, -up);
  if (!side) return level;
  const k = xAt(side, path.from[1] - up) / (path.from[0] || 1);
  return mapped(level, ([x, y]) => [x * k, y]);
}

type Sew = (view: View, edge: Edge) => void;

/** How far apart what is sewn on stands, and how far it reaches, cm. */
const LACE = { apart: 1.5, deep: 1.4, up: 1.6 } as const;
const RUFFLE = { apart: 2.4, up: 8 } as const;
const FRINGE = { apart: 0.9, long: 7 } as const;
const FUR = { apart: 1, long: 2.6 } as const;
const BALL = { apart: 5, r: 1.1 } as const;
const STUD = { apart: 3, r: 0.35, up: 2.5 } as const;
const WORK = { apart: 5, up: 5, limit: 9 } as const;

/** Half of a motif of needlework, cm. */
const MOTIF = 1;

const marked = (view: View, { layer }: Edge, pen: 'fold' | 'seam' | 'stitch', path: Path) =>
  view.both(layer, pen, path);

/** An edge of scallops of lace with its heading above. */
const lace: Sew = (view, edge) => {
  marked(view, edge, 'stitch', raised(edge, LACE.up));
  for (const [x, y] of spaced(edge.path, LACE.apart))
    view.both(
      'trims',
      'fold',
      curve([x - LACE.apart / 2, y], [x - 0.4, y + LACE.deep], [x + 0.4, y + LACE.deep], [x + LACE.apart / 2, y]),
    );
};

const ruffle: Sew = (view, edge) => {
  const seam = raised(edge, RUFFLE.up);
  marked(view, edge, 'seam', seam);
  spaced(seam, RUFFLE.apart).forEach(([x, y], i) => {
    marked(view, edge, 'fold', poly([x, y + 0.3], [x + 0.3, y + RUFFLE.up * (i % 2 ? 0.75 : 0.4)]));
  });
};

/** Strokes that hang from an edge. */
const hanging =
  ({ apart, long }: { apart: number; long: number }): Sew =>
  (view, edge) => {
    spaced(edge.path, apart).forEach(([x, y], i) => {
      view.both('trims', 'fold', poly([x, y - (i % 2 ? 0.2 : 0)], [x + (i % 3) * 0.15, y + long - (i % 2 ? 0.5 : 0)]));
    });
  };

const balls: Sew = (view, edge) => {
  for (const [x, y] of spaced(edge.path, BALL.apart))
    for (const s of [-1, 1]) view.circle('trims', [x * s, y + BALL.r], BALL.r, 'trim');
};

const tassels: Sew = (view, edge) => {
  for (const [x, y] of spaced(edge.path, BALL.apart)) {
    view.both('trims', 'seam', poly([x, y], [x, y + 1]));
    for (const dx of [-0.5, 0, 0.5]) view.both('trims', 'fold', poly([x, y + 1], [x + dx, y + 4]));
  }
};

const studs: Sew = (view, edge) => {
  for (const [x, y] of spaced(raised(edge, STUD.up), STUD.apart))
    for (const s of [-1, 1]) view.circle('trims', [x * s, y], STUD.r, 'trim');
};

/** A band of needlework above an edge: its limit dashed, small crosses within. */
const worked: Sew = (view, edge) => {
  marked(view, edge, 'stitch', raised(edge, WORK.limit));
  for (const [x, y] of spaced(raised(edge, WORK.up), WORK.apart)) {
    const arm = (dx: number, dy: number): Path => {
      const [a, b]: [Pt, Pt] = [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ];
      return poly(a, b);
    };
    for (const path of [arm(MOTIF, 0), arm(0, MOTIF), arm(MOTIF * 0.7, MOTIF * 0.7), arm(MOTIF * 0.7, -MOTIF * 0.7)])
      marked(view, edge, 'fold', path);
  }
};

const SEWN: Readonly<Record<string, Sew>> = {
  'lace-trim': lace,
  ruffle,
  fringe: hanging(FRINGE),
  feather: hanging(FUR),
  'fur-trim': hanging(FUR),
  pompom: balls,
  tassel: tassels,
  studs,
};

/** A shorter edge holds nothing that is seen, cm. */
const LEAST = 4;

/** What the details of a garment sew to its edges; `but` are those that its own draughtsman draws. */
export function drawSewnOn(view: View, g: Garment, edges: readonly Edge[], but: readonly Detail['id'][] = []): void {
  for (const { id, part } of g.details) {
    if (but.includes(id)) continue;
    const sew = SEWN[id] ?? (isWorked({ id }) ? worked : undefined);
    const edge = part === undefined ? edges[0] : edges.find(({ parts }) => parts.includes(part));
    if (!sew || !edge) continue;
    const { from, steps } = edge.path;
    if (distance(from, steps.at(-1)?.to ?? from) < LEAST) continue;
    sew(view, edge);
    if (view.name === 'front') view.tell(steps.at(-1)?.to ?? from, id.replaceAll('-', ' '));
  }
}
