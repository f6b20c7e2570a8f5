import { piecesOf } from '../../guard/words-of-clause.ts';

const FOR = /^((?:an? |in |maybe |rather )*)(.+?) for (?:the |her |his |its )?([a-z-]+(?: [a-z-]+){0,2})$/;

/** 'Wine for the yoke': how a part is to be, said before the part. Pure. */
export function forThePart(clause: string): string {
  const [, , quality = '', name = ''] = FOR.exec(clause) ?? [];
  if (name === '') return clause;
  const said = piecesOf(quality);
  const named = piecesOf(name);
  const isQuality = said.length > 0 && said.every((piece) => piece.is === 'quality' && piece.as !== 'compared');
  const isPart = named.at(-1)?.is === 'part' && named.every(({ is }) => is === 'part' || is === 'garment');
  return isQuality && isPart ? `the ${name} in ${quality}` : clause;
}
