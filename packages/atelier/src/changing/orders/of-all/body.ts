import type { Frame } from '../order.ts';

const WHOM =
  '(?:him|her|them|the (?:model|man|woman|lady|girl|boy|groom|bride|person|figure|guy)|uncle|aunty|auntie|uncle ji|papa|mummy|mom|dad|model|man|woman|lady|groom|bride)';
const SHOULD = '(?:he|she|they) (?:should|must|has to|needs to|can|could) (?:be|look)';
const HOW = '(?:(?:look|be|a|an|bit|little|slightly|more|quite|very|on|the|side|should|is|to) )*';
const FULL =
  '(healthy|healthier|stout|stouter|heavy|heavier|plump|plumper|chubby|chubbier|fat|fatter|broad|broader|well[ -]built|big|bigger|bulky|bulkier|plus[ -]size|curvy|curvier|mota|moti)';
const SLIM = '(?:slim|slimmer|thin|thinner|lean|leaner|skinny|skinnier|patla|patli|less (?:fat|heavy|broad))';
const MADE_FULL = new RegExp(
  `^(?:(?:make |show |draw )?${WHOM}|${SHOULD}) ${HOW}${FULL}(?: (?:side|build|body|type|figure))?$`,
);
const MADE_SLIM = new RegExp(
  `^(?:(?:make |show |draw )?${WHOM}|${SHOULD}) ${HOW}${SLIM}(?: (?:side|build|body|type|figure))?$`,
);
const A_LITTLE = /\b(?:a bit|a little|slightly|thod[aei]|bit)\b/;
/** Says the same of somebody once more. */
const IS_SO = new RegExp(`^(?:he|she|they)(?:'s| is| are)? ${HOW}(?:${FULL}|${SLIM})(?: side)?$`);
const BUILD_ALONE =
  /^(?:a )?(fuller|full|bigger|heavier|broader|curvier|slimmer|leaner|thinner) (?:build|figure|body|body type)$/;

/** A belly that is wished, and none that is to be covered. */
const BELLIED =
  /^(?:(?:give|show|make|with|has|have|having|add|and|him|her|he|she|should|the|a|an|some|bit|little|slight|slightly|small|of|big|round|more) )*(?:bit of|small|slight|little|big|round|some|an?) (?:an? )?(?:pot ?|beer )?(?:belly|tummy|paunch|stomach)(?: (?:please|too|also|showing|on him|on her))*$/;

const TALLER =
  /^(?:(?:she|he|they|make|draw|show|her|him|them|the (?:girl|boy|model|child)|is|are|looks?|should|be|and|a|bit|little|slightly|now|much) )*(?:taller|tall|shorter in height)(?: (?:now|than .+|too|please))*$/;

/** How somebody is built, in the words people have for that: 'healthy' is stout. */
export const body: Frame = (clause, { topic }) => {
  if (TALLER.test(clause))
    return { clauses: [], told: ['How tall somebody is follows from their age here, and from nothing else.'] };
  if (BELLIED.test(clause)) return { clauses: ['make her heavier'], of: 'build' };
  if (MADE_FULL.test(clause))
    return { clauses: [A_LITTLE.test(clause) ? 'make her heavier' : 'make her stout'], of: 'build' };
  if (MADE_SLIM.test(clause)) return { clauses: ['slim figure'], of: 'build' };
  const build = BUILD_ALONE.exec(clause)?.[1];
  if (build !== undefined)
    return { clauses: [/slim|lean|thin/.test(build) ? 'slim figure' : 'make her stout'], of: 'build' };
  if (topic !== 'build' || !IS_SO.test(clause)) return undefined;
  return { clauses: /stout|fat|heavy|plump|big|broad/.test(clause) ? ['make her stout'] : [] };
};
