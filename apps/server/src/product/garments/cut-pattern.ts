import type { GarmentPattern } from '@toile/contract';
import {
  cuttingList,
  draftPattern,
  makingSteps,
  patternDxf,
  patternPdf,
  patternPreview,
  patternSvg,
  type Specification,
  specifyLook,
} from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { lookWith, wantedOf } from './wanted-of.ts';

type PatternTask = Extract<GarmentTask, { kind: 'pattern' }>;

export function cutPattern(task: PatternTask): GarmentPattern | string | Promise<Uint8Array> {
  const { format } = task;
  const { wanted } = wantedOf(task.look, task.wanted);
  const which = task.garment === undefined ? 'asked' : 'all';
  const specs = specifyLook(lookWith(task.look, task.garment), wanted, task.edits, which);
  if (format === 'json') return { garments: specs.map(previewOf) };
  const [spec] = specs;
  if (!spec) throw new RangeError('Invalid `garment` param: This design has no garment.');
  return fileOf(spec, format);
}

function previewOf(spec: Specification): GarmentPattern['garments'][number] {
  const pattern = draftPattern(spec);
  const { width, height, pieces } = patternPreview(pattern);
  return {
    id: spec.garment.id,
    name: spec.name,
    undrafted: pattern.undrafted ?? null,
    drawing: { width, height, pieces: pieces.map((piece) => ({ ...piece, at: [piece.at[0], piece.at[1]] })) },
    cutting: {
      title: spec.name,
      head: ['piece', 'cut', 'on fold', 'cloth'],
      rows: pattern.pieces.map((piece) => [piece.name, piece.cut, piece.fold ? 'yes' : '', piece.cloth]),
    },
  };
}

/** One garment at 1:1. */
function fileOf(spec: Specification, format: Exclude<PatternTask['format'], 'json'>): string | Promise<Uint8Array> {
  const pattern = draftPattern(spec);
  const title = `${spec.name} · ${spec.who} ${spec.size}`;
  if (format === 'svg') return patternSvg(pattern, title);
  if (format === 'dxf') return patternDxf(pattern, { style: spec.name, size: spec.size });
  const notes = [...cuttingList(pattern), '', ...makingSteps(spec, pattern)];
  return patternPdf(pattern, { title, paper: format === 'pdf-a0' ? 'a0' : 'a4', notes });
}
