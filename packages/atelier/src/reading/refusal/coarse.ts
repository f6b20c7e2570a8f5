/** Curses, slurs, threats, contempt and the young wanted, that nobody reads under a picture, however their letters are hidden. Cheap; what is asked for is judged by `refusal`. */
import { COARSE, SLURS } from '#atelier/lexicon/language/coarse.ts';
import { COARSE_IN_HINDI, COARSE_IN_HINGLISH } from '#atelier/lexicon/language/coarse-hindi.ts';
import {
  CONTEMPT_OF_PEOPLES,
  DEATH_TO_A_PEOPLE,
  DEATH_TO_A_PEOPLE_UNSPACED,
  HARM_CALLED_FOR,
} from '#atelier/lexicon/language/public/death-to.ts';
import {
  A_PEOPLE_WISHED_AWAY,
  HARM_TOLD,
  HARM_TOLD_ABROAD,
  HARM_UNSPACED,
  PEOPLES_WISHED_AWAY,
  PEOPLES_WISHED_AWAY_ABROAD,
} from '#atelier/lexicon/language/public/hatred.ts';
import { CONTEMPT, CONTEMPT_OF_A_PEOPLE, LEWD, THREATS } from '#atelier/lexicon/language/public/in-public.ts';
import { GAS_CHAMBERS, KILLING, KILLING_ABROAD, MEANT_TO_KILL } from '#atelier/lexicon/language/public/killing.ts';
import { holds } from '#atelier/lexicon/language/rule.ts';
import { type Forms, formsOf } from './forms.ts';
import { curses } from './public/curses.ts';
import type { Token } from './public/grammar.ts';
import { hates } from './public/hates.ts';
import { seeksTheSmall } from './public/small.ts';
import { threatens } from './public/threatens.ts';
import { readingOf, soundsOf } from './public/tokens.ts';
import { seeksTheYoung } from './sought-young.ts';

function isThreatAtSight(forms: Forms): boolean {
  const [plain, sentences] = [forms.plain(), forms.sentences()];
  return (
    [MEANT_TO_KILL, HARM_TOLD].some((led) => holds(plain, led)) ||
    [THREATS, KILLING, HARM_CALLED_FOR].some((pattern) => plain.search(pattern) >= 0) ||
    [KILLING_ABROAD, HARM_TOLD_ABROAD, HARM_UNSPACED].some((pattern) => sentences.search(pattern) >= 0)
  );
}

function isHateAtSight(forms: Forms): boolean {
  const [plain, sentences] = [forms.plain(), forms.sentences()];
  return (
    [CONTEMPT_OF_A_PEOPLE, A_PEOPLE_WISHED_AWAY].some((led) => holds(plain, led)) ||
    holds(sentences, DEATH_TO_A_PEOPLE) ||
    [PEOPLES_WISHED_AWAY_ABROAD, DEATH_TO_A_PEOPLE_UNSPACED].some((pattern) => sentences.search(pattern) >= 0) ||
    [CONTEMPT, GAS_CHAMBERS, PEOPLES_WISHED_AWAY, CONTEMPT_OF_PEOPLES].some((pattern) => plain.search(pattern) >= 0) ||
    [forms.visible(), plain].some((form) => SLURS.test(form))
  );
}

const isFoulAtSight = ({ plain, kept, visible }: Forms): boolean =>
  plain().search(COARSE_IN_HINGLISH) >= 0 ||
  COARSE_IN_HINDI.test(kept()) ||
  plain().search(LEWD) >= 0 ||
  [visible(), plain()].some((form) => holds(form, COARSE));

interface Said {
  readonly tokens: readonly Token[];
  readonly sounds: readonly Token[];
}

function saidIn(words: string): Said {
  const { tokens, kept } = readingOf(words);
  return { tokens, sounds: soundsOf(kept ?? tokens) };
}

function harmIn(forms: Forms, { tokens, sounds }: Said): 'hateful' | 'threatening' | undefined {
  if (isThreatAtSight(forms)) return 'threatening';
  if (isHateAtSight(forms) || hates(tokens, sounds)) return 'hateful';
  return threatens(tokens, sounds) ? 'threatening' : undefined;
}

/** What words are by hatred or a threat in them, whoever reads them. */
export function harmOf(words: string): 'hateful' | 'threatening' | undefined {
  const forms = formsOf(words);
  return harmIn(forms, saidIn(words));
}

/** What words are by a curse, a slur, a threat or somebody young who is wanted in them, as they stand and with letters put together that were set apart by spaces. */
export function coarsenessOf(words: string): 'young' | 'obscene' | 'hateful' | 'threatening' | undefined {
  const forms = formsOf(words);
  if (seeksTheYoung(forms.plain(), forms.sentences())) return 'young';
  const said = saidIn(words);
  if (seeksTheSmall(said.tokens)) return 'young';
  const harm = harmIn(forms, said);
  if (harm) return harm;
  return curses(said.tokens, said.sounds) || isFoulAtSight(forms) ? 'obscene' : undefined;
}
