import { asksFor } from '@toile/look';
import { boxOf, flatten, moved } from '../kit/path.ts';
import { isMade } from '../spec/made/made.ts';
import type { Specification } from '../spec/specification.ts';
import { bodiceOfSuit } from '../spec/torso/bodice-of-suit.ts';
import { apronViews, bibDressViews } from './bib-dress.ts';
import { bibViews } from './bib-flat.ts';
import { brokenViews } from './break-cloth.ts';
import type { Callout } from './callouts.ts';
import { withBlocks } from './colour-blocks.ts';
import { drapeViews } from './drape-flat.ts';
import { withLabels } from './labels.ts';
import { legViews } from './legs-flat.ts';
import { noFigure } from './no-figure.ts';
import { roundViews } from './round-flat.ts';
import { skirtViews } from './skirt-flat.ts';
import { torsoViews } from './torso/torso-flat.ts';
import { cm, type Dimension, type Flat, View } from './view.ts';

/** Lays the legs below the bodice: one garment, two sets of marks. */
function stack(upper: readonly View[], lower: readonly View[], at: number): View[] {
  return upper.map((top, i) => {
    const view = new View(top.name);
    const legs = lower[i];
    const shift = (p: readonly [number, number]) => [p[0], p[1] + at] as const;
    view.marks.push(...(legs?.marks ?? []).map((mark) => ({ ...mark, path: moved(mark.path, 0, at) })));
    for (const d of legs?.dimensions ?? [])
      view.measure(shift(d.from), shift(d.to), d.text, d.at, d.of && [shift(d.of[0]), shift(d.of[1])]);
    for (const { of, at: p, text } of legs?.captions ?? []) {
      if (of) view.tell(shift(of), text);
      else view.say(shift(p), text);
    }
    view.marks.push(...top.marks);
    view.dimensions.push(...top.dimensions.filter((d) => !/½ hem/.test(d.text)).map((d) => wholeLength(d, view, at)));
    view.captions.push(...top.captions);
    return view;
  });
}

/** What runs from the shoulder to the end of a bodice runs on to the hem of what it is joined to. */
function wholeLength(d: Dimension, view: View, at: number): Dimension {
  if (!d.text.startsWith('length')) return d;
  const { y1 } = boxOf(view.marks.flatMap(({ path }) => flatten(path, 4)));
  const x = Math.min(d.from[0], ...view.dimensions.map(({ from }) => from[0])) - 6;
  const top = d.from[1];
  return {
    ...d,
    from: [x, top],
    to: [x, y1],
    text: `${d.text.replace(/ [\d.]+$/, '')} ${cm(y1 - top)}, waist seam at ${cm(at - top)}`,
    ...(d.of && { of: [d.of[0], [x + 6, y1]] as const }),
  };
}

export interface FlatOptions {
  /** Dimension lines in cm; on unless said otherwise. */
  dimensions?: boolean;
  /** Whether a cloth of several metres is broken off in its field, for a page that has not its length. */
  isBroken?: boolean;
  /** What stands in the place of a figure that no template cuts; beside a figure words are never led to a line that does not show them. */
  callouts?: readonly Callout[];
}

/** The true flat of a garment: front and back, or laid out, from its specification alone. */
export function drawFlat(spec: Specification, options: FlatOptions = {}): Flat {
  if (spec.missing !== undefined && options.dimensions !== false)
    return noFigure(spec.name, spec.missing, options.callouts ?? []);
  const { name, views } = drawn(spec, options);
  return { name, views: views.map((view) => withLabels(withBlocks(view, spec.garment, spec.parts.torso?.joint))) };
}

function drawn(spec: Specification, { dimensions = true, isBroken = false }: FlatOptions): Flat {
  const { parts, garment, cut, name } = spec;
  const men = spec.isMale;
  const torso = (build: 'wide' | Extract<typeof cut, { build: unknown }>['build']) =>
    parts.torso ? torsoViews({ measures: parts.torso, garment, build, men, closings: spec.closings }, dimensions) : [];
  switch (cut.form) {
    case 'torso': {
      const { torso: t } = parts;
      const drawing = t && { measures: t, garment, build: cut.build, men, closings: spec.closings };
      if (drawing && isMade(garment, 'apron')) return { name, views: apronViews(drawing, dimensions) };
      if (drawing && isMade(garment, 'bib') && drawing.measures.joint !== undefined)
        return { name, views: bibDressViews(drawing, dimensions) };
      return { name, views: torso(cut.build) };
    }
    case 'jumpsuit': {
      const bib = asksFor(garment, 'bib');
      const bodice = !parts.torso
        ? []
        : bib
          ? bibViews(parts.torso, garment, dimensions)
          : torsoViews(
              {
                measures: parts.torso,
                garment: bodiceOfSuit(garment),
                build: cut.build,
                men,
                seamed: true,
                ...(parts.legs && { crotchAt: parts.legs.outseam - parts.legs.inseam }),
                closings: spec.closings,
              },
              dimensions,
            );
      const legs = parts.legs ? legViews(parts.legs, garment, { kind: cut.kind, men }, dimensions) : [];
      return { name, views: stack(bodice, legs, parts.torso?.length ?? 0) };
    }
    case 'skirt':
      return { name, views: parts.skirt ? skirtViews(parts.skirt, garment, cut.kind, dimensions) : [] };
    case 'legs':
      return { name, views: parts.legs ? legViews(parts.legs, garment, { kind: cut.kind, men }, dimensions) : [] };
    case 'drape':
      if (!parts.drape) return { name, views: [] };
      return {
        name,
        views: isBroken
          ? brokenViews(parts.drape, garment, cut.kind)
          : drapeViews(parts.drape, garment, cut.kind, dimensions),
      };
    case 'round':
      return { name, views: parts.torso ? roundViews(parts.torso, garment, cut.kind, dimensions) : [] };
  }
}
