export {
  type DrawOptions,
  type DrawStage,
  draw,
  drawPreview,
  ENGINE,
  PICTURE_SIZE,
  type Picture,
} from '#atelier/draw.ts';
export { drawVector, type VectorOptions } from '#atelier/draw-vector.ts';
export type { Brief, BriefOptions, Locks } from '#atelier/look/brief.ts';
export type * from '#atelier/look/look.ts';
export { MEDIA, type Medium } from '#atelier/look/medium.ts';
export type * from '#atelier/look/spans.ts';
export { FORMATS, type Format, formatOf, MIME, type Mime } from '#atelier/press/formats.ts';
export { type Pixels, type Pressed, type PressOptions, press, repress } from '#atelier/press/press.ts';
export { read } from '#atelier/reading/read.ts';
export { describe } from '#atelier/writing/describe.ts';
export { modelPrompt } from '#atelier/writing/model-prompt.ts';
