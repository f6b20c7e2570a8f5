import { differences } from '@toile/look';
import type { Work } from '../work.ts';

/**
 * What is done for a wish that names no part: the words of edits in order of preference, of which the first that change something are
 * taken. None touches colour or person; each is one a counter would offer first.
 */
const WISHES: readonly (readonly [words: string, offers: readonly string[]])[] = [
  ['boho|bohemian|hippie|gypsy', ['bell sleeves', 'tassels on the hem', 'paisley print']],
  ['romantic|feminine|girly|girlish|dreamy|frilly|frillier', ['ruffle hem', 'puff sleeves']],
  ['traditional|ethnic|indian|desi|classic indian', ['gold border', 'add embroidery']],
  ['royal|regal|luxurious|luxury|opulent|richer looking|rich looking', ['zardozi embroidery', 'in velvet']],
  ['glam|glamorous|glitzy|blingy|party|party wear|partywear|jazzy|dazzling', ['with sequins', 'shinier']],
  ['sparkle|sparkly|sparkles|bling|shimmer|shimmery|glitter|glittery|glitz', ['with sequins', 'shinier']],
  [
    'modern|contemporary|western|trendy|fusion|minimal|minimalist|minimalistic|understated',
    ['simpler', 'straighter', 'asymmetric hem'],
  ],
  ['sexy|sexier|bold cut|daring|hot|sultry|revealing', ['deeper neck', 'add a slit', 'tighter']],
  ['sporty|athletic|street|streetwear|edgy|edgier', ['side stripe', 'sneakers', 'looser']],
  ['casual|relaxed|everyday|laid back|laid-back|easygoing', ['less formal shoes', 'looser', 'simpler']],
  [
    'formal|professional|office|office like|corporate|businesslike|serious',
    ['more formal shoes', 'tighter', 'simpler'],
  ],
  ['flowy|floaty|dramatic|grand|princess like|princessy|ball gown like', ['fuller', 'longer']],
  ['elegant|sophisticated|classy|graceful|chic|refined', ['longer', 'simpler']],
  ['playful|fun|youthful|cheerful|lively|happy|cute|cuter', ['brighter', 'puff sleeves']],
  ['vintage|retro|old fashioned|old school', ['peter pan collar', 'with polka dots', 'longer']],
];
const MORE =
  /^(?:make (?:it|this|her|him|the (?:look|outfit|whole thing))|it should (?:be|look)|(?:to )?look|give it|should be|want it|with|go|dress it)?(?: (?:look|feel|be|to be|much|a lot|even|something))* ?(?:more|(?:a bit|a little|a touch|bit|slightly|somewhat|very)(?: more)?) (?:of )?(?:an? )?([a-z -]+?)(?: (?:look|feel|feeling|vibe|vibes|style|touch|kind of look))?$/;
const AS = /^(?:make (?:it|this)|give it|with|add)? ?(?:an? )?([a-z -]+?) (?:look|feel|feeling|vibe|vibes|touch)$/;
const ONE_WORD = /^make (?:it|this) (?:look )?(?:very |really )?([a-z-]+)$|^([a-z]+er)$/;

const LESS =
  /^(?:make (?:it|this|her|him)|it should (?:be|look)|look|want it)?(?: (?:look|a bit|a little|slightly|much|something))* ?(?:less|too|not so|not as|not that|not too) (?:much )?([a-z -]+?)(?: (?:look|looking))?$/;
/** What is done where there is too much of something. */
const AGAINST: readonly (readonly [words: string, offers: readonly string[]])[] = [
  ['formal|serious|office like|stiff|corporate', ['less formal shoes', 'looser']],
  ['casual|sporty|everyday|simple|plain|boring|basic', ['more formal shoes', 'add embroidery']],
  ['sexy|revealing|bold|daring|hot|exposed', ['more modest', 'no slit']],
  ['frilly|girly|girlish|fussy|cute', ['no ruffles', 'no bow', 'no sash', 'simpler']],
  [
    'busy|festive|bridal|glam|glamorous|blingy|glitzy|traditional|ethnic|royal|dramatic|grand|much going on|over the top|gaudy|filmy|boho',
    ['simpler', 'smaller print'],
  ],
];
type Table = readonly (readonly [words: string, offers: readonly string[]])[];
const inTable = (table: Table, said: string): readonly string[] | undefined =>
  table.find(([words]) => words.split('|').includes(said.trim()))?.[1];
const offersFor = (said: string): readonly string[] | undefined => inTable(WISHES, said);
function offersAgainst(clause: string): readonly string[] | undefined {
  const said = LESS.exec(clause)?.[1];
  return said === undefined ? undefined : inTable(AGAINST, said);
}

/** 'More boho', 'a royal look': the first of what is offered for it that changes anything. @returns whether a wish was meant */
export function wish(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const said = MORE.exec(clause)?.[1] ?? AS.exec(clause)?.[1] ?? ONE_WORD.exec(clause)?.slice(1).find(Boolean);
  const offers = said === undefined ? offersAgainst(clause) : offersFor(said);
  if (!offers || work.look.product) return false;
  for (const offer of offers) {
    const before = work.look;
    const { subject, intent } = work;
    const told = work.notDone.length;
    read(work, offer);
    const isChanged = differences(before, work.look).length > 0;
    work.notDone.length = told;
    if (isChanged) return true;
    Object.assign(work, { look: before, subject, intent });
  }
  work.notDone.push(`“${clause}”: say what should be so: the cut, the cloth, the print, or what is worn with it.`);
  return true;
}
