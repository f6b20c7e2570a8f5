/** Words of a brief that are neither in its Look nor told: what is dropped without a line. */
import { type Accessory, type Garment, type Look, peopleOf, type ReadSpan } from '@toile/look';

/** Words that join, point, praise and sell: nothing of a picture hangs on them. */
const EMPTY: ReadonlySet<string> = new Set(
  [
    'the and with for from that this these those its their his her him she they them you your our out off over under into onto',
    'has have had are was were being been but not nor any all both each every other another one ones same own who whom which what',
    'when where while then than too very just only also again more most much many some such like near about around along across',
    'against behind beside between below above beneath down upon till until through within without per via plus get got make made',
    'makes want wants need needs needed please show shown see seen give can could would should will shall may might must let lets',
    'look looks looking outfit outfits style styles styled styling wear wears wearing worn dress-up paired pair pairs pairing teamed',
    'combined matched goes going gone come comes keep keeps kept put puts set sets piece pieces item product design designs type kind',
    'beautiful gorgeous pretty lovely nice great perfect best new latest stunning amazing elegant stylish trendy designer super really',
    'women womens woman men mens man girl girls boy boys kid kids lady ladies female male guy hi hello dear thanks urgent',
    'available price rate order size free ready sale offer link bio stock colour color colours colors coloured colored shade tone',
    'there here now today tonight thing things way back front side left right top bottom whole entire full half fabric cloth material',
    'matching twinning couple showing holds holding held hand hands standing stands vibe vibes costume pls plz shot special wali wale',
    'aur hai liye chahiye dono haath mein nahi saath bhi sirf upar neeche pehna pehne kapde jaisa having done instead does made',
    'my mine me i we us it is in on at of to by as or so no an a be do if up am pm vs etc',
  ]
    .join(' ')
    .split(' '),
);

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** What is said of somebody, of a place or of the sheet has a slot of the Look's own. */
const OF_THE_LOOK: ReadonlySet<ReadSpan['as']> = new Set<ReadSpan['as']>([
  ...(['person', 'skin', 'heritage', 'hair', 'pose', 'setting', 'medium', 'style', 'occasion', 'season'] as const),
  ...(['mood', 'garment', 'accessory', 'footwear', 'without', 'palette'] as const),
]);
/** Words of a camera, a page or a maker's name: no part of what is worn. */
const ASIDE = /^(?:camera|lens|direction|brand|celebrity|light|trade|place|standing|count)$/;

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ed|ing|es|s|y|ies)$/, '')
    .slice(0, 6);

const stems = (text: string): string[] => (text.match(WORD) ?? []).map(stem);

const written = (thing: unknown): ReadonlySet<string> => new Set(stems(JSON.stringify(thing)));

/** Everything the record of what a span is of holds in words. */
function recordsOf(look: Look): (of: string | undefined) => ReadonlySet<string> {
  const all = peopleOf(look).flatMap(
    ({ garments, accessories, footwear }): (Garment | Accessory | Look['footwear'])[] => [
      ...garments,
      ...accessories,
      footwear,
    ],
  );
  const cache = new Map<string | undefined, ReadonlySet<string>>();
  return (of) => {
    const known = cache.get(of);
    if (known) return known;
    const own = all.filter(
      (one) => of === undefined || ('id' in one ? one.id === of : one.kind === of || of === 'footwear'),
    );
    const made = written(own);
    cache.set(of, made);
    return made;
  };
}

/** The words nobody answers for, in their order. */
export function silentWords(look: Look, words: string): string[] {
  const { understood, unread, notDrawn } = look.reading;
  const recordOf = recordsOf(look);
  const told = new Set(stems(notDrawn.join(' ')));
  const isHeld = ({ as, of, value, text, drawn }: ReadSpan): boolean => {
    if (drawn === false || OF_THE_LOOK.has(as)) return true;
    if (as === 'ignored') return ASIDE.test(value);
    const record = recordOf(of);
    return [...stems(value), ...stems(text)].some((one) => record.has(one) || told.has(one));
  };
  return [...words.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (word.length < 3 || EMPTY.has(word.toLowerCase())) return [];
    const within = (span: { start: number; end: number }): boolean => span.start <= index && span.end > index;
    if (unread.some(within) || understood.some((span) => within(span) && isHeld(span))) return [];
    return told.has(stem(word)) || recordOf(undefined).has(stem(word)) ? [] : [word];
  });
}
