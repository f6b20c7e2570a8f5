import type { Garment } from '@toile/look';
import { garmentNamed, garmentSpokenOf, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

/** Where a hem ends, as it is called in ateliers and shops, and as this room reads it. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:high |low |upper )?hips?(?: bone| level| length)?$/, 'hip length'],
  [/^(?:the )?(?:natural )?waist(?: level| length)?$/, 'waist length'],
  [/^(?:the )?(?:mid[ -]?|upper )?thighs?(?: level| length)?$/, 'thigh length'],
  [/^(?:the )?knees?(?: level| length)?$/, 'knee length'],
  [/^(?:just |a little |slightly )?above (?:the )?knees?$/, 'just above the knee'],
  [/^(?:just |a little |slightly )?below (?:the )?knees?$/, 'just below the knee'],
  [/^(?:the )?(?:mid[ -]?|lower )?(?:calf|calves|shins?)(?: level| length)?$/, 'midi length'],
  [/^(?:the )?ankles?(?: bone| level| length)?$/, 'ankle length'],
  [
    /^(?:the )?(?:floor|ground)(?: level| length)?$|^(?:sweep|graze|touch|brush) (?:the )?(?:floor|ground)$/,
    'floor length',
  ],
];
const CLEAR = /^(?:just )?(?:clear|skim|miss|off) (?:the )?(?:floor|ground)$/;
const HEM = '(?:hem|hemline|length|bottom|ghera|lambai)';
const VERB =
  '(?:(?:make|bring|take|raise|lift|drop|lower|let|turn|cut|chop|crop|shorten|lengthen|put|have|want|keep) )?';
const TO =
  '(?:up to|down to|upto|up till|until|till|to|at|reaching|ending at|should (?:be|come|go|reach|end|hit)(?: (?:to|at|till|upto|up to|down to))?|to (?:be|reach|end at|come to|hit)|tak)';
const OF_THING = new RegExp(
  `^${VERB}(?:the |her |his )?(.+?)(?:'s)?(?: ${HEM})?(?: (?:up|down|shorter|longer|only))? ${TO} (?:her |his )?(.+?)(?: (?:only|max|please))?$`,
);
const HEM_OF = new RegExp(
  `^${VERB}(?:the )?${HEM} of (?:the |her |his )?(.+?)(?: (?:up|down))? ${TO} (?:her |his )?(.+?)(?: (?:only|max|please))?$`,
);
const HEM_ALONE = new RegExp(
  `^${VERB}(?:the |its )?${HEM}(?: (?:up|down))? ${TO} (?:her |his )?(.+?)(?: (?:only|max|please))?$`,
);
const TO_CLEAR = new RegExp(`^(?:the |her |his )?(.+?)(?: ${HEM})?(?: (?:to|should|must|just))+ (.+)$`);

/** A little, by which a hem that lay on the floor lies off it. */
const OFF_FLOOR = '3 cm shorter';
const HEMMED = ({ family }: Garment): boolean => family !== 'dupatta' && family !== 'saree' && family !== 'choli';

function endOf(words: string): string | undefined {
  return ENDS.find(([says]) => says.test(words))?.[1];
}

/** How long a garment is to be, by where its hem ends: 'hem up to knee', 'jacket to high hip'. */
export const lengths: Frame = (clause, { look, topic }) => {
  if (/\b(?:sleeves?|slit|hair|waist(?:line|band)?|strap|boots?|socks?|veil|neck\w*)\b(?!$)/.test(clause))
    return undefined;
  const alone = HEM_ALONE.exec(clause);
  const [, what = '', where = ''] = alone
    ? [clause, garmentSpokenOf(look, topic).name, alone[1]]
    : (HEM_OF.exec(clause) ?? OF_THING.exec(clause) ?? []);
  const end = endOf(where);
  const garment = garmentNamed(look, what, topic) ?? (alone ? garmentSpokenOf(look, topic) : undefined);
  if (end && garment && HEMMED(garment)) {
    const name = garmentNamed(look, what, topic) ? nameFor(what, topic) : garment.name;
    return { clauses: [`make the ${name} ${end}`], of: name };
  }
  const [, hemmed = '', clears = ''] = TO_CLEAR.exec(clause) ?? [];
  const raised = CLEAR.test(clears) ? garmentNamed(look, hemmed, topic) : undefined;
  if (raised && HEMMED(raised))
    return { clauses: [`make the ${nameFor(hemmed, topic)} ${OFF_FLOOR}`], of: nameFor(hemmed, topic) };
  return undefined;
};
