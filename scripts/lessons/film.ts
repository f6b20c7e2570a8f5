import type { CDPSession, Page } from 'playwright-core';

/** One picture of the screen. */
export interface Frame {
  jpeg: string;
  /** Seconds since the film began. */
  at: number;
}

export interface Cue {
  text: string;
  /** Seconds since the film began. */
  from: number;
}

export interface Footage {
  frames: Frame[];
  cues: Cue[];
  /** Seconds. */
  length: number;
  /** Seconds into it of the picture that stands for the whole. */
  poster: number;
}

export const FILM = { width: 1280, height: 800 } as const;

/** Records what a page shows, at the pace it is shown, with what is said of it. */
export class Recorder {
  readonly #page: Page;
  readonly #frames: Frame[] = [];
  readonly #cues: Cue[] = [];
  #began = 0;
  #poster = 0;
  #session: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    this.#session = session;
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const now = metadata.timestamp ?? Date.now() / 1000;
      this.#began ||= now;
      this.#frames.push({ jpeg: data, at: now - this.#began });
      // The film may end while a picture is under way.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 92,
      maxWidth: FILM.width,
      maxHeight: FILM.height,
      everyNthFrame: 1,
    });
  }

  /** What the captions say from now on. */
  say(text: string): void {
    this.#cues.push({ text, from: this.#began ? Date.now() / 1000 - this.#began : 0 });
  }

  /** What is on the screen now stands for the film until it is played. */
  pose(): void {
    this.#poster = Date.now() / 1000 - this.#began;
  }

  async end(): Promise<Footage> {
    const length = Date.now() / 1000 - this.#began;
    await this.#session?.send('Page.stopScreencast');
    await this.#session?.detach();
    return { frames: this.#frames, cues: this.#cues, length, poster: this.#poster };
  }
}

const clock = (seconds: number): string => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

/** The captions as WebVTT: each stands until the next begins. */
export function captionsOf({ cues, length }: Footage): string {
  const blocks = cues.map(({ text, from }, index) => {
    const to = (cues[index + 1]?.from ?? length) - 0.05;
    return `${clock(from)} --> ${clock(to)}\n${text}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
