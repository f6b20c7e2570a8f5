export { drawFlat } from './flats/draw-flat.ts';
export { type FlatDrawing, flatSvg } from './flats/write/flat-svg.ts';
export { flatPdf } from './flats/write/flat-pdf.ts';
export { type Fitting, toMeasure } from './measures/made-to-measure.ts';
export { type Size, SIZE_TABLES } from './measures/size-tables.ts';
export type { Specification } from './spec/specification.ts';
export { specifyLook, whoOf } from './spec/specify.ts';
