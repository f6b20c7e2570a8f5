/** 'A statement gold cuff' is worn on the wrist; 'gold cuffs' are a shirt's. */
import { ACCESSORY_BY_ID } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

const METAL = /^(gold|silver|rose gold|antique gold|brass|copper|bronze|oxidised silver)$/;

const isMetal = ({ senses }: Mention): boolean => senses.some((s) => s.as === 'colour' && METAL.test(s.colour.name));
/** What a cuff stands before is what it is the cuff of: 'cuff buttons'. */
const standsAlone = (next: Mention | undefined): boolean => next?.gap !== 'none' || next.senses[0]?.as === 'connective';

/** Reads one cuff of metal as the jewel. Linear in the mentions. */
export function readCuffs(mentions: readonly Mention[]): Mention[] {
  const entry = ACCESSORY_BY_ID.get('bracelet');
  return mentions.map((mention, i) => {
    const before = mentions[i - 1];
    const isCuff = mention.keys.join(' ') === 'cuff' && !mention.plural && mention.gap === 'none';
    if (!entry || !isCuff || !before || !isMetal(before) || !standsAlone(mentions[i + 1])) return mention;
    return { ...mention, senses: [{ as: 'accessory', entry: { ...entry, name: 'cuff' } }] };
  });
}
