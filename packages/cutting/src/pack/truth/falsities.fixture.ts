import type { Look } from '@toile/look';
import { drawFlat } from '../../flats/draw-flat.ts';
import { contradictionsOf } from '../contradictions.fixture.ts';
import type { PackGarment } from '../pack-tables.ts';
import { drawnAndCut } from './drawn-and-cut.fixture.ts';
import { edgesOf } from './edges.fixture.ts';
import { measuredOff } from './measured.fixture.ts';
import { saidTruly } from './said.fixture.ts';
import { wayIn } from './way-in.fixture.ts';

/** What of a finished pack is not true, by the kind of thing that it is. */
export interface Falsity {
  readonly kind: 'measures' | 'drawn and cut' | 'edges and steps' | 'way in' | 'said';
  readonly what: string;
}

/** Everything that a pack says twice and not alike, or says and does not do. */
export function falsitiesOf(look: Look, garments: readonly PackGarment[]): Falsity[] {
  const of = (kind: Falsity['kind'], lines: readonly string[]): Falsity[] => lines.map((what) => ({ kind, what }));
  return [
    ...garments.flatMap((garment) => {
      if (garment.spec.missing !== undefined) return [];
      const { views } = drawFlat(garment.spec, { callouts: garment.told });
      const named = (lines: readonly string[]): string[] => lines.map((line) => `${garment.spec.kind}: ${line}`);
      return [
        ...of('measures', named([...contradictionsOf(garment), ...measuredOff(garment, views)])),
        ...of('drawn and cut', named(drawnAndCut(garment, views))),
        ...of('edges and steps', named(edgesOf(garment))),
        ...of('way in', named(wayIn(garment))),
      ];
    }),
    ...of('said', saidTruly(look, garments)),
  ];
}
