export { drawFlat } from './flats/draw-flat.ts';
export { flatPdf } from './flats/write/flat-pdf.ts';
export { type FlatDrawing, flatSvg } from './flats/write/flat-svg.ts';
export { type Fitting, toMeasure } from './measures/made-to-measure.ts';
export { SIZE_TABLES, type Size } from './measures/size-tables.ts';
export type { Specification } from './spec/specification.ts';
export { specifyLook, whoOf } from './spec/specify.ts';
