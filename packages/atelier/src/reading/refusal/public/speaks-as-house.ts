/** Whether words are said as if the house or whoever keeps money said them, or ask for secrets. Cheap, and linear. */
import { HOUSE } from '#atelier/lexicon/language/public/house-names.ts';
import {
  HOUSE_VOICE_SAID,
  KINDS_OF_HOUSE_VOICE,
  KINDS_OF_OFFICE,
  MONEY_ASKED,
  NAMES_OF_OFFICE,
} from '#atelier/lexicon/language/said/house-voice.ts';
import { GIVEN_NAMES } from '#atelier/lexicon/language/said/people.ts';
import { keptText, plainText } from '#atelier/reading/refusal/plain-text.ts';
import { grammarOf, type Kinds, kindsOf, words } from './grammar.ts';
import { isSaid } from './tokens.ts';

const house = new Set([...HOUSE, ...HOUSE.map(plainText), ...HOUSE.map(keptText)]);
const kinds: Kinds = {
  ...kindsOf(KINDS_OF_HOUSE_VOICE),
  house,
  day: words('day days'),
  city: words('city town'),
  de: words('de'),
  holder: words('holder wool pocket pockets'),
  sewn: words('sewn sewed'),
  end: words('team support staff'),
};
const isOfHouse = grammarOf(kinds, HOUSE_VOICE_SAID);
const isOfOffice = grammarOf({ ...kindsOf(KINDS_OF_OFFICE), given: words(GIVEN_NAMES) }, NAMES_OF_OFFICE);
const isOfMoney = grammarOf(kinds, MONEY_ASKED);

/** Whether a name is one of an office: 'Community Manager', 'Mod Asha'. */
export const isNameOfOffice = (name: string): boolean => isSaid(name, isOfOffice);

/** Whether words pass for the house's or ask for secrets. */
export const speaksAsHouse = (words: string): boolean => isSaid(words, isOfHouse);

/** Whether they do, or ask for money as cheats do. */
export const speaksAsHouseOrCheat = (words: string): boolean =>
  isSaid(words, (tokens) => isOfHouse(tokens) || isOfMoney(tokens));
