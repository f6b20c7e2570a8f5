import type { ReadAs } from '@toile/look';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import { TENS, WRITTEN } from '#atelier/lexicon/people.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';
import type { OpenChunk } from './chunk.ts';
import { phraseBefore } from './take-phrase.ts';

const WRITTEN_NUMBERS: ReadonlySet<string> = new Set([...WRITTEN, ...Object.values(TENS)]);

/** 'Girls Pink Fit and Flare Dress': a title that begins with them is of children's clothes. */
const isShopTitleOfGirls = ({ start, keys, plural }: Mention): boolean =>
  start === 0 && plural && keys.length === 1 && keys[0] === 'girl';

/** Takes what a mention says of the person, the moment or the air; false when it says nothing of them. The first word wins. */
export function notePerson(open: OpenChunk, mention: Mention, sense: Sense): boolean {
  const { draft, text } = open;
  const note = (as: ReadAs, value: string): true => {
    const { start, end } = mention;
    draft.spans.push({ start, end, text: text.slice(start, end), as, value });
    return true;
  };
  switch (sense.as) {
    case 'gender':
      draft.presentation ??= sense.value;
      if (isShopTitleOfGirls(mention)) draft.ageGroup ??= 'child';
      return note('person', sense.value);
    case 'age':
      // years say more than 'school uniform'
      if (mention.keys.some((key) => /^\d+$/.test(key) || WRITTEN_NUMBERS.has(key))) draft.ageGroup = sense.value;
      // white hair makes nobody old who is called young
      if (draft.ageGroup === 'senior' && (sense.value === 'child' || sense.value === 'teen'))
        draft.ageGroup = sense.value;
      draft.ageGroup ??= sense.value;
      return note('person', sense.value);
    case 'pose':
      draft.pose ??= sense.value;
      return note('pose', sense.value);
    case 'medium':
      draft.medium ??= sense.value;
      return note('medium', sense.value);
    case 'build':
      draft.build ??= sense.value;
      return note('person', sense.value);
    case 'skin':
      draft.skin ??= sense.value;
      return note('skin', sense.value);
    case 'heritage':
      draft.heritage ??= sense.value;
      return note('heritage', sense.value);
    case 'beard':
      takeHairWords(open, mention);
      draft.beard ??= sense.value;
      return note('hair', sense.value ? 'beard' : 'shaven');
    case 'hair':
      takeHairWords(open, mention);
      if (sense.value) draft.hair ??= sense.value;
      return note('hair', sense.value ?? 'hair');
    case 'hair-colour':
      takeHairWords(open, mention);
      draft.hairColour ??= colourNamed(sense.value);
      return note('hair', sense.value);
    case 'occasion':
      draft.impliedSeason ??= sense.entry.season;
      draft.occasions.push({ id: sense.entry.id, like: sense.entry.like, palette: sense.entry.palette ?? [] });
      return note('occasion', sense.entry.id);
    case 'season':
      draft.season ??= sense.id;
      return note('season', sense.id);
    case 'mood':
      draft.moods.push({ id: sense.id, palette: sense.palette });
      return note('mood', sense.id);
    default:
      return false;
  }
}

/** How the hair is drawn where nothing is said. */
const AS_DRAWN: ReadonlySet<string> = new Set([
  'low',
  'sleek',
  'neat',
  'loose',
  'open',
  'flowing',
  'natural',
  'her',
  'his',
]);
/** Colours that no cloth is called by. */
const TINTS: Readonly<Record<string, string>> = { platinum: 'blonde', ash: 'blonde', honey: 'blonde', sandy: 'blonde' };

/** 'long black hair', 'a sleek low ponytail': what stands right before is the hair's; but for colour and length none of it is drawn. */
function takeHairWords(open: OpenChunk, { start, end }: Mention): void {
  const { draft, text, links } = open;
  const waiting = [...links];
  const from = phraseBefore(open, start);
  const taken = waiting.slice(links.length);
  const drawn: [number, number][] = [];
  for (const { said, relative, unknown } of taken) {
    if (said.as === 'colour' && said.colour) draft.hairColour ??= said.colour;
    else if (relative?.id === 'long' || relative?.id === 'short') draft.hair ??= relative.id;
    else continue;
    if (unknown) continue;
    drawn.push([said.start, said.end]);
    draft.spans.push({
      start: said.start,
      end: said.end,
      text: text.slice(said.start, said.end),
      as: 'hair',
      value: said.value,
    });
  }
  const tint = text
    .slice(from, start)
    .toLowerCase()
    .match(/\b(?:platinum|ash|honey|sandy)\b/);
  if (tint) draft.hairColour ??= colourNamed(TINTS[tint[0]] ?? 'blonde');
  const plain = text
    .slice(from, start)
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !AS_DRAWN.has(word.toLowerCase()));
  const isTold = drawn.every(([a, b]) => a > from || b + 1 < start);
  if (plain.length === 0 || !isTold) return;
  const value = text.slice(from, end);
  draft.spans.push({ start: from, end, text: value, as: 'hair', value: value.toLowerCase(), drawn: false });
}
