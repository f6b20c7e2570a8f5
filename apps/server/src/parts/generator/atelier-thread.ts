import { describe, draw, drawBoard, read } from '@toile/atelier';
import { plainFlat } from '@toile/cutting/flat';
import sharp from 'sharp';
import type { DrawingProgress, DrawingTask, RedrawTask } from './drawing-pool.ts';
import type { Generated, Redrawn } from './generator.ts';

// One drawing keeps one core busy already, and no two share a picture worth keeping decoded.
sharp.concurrency(1);
sharp.cache(false);

/** Share of the whole work that reading takes, as the bar shows it; drawing has the rest. */
const READING_SHARE = 0.04;

/** Reads, draws and describes one design with the atelier, in a thread of its own. */
export async function drawTask({ brief, seed, designId, width, height, progress }: DrawingTask): Promise<Generated> {
  const tell = (point: DrawingProgress) => progress.postMessage(point);
  tell({ stage: 'reading', progress: READING_SHARE / 2 });
  const began = performance.now();
  const look = read(brief, seed, plainFlat);
  const reading = Math.round((performance.now() - began) * 10) / 10;
  const picture = await draw(look, seed, {
    width,
    height,
    designId,
    draft: plainFlat,
    withFigure: true,
    onStage: (stage, done) => tell({ stage, progress: READING_SHARE + done * (1 - READING_SHARE) }),
  });
  return {
    picture: picture.bytes,
    ...(picture.figure && { figure: picture.figure.bytes }),
    mime: picture.mime,
    width: picture.width,
    height: picture.height,
    description: describe(look, seed),
    look,
    timings: { reading, ...picture.timings },
  };
}

/** JPEG quality of a large sheet: next to no loss, as other formats are made of it. */
const REDRAW_QUALITY = 95;

/** Draws a finished design's Look once more: larger, without its background, or laid out anew. */
export async function redrawTask(task: RedrawTask): Promise<Redrawn> {
  const { look, seed, designId, width, height, isClear, board } = task;
  if (board) {
    const longer = Math.max(width, height);
    const drawn = await drawBoard(look, seed, {
      ...board,
      longer,
      designId,
      draft: plainFlat,
      quality: REDRAW_QUALITY,
    });
    return { picture: drawn.bytes, mime: drawn.mime, width: drawn.width, height: drawn.height };
  }
  const { bytes, mime, ...size } = await draw(look, seed, {
    width,
    height,
    designId,
    draft: plainFlat,
    ...(isClear ? { background: 'transparent', format: 'png' } : { format: 'jpeg', quality: REDRAW_QUALITY }),
  });
  return { picture: bytes, mime, width: size.width, height: size.height };
}
