import { WAIST_MOVED, WAIST_NIPPED } from '#atelier/lexicon/language/said-in-changes.ts';
import { garmentNamed, garmentSpokenOf, nameFor } from '../named-on.ts';
import type { Frame } from '../order.ts';

const WAISTS: Readonly<Record<string, string>> = {
  natural: 'natural waist',
  empire: 'empire waist',
  high: 'high waist',
  low: 'low waist',
  dropped: 'dropped waist',
  hip: 'dropped waist',
  hips: 'dropped waist',
};
const BULK = '(?:volume|fullness|flare|fluff|bulk|width|poof|puffiness|gathers|gher|body)';
const OUT = new RegExp(
  `^(?:take|pull|cut|bring|get|knock)(?: (?:some|a bit|a little|half|most))?(?: of)?(?: the| that)? ${BULK} (?:out|down|away|off|in)(?: (?:of|from|in) (.+))?$|^(?:reduce|lessen|halve|cut|tame|kill)(?: the| that)? ${BULK}(?: (?:of|in|from) (.+))?$`,
);
const IN = new RegExp(
  `^(?:put|give|add|get|build|bring)(?: (?:some|a bit|a little|a lot|much))?(?: of)?(?: more)? ${BULK} (?:in|into|to|at)(?: (?:of|to))? (.+)$`,
);
const SKIRT = /^(?:skirt|bottom|hem|lower half|lower part)$/;

const RISE =
  /^(?:raise|lift|lower|drop|make|take|bring)?(?: ?the| her)? ?rise(?: (?:up|down|should|be|to|at|sit))* (?:the )?(natural|high|low|mid|higher|lower)(?: ?waist| rise)?$/;

const FLARED = /^(?:flare|puff|fill|open)(?: out)? (?:the )?(?:skirt|bottom|hem|lower half)(?: (?:out|more|a bit))*$/;
const NECK = /\bneck/;
const RAISED =
  /^(?:close|raise|cover|lift|bring|pull|take)(?: (?:it|that|this))?(?: (?:up|higher|a bit|a little|slightly|more))*$/;

/** Where the waist sits, and how full a skirt is, said by verbs that mean other things elsewhere. */
export const waist: Frame = (clause, { look, topic }) => {
  const where = WAIST_MOVED.exec(clause)?.[1];
  if (NECK.test(topic ?? '') && RAISED.test(clause)) return { clauses: ['higher neck'], of: 'neck' };
  if (WAIST_NIPPED.test(clause)) return { clauses: [`the ${garmentSpokenOf(look, topic).name} tighter`] };
  if (FLARED.test(clause)) {
    const skirt = look.garments.find(({ family }) => family === 'skirt' || family === 'lehenga');
    return { clauses: [`the ${(skirt ?? garmentSpokenOf(look, topic)).name} flared`] };
  }
  const rise = RISE.exec(clause)?.[1];
  const legs = look.garments.find(({ layer }) => layer === 'bottom');
  if (rise !== undefined && legs) {
    const level = rise === 'mid' ? 'natural' : rise.replace(/er$/, '');
    return { clauses: [`the ${legs.name} with a ${level} waist`], of: legs.name };
  }
  if (where !== undefined) {
    const asked = WAISTS[where] ?? `${where} waist`;
    const { waistline, name } = garmentSpokenOf(look, topic);
    const isSo = asked === `${waistline} waist`;
    return isSo ? { clauses: [], told: [`The waist of the ${name} is ${waistline} already.`] } : { clauses: [asked] };
  }
  const [less, more] = [OUT.exec(clause), IN.exec(clause)];
  if (!less && !more) return undefined;
  const name = nameFor((less?.slice(1) ?? more?.slice(1))?.find(Boolean) ?? topic ?? '', topic);
  const how = less ? 'less full' : 'fuller';
  if (SKIRT.test(name)) return { clauses: [`the skirt ${how}`], of: 'skirt' };
  if (/^sleeves?$/.test(name)) return { clauses: [`the sleeves ${how}`], of: 'sleeves' };
  if (name !== '' && garmentNamed(look, name) === undefined) return undefined;
  return { clauses: [name === '' ? `make it ${how}` : `the ${name} ${how}`], of: name || undefined };
};
