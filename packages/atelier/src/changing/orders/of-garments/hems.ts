import { garmentNamed, garmentSpokenOf } from '../named-on.ts';
import type { Frame } from '../order.ts';

const AMOUNT =
  '(?:by )?(?:about |around |another |some )?(\\d{1,2}(?:\\.\\d)?|one|two|three|four|five|six|an?) ?(cm|cms|centimet(?:re|er)s?|in|inch|inches|")';
const HEM = '(?:the |its )?(?:hem|hemline|length|bottom)(?: (?:of|on) (?:the )?(.+?))?';
const DOWN = new RegExp(
  `^(?:drop|lower|let down|extend|let|bring down|take down) ${HEM} (?:down )?${AMOUNT}(?: (?:down|lower|longer))?$`,
);
const UP = new RegExp(
  `^(?:raise|lift|take up|bring up|shorten|turn up|take) ${HEM} (?:up )?${AMOUNT}(?: (?:up|higher|shorter))?$`,
);

/** A hem that is moved by so much. */
export const hems: Frame = (clause, { look, topic }) => {
  const [down, up] = [DOWN.exec(clause), UP.exec(clause)];
  const [, what, number = '', unit = ''] = down ?? up ?? [];
  if (unit === '') return undefined;
  const garment = what === undefined ? garmentSpokenOf(look, topic) : garmentNamed(look, what, topic);
  if (!garment) return undefined;
  return {
    clauses: [`make the ${garment.name} ${number} ${unit === '"' ? 'inch' : unit} ${down ? 'longer' : 'shorter'}`],
    of: garment.name,
  };
};
