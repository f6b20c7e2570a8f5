import { asksFor, detailWord } from '@toile/look';
import { moved } from '../kit/path.ts';
import type { Specification } from '../spec/specification.ts';
import { bibViews } from './bib-flat.ts';
import { brokenViews } from './break-cloth.ts';
import { withBlocks } from './colour-blocks.ts';
import { drapeViews } from './drape-flat.ts';
import { legViews } from './legs-flat.ts';
import { roundViews } from './round-flat.ts';
import { skirtViews } from './skirt-flat.ts';
import { torsoViews } from './torso/torso-flat.ts';
import { type Flat, View } from './view.ts';

/** Lays the legs below the bodice: one garment, two sets of marks. */
function stack(upper: readonly View[], lower: readonly View[], at: number): View[] {
  return upper.map((top, i) => {
    const view = new View(top.name);
    const legs = lower[i];
    const shift = (p: readonly [number, number]) => [p[0], p[1] + at] as const;
    for (const mark of legs?.marks ?? []) view.add(mark.layer, mark.pen, moved(mark.path, 0, at), mark.fill);
    for (const d of legs?.dimensions ?? []) view.measure(shift(d.from), shift(d.to), d.text, d.at);
    view.marks.push(...top.marks);
    view.dimensions.push(...top.dimensions.filter((d) => !/½ hem/.test(d.text)));
    return view;
  });
}

export interface FlatOptions {
  /** Dimension lines in cm; on unless said otherwise. */
  dimensions?: boolean;
  /** Whether a cloth of several metres is broken off in its field, for a page that has not its length. */
  isBroken?: boolean;
}

/** The true flat of a garment: front and back, or laid out, from its specification alone. */
export function drawFlat(spec: Specification, options: FlatOptions = {}): Flat {
  const { name, views } = drawn(spec, options);
  return { name, views: views.map((view) => withBlocks(view, spec.garment, spec.parts.torso?.joint)) };
}

function drawn(spec: Specification, { dimensions = true, isBroken = false }: FlatOptions): Flat {
  const { parts, garment, cut, name } = spec;
  const men = spec.who === 'men';
  const torso = (build: 'wide' | Extract<typeof cut, { build: unknown }>['build']) =>
    parts.torso ? torsoViews({ measures: parts.torso, garment, build, men }, dimensions) : [];
  switch (cut.form) {
    case 'torso':
      return { name, views: torso(cut.build) };
    case 'jumpsuit': {
      const bib = asksFor(garment, 'bib');
      const bodice = !parts.torso
        ? []
        : bib
          ? bibViews(parts.torso, dimensions)
          : torsoViews(
              {
                measures: parts.torso,
                garment: {
                  ...garment,
                  silhouette: 'straight',
                  details: garment.details.filter((detail) => !detailWord(detail).includes('pocket')),
                },
                build: cut.build,
                men,
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
