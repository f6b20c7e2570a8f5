import { WORN_BELOW } from '#atelier/lexicon/language/counter.ts';

/** A way of saying it in words of its own, and the plain one. */
type Row = readonly [says: RegExp, plain: (groups: readonly string[]) => string];

const EDGE = '(hem|hemline|hems|length|neck|neckline|waist|waistline|slit|sleeves?|cuffs?)';
const ITS = '(?:the |her |his |its )?';

const PLACE = '(knee|ankle|calf|thigh|hip|waist|elbow|wrist|floor)s?';
const ENDING = '(?:ending|to end|end|coming|to come|come|stopping|to stop|stop|finishing|to finish|reaching|to reach)';

const ROWS: readonly Row[] = [
  [
    /^(?:(?:and|also|then) )*(?:can|could|should|may|let) (?:she|he|they|her|him|them) (?:be |please )?(?:seated|sitting|sit)(?: down)?((?: .+)?)$/,
    ([where = '']) => `sitting${where}`,
  ],
  [
    new RegExp(`^(?:only |just )?${PLACE} tak(?: hi| only| bas)*(?: (?:karo|kar do|rakho|chahiye))?$`),
    ([place]) => `till the ${place}`,
  ],
  [
    new RegExp(
      `^(?:(?:i|we|she|he)(?:'d| would)? )?(?:want|like|love|prefer|make|have)? ?(it|them) ${ENDING} (?:nearer(?: to)?|near|close to|closer to|around|about|at|by) (?:the |her |his )?${PLACE}$`,
    ),
    ([what, place]) => `make ${what} ${place} length`,
  ],
  [
    new RegExp(
      `^(?:the |her |his )?([a-z]+(?: [a-z]+)?) (?:should|must|needs to|has to|to|can) (?:come|go|reach|be let) (?:down|right down|all the way down) (?:to|till|until)(?: (?:meet|touch|reach|cover))? (?:the |her |his )?(?:${WORN_BELOW})$`,
    ),
    ([what]) => `make the ${what} waist length`,
  ],
  [
    new RegExp(`^(?:bring|let|take|drop|pull|move|get|come) ${ITS}${EDGE} (down|up)( .+)?$`),
    ([edge, way, rest = '']) => `${way === 'down' ? 'lower' : 'raise'} the ${edge}${rest}`,
  ],
  [
    new RegExp(`^(?:bring|let|take|drop|pull|move|get) (down|up) ${ITS}${EDGE}( .+)?$`),
    ([way, edge, rest = '']) => `${way === 'down' ? 'lower' : 'raise'} the ${edge}${rest}`,
  ],
  [
    new RegExp(`^${ITS}(hem|hemline) (down|up)( .+)?$`),
    ([edge, way, rest = '']) => `${way === 'down' ? 'lower' : 'raise'} the ${edge}${rest}`,
  ],
  [
    /^(?:can |could |should )?(?:the |her |his )?([a-z]+(?: [a-z]+)?) (?:should |to |must |be |is )*(closed|shut|buttoned|open|opened) (?:from|at|in|down|on) (?:the )?front$/,
    ([what, how]) => `the ${what} should be ${how === 'open' || how === 'opened' ? 'open' : 'closed'}`,
  ],
  [
    /^(?:remove|take (?:out|off|away)|lose|no|without|drop) (?:the |her |all )?([a-z]+(?: [a-z]+)?) (?:from|in|on|off) (?:the |her |his )?(?:hair|head|plait|braid|bun)$/,
    ([what]) => `remove the ${what}`,
  ],
  [
    /^(?:undo|unbutton|unfasten|unhook) (?:the |his |her )?(?:top|first|upper|collar)(?: [a-z]+)? buttons?$/,
    () => 'open the top button',
  ],
  [
    /^(?:put |drape |wear |have |take )?(?:the |her )?([a-z]+) (?:on|over|from) both (?:the )?sides$/,
    ([what]) => `${what} on both shoulders`,
  ],
  [
    /^(?:a |an )?(plus[ -]size|heavy|plump|stout|slim|thin|curvy) (lady|woman|man|guy|girl|model|person|aunty|uncle)$/,
    ([how, whom]) => `make the ${whom} ${how}`,
  ],
];

/** A clause in plain words, where it is one of those. Pure. */
export function phrased(text: string): string {
  for (const [says, plain] of ROWS) {
    const found = says.exec(text);
    if (found) return plain(found.slice(1));
  }
  return text;
}
