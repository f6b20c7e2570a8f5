import { drawFlat, flatPdf, flatSvg, specifyLook } from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { lookWith, wantedOf } from './wanted-of.ts';

export function cutFlats(task: Extract<GarmentTask, { kind: 'flats' }>): string | Promise<Uint8Array> {
  const { ground, dimensions, format } = task;
  const { wanted, name } = wantedOf(task.look, task.wanted);
  const drawings = specifyLook(lookWith(task.look, task.garment), wanted, task.edits).map((spec) => ({
    flat: drawFlat(spec, { dimensions }),
    garment: spec.garment,
  }));
  const note = `${name}, cm`;
  return format === 'pdf' ? flatPdf(drawings, { ground, note }) : flatSvg(drawings, { ground, note });
}
