/** How the young are praised for what they are not, offered, or called to somebody, where nothing to wear stands between. Over `plainText`; every repetition is bounded. */
import { type Led, rule } from '../rule.ts';
import { NAMES_THE_YOUNG } from './names-young.ts';

const N = '(?:[4-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YEAR_OLD = `${N} ?(?:y ?o|(?:y|yrs?|years?) ?(?:olds?|of age))`;
/** Who is nobody grown, by one word or two. */
const YOUNG =
  '(?:(?:little|young|small|tiny|under ?age|school|pre ?teen|minor|innocent) ?(?:girl|boy|kid|lass|lad|virgin)s?|pre ?teens?|minors?|lolitas?|teen(?:age(?:r)?)?s?|child|children|kids?)';
const AGED = `(?:${YEAR_OLD}|(?:girl|boy|kid|child|daughter|son|lass|lad)(?:s|ren)?(?: ,)? (?:of |aged? |only |just ){0,2}${N})`;
const THEM = `(?:${YOUNG}|${AGED})`;
const OWN =
  '(?:my|our|his|her|a|this|any|your) (?:(?:little|young|own|sweet) ){0,2}(?:daughter|son|niece|nephew|sister|brother|girl|boy|child|kid)';
const WANTED = '(?:hot|sexy|ready|willing|tight|ripe|horny|fine|juicy|naughty|wet|delicious|tasty)';
const HIDDEN = '(?:private|secret|closed|intimate|discreet|hot|special|adult|late night|home)';
const MEETING =
  '(?:shoots?|photo ?shoots?|shows?|sessions?|parties|party|massages?|meetings?|meets?|lessons?|company|modell?ing|videos?)';
const GROWN = '(?:(?:older|old|rich|sugar|real|big|grown) )?(?:men|man|guys|daddies|daddy|uncles?|gentlemen)';

const OFFERED = rule(
  `${THEM} (?:are |is )?(?:wanted|needed|required|welcome|invited) for (?:a |our |my )?${HIDDEN} ${MEETING}`,
  `${HIDDEN} ${MEETING} (?:with|for|of) ${THEM}(?= ,|$)`,
  `${OWN}(?: ,)?(?: (?:only|just|aged?|of))?(?: ${N})?(?: ,)? (?:is )?(?:up )?for (?:sale|rent|hire|the night|a price)(?= ,|$)`,
  `who (?:wants|likes|would like|needs|buys|takes) (?:a |an |some |my ){0,2}(?:(?:cute|hot|sweet|fresh|little) )?${YEAR_OLD}(?! (?:dress|frock|outfit|size|coat|suit|set|costume|birthday|party))`,
  `${N}(?: ,)? (?:and )?ripe(?= ,|$| (?:and|n) )`,
  `(?:young|fresh|ripe) (?:flesh|meat|fruit|buds?) (?:here|for (?:you|sale|men|me)|wanted|available)(?= ,|$)`,
  `(?:${THEM}|girls|boys) (?:look|looks|are|is|feel|taste) (?:so |the |much ){0,2}(?:best|better|prettier|sweetest|cutest|nicer) (?:(?:without|out of) (?:it|clothes|them|anything|their clothes)|in (?:nothing|my (?:bed|arms|room)))(?= ,|$)`,
  `${THEM}(?: ,)? come (?:and |to |over and |over to )?(?:play|party|sleep ?over|stay the night|sit on my \\p{L}{3,5})(?= ,|$| (?:with|at) )`,
  `(?:she|he|they|it|who)(?:'s| is| are| was)? (?:still |only |just |clearly ){0,2}(?:a |an )?(?:minors?|child|children|kids?|under ?age|pre ?teens?|${N})(?: ,)? (?:but|and|yet|so) (?:so |very |damn |really ){0,2}${WANTED}(?= ,|$)`,
  `${WANTED} (?:but|and|though|yet) (?:she is |she's |still |only |just ){0,2}(?:a minor|under ?age|a child|${N})(?= ,|$)`,
  '(?:pre ?teen|under ?age|school ?girl|lolita|little (?:girl|boy)|young (?:girl|boy)|kid|child)s? (?:heat|action|flesh|meat|pleasures?|lust|sex|love making|temptation|fantas(?:y|ies))(?= ,|$)',
  `(?:school ?(?:girl|boy)s?|pre ?teens?|teen(?:ager)?s?|minors?|(?:little|young) (?:girl|boy)s?) (?:who|that) (?:like|likes|love|loves|want|wants|need|needs|please|obey|serve)s? ${GROWN}`,
  `${GROWN} (?:who|that) (?:like|love|want|prefer)s? (?:school ?(?:girl|boy)s?|pre ?teens?|minors?|(?:little|young) (?:girl|boy)s?|them (?:young|small|little))`,
  '(?:cp|c p) (?:in|on|at) (?:my |the )?(?:bio|dms?|inbox|profile|link|story|channel|telegram|tele|folder)',
);

/** Where this stands, somebody young is offered. */
export const OFFERS_THE_YOUNG: Led = { lead: NAMES_THE_YOUNG, whole: OFFERED };

const abroad = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** The same of other languages, over `sentencesOf`. */
export const OFFERS_THE_YOUNG_ABROAD = abroad(
  '(?:chh?ot[iae]|nanh[iae]|kam umar ki|छोटी|नन्ही|कम उम्र की) (?:lad?d?k[iae]|larki|bach+[iae]|bachch[iae]|लड़की|लडकी|बच्ची) (?:garam|hot|sexy|maal|mast|taiyaa?r|गरम|माल|मस्त|तैयार)',
  '(?:kamsin|kamseen|kachch?i|कमसिन|कच्ची) (?:kali|kaliyan|kaliyaa?n|jawani|कली|कलियां|कलियाँ|जवानी)',
  '(?:niñ[ao]s?|nin[ao]s?|nenas?|menin[ao]s?|fillettes?|gamines?|ragazzin[aei]|bambin[aei]|mädchen|meisjes?|kleine mädchen|девочк\\p{L}{1,3}|школьниц\\p{L}{1,3}) (?:(?:muy|tan|so|sehr|très|molto|bem|de (?:\\p{L}{2,10}|[0-9]{1,2}) (?:años|ans|anni)) ){0,2}(?:calientes?|cachondas?|gostosas?|chaudes?|bonnes|cald[ae]|geile?s?|heiß|sexy|hot|горяч\\p{L}{1,3})',
);
