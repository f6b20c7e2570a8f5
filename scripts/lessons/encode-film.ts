import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright-core';
import { FILM, type Footage } from './film.ts';

const MUXER = createRequire(import.meta.url)
  .resolve('webm-muxer')
  .replace(/\.(js|mjs|cjs)$/, '.js');
/** A page of our own on this machine: encoders are only there for origins that count as safe. */
const DARKROOM = 'http://127.0.0.1:9/darkroom';
/** Bits per second; screens stand still most of the time. */
const BITRATE = 560_000;
/** Seconds between pictures a player can jump to. */
const KEY_EVERY = 4;

/** Encodes footage as WebM (VP9) with the browser's own encoder; seekable, with its length in its head. */
export async function encodeFilm(context: BrowserContext, footage: Footage): Promise<Buffer> {
  const page = await context.newPage();
  await page.route(DARKROOM, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto(DARKROOM);
  await page.addScriptTag({ content: readFileSync(MUXER, 'utf8') });
  await page.evaluate(begin, { ...FILM, bitrate: BITRATE });
  let key = Number.NEGATIVE_INFINITY;
  for (const { jpeg, at } of footage.frames) {
    const isKey = at - key >= KEY_EVERY;
    if (isKey) key = at;
    await page.evaluate(add, { jpeg, at, isKey });
  }
  const last = footage.frames.at(-1);
  // The last picture stands until the film ends.
  if (last) await page.evaluate(add, { jpeg: last.jpeg, at: footage.length, isKey: false });
  const film = Buffer.from(await page.evaluate(finish), 'base64');
  await page.close();
  return film;
}

interface Studio {
  encoder: VideoEncoder;
  muxer: { addVideoChunk(chunk: EncodedVideoChunk, meta?: EncodedVideoChunkMetadata): void; finalize(): void };
  target: { buffer: ArrayBuffer };
}

declare global {
  // Lives in the page only; the muxer's script names itself so.
  var WebMMuxer: {
    Muxer: new (options: object) => Studio['muxer'];
    ArrayBufferTarget: new () => Studio['target'];
  };
  var studio: Studio;
}

function begin({ width, height, bitrate }: { width: number; height: number; bitrate: number }): void {
  const target = new WebMMuxer.ArrayBufferTarget();
  const muxer = new WebMMuxer.Muxer({
    target,
    video: { codec: 'V_VP9', width, height },
    firstTimestampBehavior: 'offset',
  });
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, latencyMode: 'quality' });
  globalThis.studio = { encoder, muxer, target };
}

async function add({ jpeg, at, isKey }: { jpeg: string; at: number; isKey: boolean }): Promise<void> {
  const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
  const frame = new VideoFrame(picture, { timestamp: Math.round(at * 1e6) });
  globalThis.studio.encoder.encode(frame, { keyFrame: isKey });
  frame.close();
  picture.close();
}

async function finish(): Promise<string> {
  const { encoder, muxer, target } = globalThis.studio;
  await encoder.flush();
  muxer.finalize();
  const bytes = new Uint8Array(target.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
}
