import { bareFlatSvg, calloutsOf, drawFlat, flatPdf, flatSvg, notesOf, specifyLook, stylingOf } from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { lookWith, wantedOf } from './wanted-of.ts';

export function cutFlats(task: Extract<GarmentTask, { kind: 'flats' }>): string | Promise<Uint8Array> {
  const { ground, dimensions, words = true, format } = task;
  const { wanted, name } = wantedOf(task.look, task.wanted);
  const which = task.garment === undefined ? 'asked' : 'all';
  const specs = specifyLook(lookWith(task.look, task.garment), wanted, task.edits, which);
  if (!words && format === 'svg') return bareFlatSvg(specs, ground);
  const drawings = specs.map((spec) => ({
    flat: drawFlat(spec, { dimensions, ...(dimensions && { callouts: calloutsOf(task.look, spec) }) }),
    garment: spec.garment,
    notes: notesOf(task.look, spec),
  }));
  const foot = stylingOf(task.look, specs);
  const options = { ground, note: `${name}, cm`, ...(foot && { foot }) };
  return format === 'pdf' ? flatPdf(drawings, options) : flatSvg(drawings, options);
}
