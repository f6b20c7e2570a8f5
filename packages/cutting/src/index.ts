export { clothPrice } from './cloth/cost.ts';
export { type PriceTable, SAMPLE_PRICES } from './cloth/prices.ts';
export { editableOf } from './edits/editable.ts';
export { refuseEdits } from './edits/refuse-edits.ts';
export { changesTable, type Issue, type Revision, revisionsOf, revisionsTable } from './edits/revisions.ts';
export { drawFlat } from './flats/draw-flat.ts';
export { plainFlat } from './flats/plain-flat.ts';
export { bareFlatSvg } from './flats/write/bare-svg.ts';
export { flatPdf } from './flats/write/flat-pdf.ts';
export { flatSvg } from './flats/write/flat-svg.ts';
export type { Body, BodyMeasure, Who } from './measures/body.ts';
export { type Fitting, toMeasure } from './measures/made-to-measure.ts';
export { sizeLabel } from './measures/size-labels.ts';
export { SIZE_TABLES, type Size } from './measures/size-tables.ts';
export { askedNotDrawn } from './order/asked-not-drawn.ts';
export { calloutsOf } from './order/callouts-of.ts';
export { notesOf, stylingOf } from './order/notes-of.ts';
export { undrawnOf } from './order/undrawn.ts';
export { packPdf } from './pack/pack-pdf.ts';
export {
  billTable,
  careTable,
  costTable,
  metresTable,
  type PackGarment,
  packGarments,
  piecesTable,
  pointsTable,
  seamsTable,
  sizesTable,
  stepsTable,
  type Table,
  tablesOf,
} from './pack/pack-tables.ts';
export { packXlsx, tablesXlsx } from './pack/pack-xlsx.ts';
export { tablesCsv } from './pack/table-csv.ts';
export type { ScriptFonts } from './pack/write-text.ts';
export { draftPattern } from './pattern/draft-pattern.ts';
export { cuttingList, makingSteps } from './pattern/instructions.ts';
export { patternDxf } from './pattern/write/pattern-dxf.ts';
export { patternPdf } from './pattern/write/pattern-pdf.ts';
export { patternPreview } from './pattern/write/pattern-preview.ts';
export { patternSvg } from './pattern/write/pattern-svg.ts';
export { NO_EDITS } from './spec/edits.ts';
export type { Specification } from './spec/specification.ts';
export { specify, specifyLook, type Wanted } from './spec/specify.ts';
export { orderedBeside, toCut, type Which } from './spec/to-cut.ts';
export { sizeOf, whoOf } from './spec/wearer.ts';
