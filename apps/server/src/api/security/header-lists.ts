import type { FastifyInstance } from 'fastify';

interface Limits {
  readonly separator: ',' | ';';
  readonly elements: number;
  readonly characters: number;
}

/** Browsers name half a dozen of each. */
const ACCEPTED: Limits = { separator: ',', elements: 16, characters: 256 };
/** A browser keeps at most so many cookies of one host; the characters are bounded by what Node lets in. */
const COOKIES: Limits = { separator: ';', elements: 180, characters: 16_384 };

const LIMITS = {
  accept: ACCEPTED,
  'accept-encoding': ACCEPTED,
  'accept-language': ACCEPTED,
  cookie: COOKIES,
} as const;
const NAMES = Object.keys(LIMITS) as (keyof typeof LIMITS)[]; // the record's own keys

/** The first elements of a list, none of them cut in two. It never reads further than the characters that it may keep. */
export function startOfList(list: string, { separator, elements, characters }: Limits): string {
  const start = list.slice(0, characters + 1);
  let end = 0;
  for (let element = 0; element < elements; element++) {
    const next = start.indexOf(separator, element === 0 ? 0 : end + 1);
    if (next < 0) return list.length <= characters ? list : start.slice(0, end);
    end = next;
  }
  return start.slice(0, end);
}

/** What a caller accepts, as far as it is listened to. */
export const acceptedOf = (header: string): string => startOfList(header, ACCEPTED);

/** Shortens the lists of every request before anything parses them: a header of thousands of elements costs no more than one of a few. */
export function registerHeaderLists(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    for (const name of NAMES) {
      const list = headers[name];
      if (list !== undefined) headers[name] = startOfList(list, LIMITS[name]);
    }
    done();
  });
}
