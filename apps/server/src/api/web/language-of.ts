import { asLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { acceptedOf } from '../security/header-lists.ts';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** What a page written in more than one language turns on. */
export const LANGUAGE_VARIES = 'Accept-Language, Cookie';

/** The language somebody chose in this browser, else the one their browser likes best of ours, else English. */
export function languageOf(request: FastifyRequest): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  return asLanguage(CHOSEN.exec(cookie)?.[1]) ?? preferred(accepted);
}

/** `hi-IN,hi;q=0.9,en;q=0.8` → hi. Of two that are liked alike the first is taken. */
function preferred(header: string): Language {
  const ranges = acceptedOf(header)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: asLanguage(tag.toLowerCase().split('-')[0]), quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return ranges[0]?.language ?? LANGUAGES[0];
}
