/** 'A dagger collar', 'storm cuffs': what stands right before a part and is no quality tells of the part, and of nothing else. */
import type { DetailEntry, PartEntry } from '#atelier/lexicon/entry.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

/** Parts that are cut in ways with names of their own. */
const NAMED: ReadonlySet<string> = new Set([
  'neck',
  'collar',
  'lapel',
  'cuff',
  'sleeve',
  'hem',
  'yoke',
  'pocket',
  'bodice',
]);
/** What no part of a garment is. */
const ELSEWHERE: ReadonlySet<Sense['as']> = new Set<Sense['as']>([
  'heritage',
  'occasion',
  'scene',
  'remark',
  'footwear',
  'accessory',
  'season',
]);
/** A word of three letters or more; what is shorter is a number or a slip. */
const isWord = ({ keys }: Mention): boolean => keys.every((key) => /^\p{L}{3,}$/u.test(key));

/** Where on somebody a part lies says of no way to cut it: 'ankle cuffs'. */
const ON_BODY: ReadonlySet<string> = new Set(['ankle', 'wrist', 'knee', 'elbow', 'thigh', 'hip', 'chest']);

const tellsPart = (mention: Mention): boolean =>
  isWord(mention) && !mention.plural && mention.senses.every(({ as }) => ELSEWHERE.has(as));

const partOf = (next: Mention | undefined): PartEntry | undefined => {
  const sense = next?.gap === 'none' ? next.senses[0] : undefined;
  return sense?.as === 'part' && NAMED.has(sense.entry.id) ? sense.entry : undefined;
};

/** A way of cutting the part that has no drawing of its own. */
const wayOf = ({ keys }: Mention, { id }: PartEntry): DetailEntry => ({
  id: keys.join('-'),
  words: '',
  onParts: true,
  // 'ankle cuffs' are where every such cuff is
  ...(!ON_BODY.has(keys.join(' ')) && { nearTo: `a plain ${id}` }),
});

/** Gives names of parts to their parts. Linear in the number of mentions. */
export const nameParts = (mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention, i) => {
    const part = partOf(mentions[i + 1]);
    if (!part || !tellsPart(mention)) return mention;
    return { ...mention, senses: [{ as: 'detail', entry: wayOf(mention, part) }] };
  });
