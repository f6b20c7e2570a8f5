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
const BITRATE = 700_000;
/** Seconds between pictures a player can jump to. */
const KEY_EVERY = 4;

/**
 * Encodes footage as WebM (VP8) with the browser's own encoder; seekable, with its length in its head.
 * @throws Error of the player if the film does not play to its end
 */
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
  await page.evaluate(watch);
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
    video: { codec: 'V_VP8', width, height },
    firstTimestampBehavior: 'offset',
  });
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate, latencyMode: 'quality' });
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

/** Plays what was made as fast as players go, to its last picture. */
function watch(): Promise<void> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([globalThis.studio.target.buffer], { type: 'video/webm' }));
  document.body.append(video);
  video.playbackRate = 4;
  return new Promise((seen, failed) => {
    video.onended = () => seen();
    video.onerror = () => failed(new Error(`the film does not play: ${video.error?.message}`));
    video.play().catch(failed);
  });
}
