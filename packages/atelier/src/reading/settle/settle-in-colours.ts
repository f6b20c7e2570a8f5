/** 'A yellow dress with a sash in blue': a colour said right after a small part of what has its own is the part's. */
import { isCraft } from '@toile/look/records';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';

/** Details that are cut of another cloth than the garment, and the part that has their colour. */
const PART_OF: Readonly<Record<string, string>> = {
  sash: 'belt',
  belt: 'belt',
  bow: 'bow',
  piping: 'piping',
  fringe: 'fringe',
  lining: 'lining',
};
/** What stands between the part and its colour. */
const IN = /^ in (?:an? )?(?:[\p{L}-]+ )?$/u;

const hasOwn = ({ said, start }: Thing, { colour }: Said): boolean =>
  said.some((own) => own.colour && own.colour !== colour && !own.part && own.end <= start);

const AND = /^ ?(?:and|&|\+) ?$/;

/** 'A border in rust and jade' is of both. */
function joinBorders({ said }: Thing, text: string): void {
  for (const colour of said) {
    if (!colour.colour || colour.part !== 'border') continue;
    const next = said.find(
      (one) => one.colour && !one.part && one.start > colour.end && AND.test(text.slice(colour.end, one.start)),
    );
    if (next) next.part = 'border';
  }
}

/** 'White base with blue flowers', 'on a cream ground': the noun says that the colour is the cloth's. */
const IS_GROUND = /^[ -](?:colou?r(?:ed)? )?(?:base|ground)\b/i;

const METAL = /^(?:antique gold|rose gold|gold|golden|silver|copper|oxidised silver)$/;

/** 'Red roses embroidered on the yoke': the colour of figures that are worked. */
function isOfWorked(own: Said, said: readonly Said[], text: string): boolean {
  const figure = said.find(({ value, start }) => value.endsWith('-motif') && start === own.end + 1);
  const isWork = ({ value, part, start }: Said): boolean =>
    figure !== undefined &&
    start > figure.end &&
    text.slice(figure.end, start) === ' ' &&
    isCraft(part ? value.slice(0, -part.length - 1) : value);
  return said.some(isWork);
}

/** 'A short kurti silver gota': metal right before a craft, after its noun, is the craft's thread. */
function settleThread({ said, start }: Thing, text: string): void {
  for (const own of said) {
    if (!own.colour || own.part || own.start < start) continue;
    if (isOfWorked(own, said, text)) own.part = 'embroidery';
    if (!METAL.test(own.colour.name)) continue;
    const isThread = said.some(
      ({ as, value, part, start: at }) =>
        as === 'detail' && !part && isCraft(value) && at > own.end && text.slice(own.end, at) === ' ',
    );
    if (isThread) own.part = 'embroidery';
  }
}

/** Marks the colour that is said to be the ground of the others. */
function settleGround({ said }: Thing, text: string): void {
  for (const own of said) if (own.colour && !own.part && IS_GROUND.test(text.slice(own.end))) own.isGround = true;
}

/** Patterns knitted in many colours, none of which the one before them is. */
const MANY_COLOURED = /\b(?:fair[ -]?isle|nordic|icelandic|norwegian|scandinavian|jacquard|intarsia)\b/i;

/** 'A cream Fair Isle yoke jumper': the jumper is cream, and its yoke of many colours. */
function returnGround({ said, start }: Thing, text: string): void {
  if (said.some(({ colour, part }) => colour && !part)) return;
  const ground = said.find(
    (own) => own.colour && own.part === 'yoke' && own.end < start && MANY_COLOURED.test(text.slice(own.start, own.end)),
  );
  if (ground) delete ground.part;
}

/** Gives such colours to their parts. */
export function settleInColours({ things }: Draft, text: string): void {
  for (const thing of things) {
    if (thing.type !== 'garment') continue;
    joinBorders(thing, text);
    returnGround(thing, text);
    settleGround(thing, text);
    settleThread(thing, text);
    for (const colour of thing.said) {
      if (!colour.colour || colour.part || !hasOwn(thing, colour)) continue;
      const detail = thing.said.find(
        ({ as, end }) => as === 'detail' && end < colour.start && IN.test(text.slice(end, colour.start)),
      );
      const part = PART_OF[detail?.value ?? ''];
      if (part) colour.part = part;
    }
  }
}
