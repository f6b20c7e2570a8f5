import type { Garment } from '@toile/look';
import { flatten, type Path, type Pt } from '../kit/path.ts';
import { type Fill, type Mark, View } from './view.ts';

/** Where the lower blocks begin, as shares of the garment's height. */
const TWO = [0.66] as const;
const THREE = [0.4, 0.66] as const;

/** The part of an outline below a level; undefined where there is none. */
function below(outline: readonly Pt[], y: number): Path | undefined {
  const points = outline.flatMap((a, i): Pt[] => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const kept: Pt[] = a[1] >= y ? [a] : [];
    return a[1] >= y === b[1] >= y ? kept : [...kept, [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y]];
  });
  const [from, ...rest] = points;
  return from && rest.length > 1 ? { from, steps: rest.map((to) => ({ to })), closed: true } : undefined;
}

/** The bodice of a jacket over a skirt that it is joined to has its own colour, whatever else is of it. */
function withBodice(view: View, joint: number): View {
  const blocked = new View(view.name);
  blocked.dimensions.push(...view.dimensions);
  blocked.captions.push(...view.captions);
  for (const mark of view.marks) {
    const isBodice = mark.layer === 'sleeves' || Math.max(...flatten(mark.path, 4).map(([, y]) => y)) < joint + 4;
    blocked.marks.push(mark.fill === 'cloth' && isBodice ? { ...mark, fill: 'block' } : mark);
  }
  return blocked;
}

const isCloth = ({ fill, layer }: Mark): boolean => fill === 'cloth' && (layer === 'body' || layer === 'sleeves');

/** A view with the blocks of colour that its cloth is joined of: seams run level across body and sleeves. */
export function withBlocks(view: View, { kind, cloth: { print } }: Garment, joint: number | undefined): View {
  if (print.kind !== 'colour-block' || view.name === 'laid out') return view;
  if (kind === 'hanbok' && joint !== undefined) return withBodice(view, joint);
  const { y0, y1 } = view.bounds();
  const [shares, fills]: [readonly number[], readonly Fill[]] =
    print.colours.length > 1 ? [THREE, ['middle', 'block']] : [TWO, ['block']];
  const blocked = new View(view.name);
  blocked.dimensions.push(...view.dimensions);
  blocked.captions.push(...view.captions);
  for (const mark of view.marks) {
    blocked.marks.push(mark);
    if (!isCloth(mark)) continue;
    const outline = flatten(mark.path, 16);
    shares.forEach((share, i) => {
      const path = below(outline, y0 + (y1 - y0) * share);
      if (path) blocked.add(mark.layer, 'seam', path, fills[i]);
    });
  }
  return blocked;
}
