export type { Brief, BriefEdit, BriefOptions, Family, Locks } from '#atelier/draft/brief.ts';
export { type Encoded, type EncodeOptions, encode, type Pixels, reencode } from '#atelier/sheet/encoding/encode.ts';
export { FORMATS, type Format, formatOf, MIME, type Mime } from '#atelier/sheet/encoding/formats.ts';
export { modelPrompt } from '#atelier/writing/model-prompt.ts';
export { type Changed, change } from './changing/change.ts';
export { tellChange } from './changing/tell-change.ts';
export { describe } from './describe.ts';
export {
  type DrawOptions,
  type DrawStage,
  draw,
  drawPreview,
  PICTURE_SIZE,
  type Picture,
} from './draw.ts';
export { type DrawBoardOptions, drawBoard } from './draw-board.ts';
export { drawVector, type VectorOptions } from './draw-vector.ts';
export { ENGINE, isSameEngine, makerOf } from './engine.ts';
export { readAndSee as read } from './read-and-see.ts';
