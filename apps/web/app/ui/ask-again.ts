/** The server has too much to do at the moment and says so; anything else is an answer. */
const BUSY = 503;

/** Milliseconds before each further try, unless the server asks for more. After the last a picture counts as lost. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];
/** No page waits longer, whatever the server asks for; milliseconds. */
const LONGEST_MS = 30_000;

/** Paths of our own pictures and drawings. */
const OWN = /^\/v1\/storage\/buckets\/[^/]+\/files\/[^/]+\/(preview|view|flats)$/;

/** What is needed of an `<img>`. */
export type Picture = Pick<HTMLImageElement, 'currentSrc' | 'isConnected' | 'getAttribute' | 'setAttribute'> & {
  dispatchEvent: (event: Event) => boolean;
};

interface Ways {
  /** The server's answer; rejects where nobody answers. */
  ask: (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'arrayBuffer'>>;
  wait: (ms: number) => Promise<void>;
  origin: string;
}

function isOwn(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === origin && OWN.test(url.pathname);
}

/**
 * Hears of pictures that did not come. One that the server only put off is asked for again after growing pauses, and whoever
 * shows it is not told before the last of them; of one that is gone, or where nobody answers, they are told at once.
 */
export class Patience {
  readonly #ways: Ways;
  readonly #tries = new WeakMap<Picture, { address: string; count: number }>();
  /** Those of whose loss their own page is being told. */
  readonly #lost = new WeakSet<Picture>();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Whether the loss is kept from the page, for now or for good. */
  hears(picture: Picture): boolean {
    if (this.#lost.delete(picture)) return false;
    const address = picture.currentSrc;
    if (!isOwn(address, this.#ways.origin)) return false;
    const known = this.#tries.get(picture);
    const count = known?.address === address ? known.count : 0;
    const pause = PAUSES_MS[count];
    if (pause === undefined) return false;
    this.#tries.set(picture, { address, count: count + 1 });
    void this.#again(picture, address, pause);
    return true;
  }

  async #again(picture: Picture, address: string, pause: number): Promise<void> {
    const isBack = await this.#comesBack(address, pause).catch(() => false);
    // It shows something else by now, or nothing.
    if (!picture.isConnected || picture.currentSrc !== address) return;
    if (isBack) return picture.setAttribute('src', picture.getAttribute('src') ?? '');
    this.#lost.add(picture);
    picture.dispatchEvent(new Event('error'));
  }

  /** Whether it is worth asking again now: it is there, or the server was busy and has had its pause. */
  async #comesBack(address: string, pause: number): Promise<boolean> {
    const answer = await this.#ways.ask(address);
    // Read to its end, so that the picture's own request finds it kept, and the connection is free.
    await answer.arrayBuffer();
    if (answer.status !== BUSY) return answer.ok;
    const asked = Number(answer.headers.get('retry-after') ?? 0) * 1000;
    await this.#ways.wait(Math.min(Math.max(pause, asked || 0), LONGEST_MS));
    return true;
  }
}

/** Has every picture of the page asked for again that the server put off, those too that did before this script came. */
export function askAgain(page: Document): void {
  const patience = new Patience({
    ask: (address) => fetch(address),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    origin: location.origin,
  });
  // On its way down the event is met before whoever shows the picture.
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement && patience.hears(event.target)) event.stopImmediatePropagation();
    },
    true,
  );
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) patience.hears(image);
}
