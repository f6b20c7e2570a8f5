import { describe, expect, it } from 'vitest';
import { drawFlat } from '../src/flats/draw-flat.ts';
import { reachOf } from '../src/flats/labels.ts';
import type { Mark, View } from '../src/flats/view.ts';
import { distanceTo } from '../src/kit/inset.ts';
import { boxOf, distance, flatten, type Pt } from '../src/kit/path.ts';
import { contains } from '../src/kit/polygon.ts';
import type { Specification } from '../src/spec/specification.ts';
import { specifyLook } from '../src/spec/specify.ts';
import { BOUTIQUE_ORDERS } from './orders.fixture.ts';
import { wordsToLook } from './words-to-look.ts';

interface Drawn {
  name: string;
  spec: Specification;
  view: View;
}

const DRAWN: readonly Drawn[] = BOUTIQUE_ORDERS.flatMap((words) =>
  specifyLook(wordsToLook(words)).flatMap((spec) =>
    drawFlat(spec).views.map((view) => ({ name: `${words}: ${spec.name}, ${view.name}`, spec, view })),
  ),
);

/** How far a line may stand off cloth by its own thickness, cm. */
const THICK = 0.45;
const clothOf = (view: View): Pt[][] => view.marks.filter(({ fill }) => fill).map(({ path }) => flatten(path, 24));
const isOn = (cloth: readonly Pt[][], p: Pt): boolean =>
  cloth.some((piece) => contains(piece, p) || distanceTo(p, [...piece, piece[0] ?? p]) < THICK);

/** Points of lines of a pen that lie on no cloth. */
const strayed = (view: View, pen: Mark['pen'], layers: readonly Mark['layer'][]): Pt[] => {
  const cloth = clothOf(view);
  return view.marks
    .filter((mark) => mark.pen === pen && layers.includes(mark.layer))
    .flatMap(({ path }) => flatten(path, 8))
    .filter((p) => !isOn(cloth, p));
};

/** Boxes of the words of a view, as four corners each. */
function wordBoxes(view: View): { text: string; corners: Pt[] }[] {
  const corners = reachOf(view);
  const texts = [...view.dimensions, ...view.captions].filter(({ label }) => label).map(({ text }) => text);
  return texts.map((text, i) => ({ text, corners: corners.slice(i * 4, i * 4 + 4) }));
}

/** Whether two convex boxes of words lie over one another (separating axes). */
function overlap(a: readonly Pt[], b: readonly Pt[]): boolean {
  const axes = [a, b].flatMap(([p = [0, 0], q = [1, 0], r = [0, 1]]): Pt[] => [
    [q[0] - p[0], q[1] - p[1]],
    [r[0] - q[0], r[1] - q[1]],
  ]);
  return axes.every(([x, y]) => {
    const on = (points: readonly Pt[]) => points.map((p) => p[0] * x + p[1] * y);
    const [s, t] = [on(a), on(b)];
    return Math.min(...s) < Math.max(...t) - 1e-6 && Math.min(...t) < Math.max(...s) - 1e-6;
  });
}

/** Middles and half widths of what is round: buttons, rivets, eyelets. */
const circles = (view: View): { at: Pt; r: number }[] =>
  view.marks
    .filter(({ path, layer }) => layer === 'trims' && path.closed && path.steps.length === 4)
    .flatMap(({ path }) => {
      const { x0, x1, y0, y1 } = boxOf(flatten(path, 8));
      const isRound = path.steps.every((step) => 'by' in step) && Math.abs(x1 - x0 - (y1 - y0)) < 0.01;
      return isRound ? [{ at: [(x0 + x1) / 2, (y0 + y1) / 2] as Pt, r: (x1 - x0) / 2 }] : [];
    });

const faults = (of: (drawn: Drawn) => readonly unknown[]): string[] =>
  DRAWN.filter((drawn) => of(drawn).length > 0).map(
    (drawn) => `${drawn.name}: ${JSON.stringify(of(drawn).slice(0, 3))}`,
  );

describe('every line of the flats that a boutique orders', () => {
  it('keeps stitches on their cloth', () => {
    expect(
      faults(({ view }) => strayed(view, 'stitch', ['sleeves', 'body', 'seams', 'topstitch', 'details', 'trims'])),
    ).toEqual([]);
  });

  it('keeps folds and gathers on their cloth', () => {
    expect(faults(({ view }) => strayed(view, 'fold', ['sleeves', 'folds', 'details']))).toEqual([]);
  });

  it('sets no words over others', () => {
    expect(
      faults(({ view }) => {
        const words = wordBoxes(view);
        return words.flatMap((a, i) =>
          words.slice(i + 1).flatMap((b) => (overlap(a.corners, b.corners) ? [`${a.text} / ${b.text}`] : [])),
        );
      }),
    ).toEqual([]);
  });

  it('sets words over no outline', () => {
    expect(
      faults(({ view }) => {
        const outlines = view.marks.filter(({ pen }) => pen === 'outline').flatMap(({ path }) => flatten(path, 24));
        return wordBoxes(view).flatMap(({ text, corners }) =>
          outlines.some((p) => contains(corners, p)) ? [text] : [],
        );
      }),
    ).toEqual([]);
  });

  it('lets no button lie over another', () => {
    expect(
      faults(({ view }) => {
        const round = circles(view);
        return round.flatMap((a, i) =>
          round.slice(i + 1).flatMap((b) => (distance(a.at, b.at) < a.r + b.r ? [a.at] : [])),
        );
      }),
    ).toEqual([]);
  });

  it('opens a zip down the front to both its edges', () => {
    expect(
      faults(({ spec, view }) => {
        const { torso } = spec.parts;
        if (!torso || spec.garment.closure !== 'zip' || view.name === 'back' || spec.cut.form !== 'torso') return [];
        const box = boxOf(view.marks.filter(({ layer }) => layer === 'trims').flatMap(({ path }) => flatten(path, 4)));
        return box.y1 < torso.length - 0.5 ? [box.y1, torso.length] : [];
      }),
    ).toEqual([]);
  });

  it('bends the side of a skirt one way', () => {
    expect(
      faults(({ spec, view }) => {
        const { skirt } = spec.parts;
        if (!skirt || skirt.tiers || spec.garment.silhouette === 'mermaid') return [];
        const side = view.marks.find(({ layer, pen }) => layer === 'body' && pen === 'outline');
        const points = side
          ? flatten(side.path, 24).filter(([, y]) => y > skirt.band + 0.5 && y < skirt.length * 0.8)
          : [];
        const turns = points.flatMap((q, i) => {
          const [p, r] = [points[i - 1], points[i + 1]];
          if (!p || !r) return [];
          const turn = (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]);
          return Math.abs(turn) > 0.02 ? [Math.sign(turn)] : [];
        });
        return new Set(turns).size > 1 ? turns.slice(0, 3) : [];
      }),
    ).toEqual([]);
  });
});
