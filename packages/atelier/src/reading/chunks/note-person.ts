import type { Pose, ReadAs } from '@toile/look';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import { TENS, WRITTEN } from '#atelier/lexicon/people.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';
import type { OpenChunk } from './chunk.ts';
import { noteHair } from './note-hair.ts';

const WRITTEN_NUMBERS: ReadonlySet<string> = new Set([...WRITTEN, ...Object.values(TENS)]);

/** 'Girls Pink Fit and Flare Dress': a title that begins with them is of children's clothes. */
const isShopTitleOfGirls = ({ start, keys, plural }: Mention): boolean =>
  start === 0 && plural && keys.length === 1 && keys[0] === 'girl';

/** The names fold the plural, the stance does not: 'hands on hips' are both, 'one hand' is one. */
const asCounted = (pose: Pose, said: string): Pose =>
  pose === 'hand-on-hip' && /^hands\b/i.test(said) ? 'akimbo' : pose;

/** Whoever walks with their hands in their pockets strolls. */
const isStroll = (one: Pose, other: Pose): boolean =>
  (one === 'pockets' && other === 'walk') || (one === 'walk' && other === 'pockets');

/** One stance is drawn: what else the words say of it is told. */
function notePose({ draft, text }: OpenChunk, { start, end }: Mention, named: Pose): true {
  const pose = asCounted(named, text.slice(start, end));
  const isDrawn = draft.pose === undefined || draft.pose === pose || isStroll(draft.pose, pose);
  if (draft.pose && isStroll(draft.pose, pose)) draft.pose = 'stroll';
  draft.pose ??= pose;
  const said = text.slice(start, end);
  draft.spans.push(
    isDrawn
      ? { start, end, text: said, as: 'pose', value: pose }
      : { start, end, text: said, as: 'pose', value: said.toLowerCase(), drawn: false },
  );
  return true;
}

/** Days that somebody else has: whoever dresses for them is a guest. */
const THEIR_DAY =
  /^[^'’]*['’]s?\s+(?:\w+\s+)?(?:wedding|marriage|shaadi|shadi|engagement|sangeet|reception|roka|nikah|walima|mehendi|mehndi|haldi|baby shower|housewarming)\b(?=\s*(?:$|[,.;:!?)]|(?:function|party|ceremony|day|season|next|this|in|on|at|and|with|so|i|we)\b))/i;
/** Longest name of a day, with what stands before it. */
const LONGEST_DAY = 40;

/** 'For my brother's wedding': whose day it is, and not who wears it. */
const isWhose = (text: string, { start, end }: Mention): boolean =>
  THEIR_DAY.test(text.slice(start, end + LONGEST_DAY));

/** Takes what a mention says of the person, the moment or the air; false when it says nothing of them. The first word wins. */
export function notePerson(open: OpenChunk, mention: Mention, sense: Sense): boolean {
  const { draft, text } = open;
  const note = (as: ReadAs, value: string): true => {
    const { start, end } = mention;
    draft.spans.push({ start, end, text: text.slice(start, end), as, value });
    return true;
  };
  if (sense.as === 'gender' && isWhose(text, mention)) return note('ignored', 'whose');
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
      return notePose(open, mention, sense.value);
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
    case 'hair':
    case 'hair-colour':
      return note('hair', noteHair(open, mention, sense));
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
