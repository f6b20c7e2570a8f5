import { colourAt } from '../../places/place.ts';
import { bareName, calledOn, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const X = '(?:the |her |his )?(.+?)';
const Y = '(?:the |her |his )?(.+?)';
const COLOUR = '(?:colou?r|shade|tone|rang)';
const BE = '(?:(?:should|must|to|be|is|are|in|a|same|can|could|made|dyed|go|come|also|exactly|just) )*';
const END = '(?: (?:please|too|also|as well|only|exactly))*$';

/** The ways of asking for one thing in the colour of another: which is first what is to have it, then whose it is. */
const WAYS: readonly RegExp[] = [
  new RegExp(`^match(?:ing)? ${X} (?:to|with) ${Y}${END}`),
  new RegExp(
    `^(?:make |have |turn |do |dye |can |could |put )?${X} ${BE}(?:in |of )?the (?:same )?${COLOUR} (?:of|as|like) ${Y}${END}`,
  ),
  new RegExp(`^(?:make |have |turn |do |dye |can |could )?${X} ${BE}in ${Y}(?:'s)? ${COLOUR}${END}`),
  new RegExp(
    `^(?:make |have |turn |do |can |could )?${X} ${BE}(?:the )?same (?:${COLOUR} )?(?:as|like) ${Y}(?:'s)? ${COLOUR}${END}`,
  ),
  new RegExp(
    `^${X} (?:ka|ki|ke) ${COLOUR} ${Y} (?:jaisa|jaisi|jaise|ke jaisa|wala|ka)(?: (?:ho|karo|kar|do|hona|chahiye|rakho))*${END}`,
  ),
  new RegExp(
    `^(?:make |have |can |could )?${X} ${BE}(?:match|matching|matched|go|going|coordinate|coordinating|tie in)(?: well)?(?: with| to)? ${Y}${END}`,
  ),
];
/** The same with the other first. */
const TURNED: readonly RegExp[] = [
  new RegExp(
    `^(?:take|use|pick|pick up|borrow|copy) (?:the )?(?:${COLOUR} (?:of|from) )?${Y}(?:'s)?(?: ${COLOUR})? (?:for|on|in) ${X}${END}`,
  ),
  new RegExp(`^(?:the )?same ${COLOUR} ${X} (?:as|like) ${Y}${END}`),
];

/** 'Take the blouse colour for the bag', 'bag ka colour blouse jaisa': the colour of the one on the other, and nothing else. */
export const matching: Frame = (clause, { look, topic }) => {
  for (const [ways, isTurned] of [
    [WAYS, false],
    [TURNED, true],
  ] as const)
    for (const way of ways) {
      const [, first = '', second = ''] = way.exec(clause) ?? [];
      // 'take the colour of Y for X' names the other first, 'same colour X as Y' does not
      const isOtherFirst = isTurned && !/^(?:the )?same/.test(clause);
      const [what, whose] = (isOtherFirst ? [second, first] : [first, second]).map(bareName);
      if (!what || !whose) continue;
      const [place, other] = [namedOn(look, what, topic), namedOn(look, whose)];
      if (!place || !other) continue;
      const [now, wished] = [colourAt(look, place), colourAt(look, other)];
      if (!wished) continue;
      const name = calledOn(look, what, topic) ?? what;
      // what it has already is told where that is read
      if (now?.hex === wished.hex) return undefined;
      return { clauses: [`the ${name} should match the ${whose}`], of: name };
    }
  return undefined;
};
