import type { Look } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { nounOf } from '../targets.ts';
import { type Segment, segmentsOf } from './message.ts';
import { asMeantNow } from './mis-said.ts';
import { bareName, garmentNamed, namedOn } from './named-on.ts';
import { wishIn } from './spoken.ts';
import { unwrapped } from './unwrapped.ts';
import { partedWishes } from './whole-wish.ts';

/** 'The cap too': what was said just before is wished of this as well. */
const LIKEWISE =
  /^(?:(?:and|also|aur|same (?:for|with|goes for)|likewise|so) )*((?:the |her |his )?[a-z-]+(?: [a-z-]+)?(?: (?:and|aur|&|n) (?:the |her |his )?[a-z-]+)?)(?: (?:too|also|as well|bhi|likewise))+$/;
const LIKEWISE_FIRST =
  /^(?:and |aur )?(?:same|likewise|ditto) (?:for|with|on) ((?:the |her |his )?[a-z-]+(?: [a-z-]+)?)$/;
/** The same behind an order, in one breath with it. */
const TRAILING = /^(.+?),? and ((?:the |her |his )[a-z-]+(?: [a-z-]+)? (?:too|also|as well))$/;

/** The one colour that words ask for. */
function colourOfWish(words: string): string | undefined {
  const { things, floating } = draftOf(words);
  const colours = [...floating, ...things.flatMap(({ said }) => said)].filter(({ colour }) => colour);
  const [only] = colours;
  return colours.length === 1 && only && !/\b(?:no|not|remove|without|lose)\b/.test(words)
    ? words.slice(only.start, only.end)
    : undefined;
}

const likewise = (look: Look, text: string, before: string): string | undefined => {
  const name = (LIKEWISE.exec(text) ?? LIKEWISE_FIRST.exec(text))?.[1];
  const colour = name === undefined ? undefined : colourOfWish(before);
  const names = name?.split(/ (?:and|aur|&|n) /).map(bareName) ?? [];
  const areThere = names.every((one) => !isColour(one) && namedOn(look, one) !== undefined);
  return names.length > 0 && areThere && colour !== undefined
    ? names.map((one) => `the ${one} in ${colour}`).join(', ')
    : undefined;
};

const ONLY_MORE =
  /^(?:(?:and|also|but|maybe|please|make|it|them|a|bit|little|slightly|much|even|too|as well|one|shade) ?)*$/;

/** The one garment worn that words name. */
function garmentIn(look: Look, words: string): string | undefined {
  const garments = draftOf(words).things.filter(isGarment);
  const [only] = garments;
  const name = only && words.slice(only.start, only.end).split(' ').at(-1);
  return garments.length === 1 && name !== undefined && namedOn(look, name)?.of === 'garment' ? name : undefined;
}

/** 'And darker', behind what names one garment, goes on about that. */
const compared = (look: Look, text: string, before: string): string | undefined => {
  const { compared: found, rest } = takeComparatives(text);
  const name = found.length > 0 && ONLY_MORE.test(rest) ? garmentIn(look, wishIn(before)) : undefined;
  const isOfPart = /\b(?:sleeves?|neck|hem|border|belt|collar|cuffs?|buttons?|print|waist|length|straps?)\b/.test(
    before,
  );
  return name !== undefined && !isOfPart
    ? `make the ${name} ${text.replace(/^(?:and|also|but|make it|make them) /g, '')}`
    : undefined;
};

const WORN_AT =
  /^(?:(?:worn|slung|hanging|carried|held) )?(?:over|on|in|across|around|at) (?:(?:the|her|his|one|left|right|other) )*(?:shoulders?|arms?|hands?|wrists?|body|waist|neck|elbow)$/;
const STRAND = /^(?:just )?an? (long|short|double|triple|single) (?:strand|string|line|row|one)(?: (?:please|only))*$/;
const PUT_ON = /^(?:(?:please|also|and|can you|could you) )*(?:add|give|put|carry|hold|with)\b/;

const isJewel = (words: string): boolean => /^(?:[a-z]+ ){0,2}(?:pearls|necklace|chain|beads|mala)$/.test(words);

const ONLY_AT =
  /^(?:(?:and|but|just|have it|keep it|put it) )*only (?:on|at|round|around|along|near) (?:the |her |his )?(sleeves?|neck|neckline|hem|cuffs?|collar|yoke|border)(?: (?:please|now))*$/;
const WORK = /\b(?:embroidery|tilla|zari|zardo[zs]i|gota|mirror work|work|sequins|beads|lace|aari|thread work)\b/;
const OWN_NAME = /^(?:sequins|beads|lace|mirror work|gota)$/;

/** 'Only round the neck', behind what names needlework. */
function onlyAt(text: string, before: string): string | undefined {
  const [at, work] = [ONLY_AT.exec(text)?.[1], WORK.exec(before)?.[0]];
  return at === undefined || work === undefined
    ? undefined
    : `${OWN_NAME.test(work) ? work : 'embroidery'} only at the ${at.replace('neckline', 'neck')}`;
}

/** What stands behind something that is put on and says its colour or how it is held is said with it. */
function joined(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const segment of segments) {
    const last = found.at(-1);
    const isOfLast = last !== undefined && segment.joint.trim() === ',' && PUT_ON.test(last.text);
    const names = isOfLast ? draftOf(last.text).things : [];
    const thing = names.length === 1 && names[0]?.type === 'accessory' ? names[0] : undefined;
    // a bag hangs where it is drawn
    const isBag = names.some(({ type, entry }) => type === 'accessory' && ACCESSORIES[entry.kind]?.sort === 'bag');
    if (isBag && WORN_AT.test(segment.text)) continue;
    if (last && thing && WORN_AT.test(segment.text))
      found.splice(-1, 1, { ...last, text: `${last.text} ${segment.text}` });
    else if (last && thing && colourOfWish(last.text) === undefined && isColour(segment.text))
      found.splice(-1, 1, {
        ...last,
        text: `${last.text.slice(0, thing.start)}${segment.text} ${last.text.slice(thing.start)}`,
      });
    else if (last && isJewel(last.text) && STRAND.test(segment.text))
      found.splice(-1, 1, { ...last, text: `add ${STRAND.exec(segment.text)?.[1]} ${last.text}` });
    else found.push(segment);
  }
  return found;
}

/** Said on the way to what is wished, and wishes nothing. */
const MUSED =
  /^(?:(?:ok|okay|so|well|hm+|um+),? )*(?:let me (?:think|see)|let's see|lemme think|just a thought|i was thinking|thinking|one more thing|one last thing|(?:a )?(?:few|couple of|some|small|two|three) (?:small |little )?(?:things|changes|points))$/;
const TAKING_BACK = /^(?:actually|actualy|no|nah|wait|hmm|sorry|on second thoughts?|scrap that|forget (?:it|that))\b/;
const GOES =
  /^(?:(?:actually|no|nah|wait|hmm|sorry|and|so) )*(?:no|without|skip|forget|leave out) (?:the |an? )?([a-z]+)$/;

/** From where somebody speaks. */
const FROM_WHERE = /^(?:i am |i'm |im |we are )?(?:calling|writing|messaging|texting|typing|ordering) (?:you )?from\b/;
/** Hummed, and nothing said. */
const HUM = /^(?:no|na|right|hai na|isn't it|h+m+|u+m+|erm?|ah|oh|please|pls|plz|thanks|thank you)$/;
const STILL = /^(?:but |and )?still (?:in |the |of )?(?:same )?([a-z]+(?: [a-z]+)?)$/;

/** Wishes nothing: said on the way, or stays as it is. */
function isNoWish({ text }: Segment): boolean {
  const stays = STILL.exec(text)?.[1];
  return MUSED.test(text) || FROM_WHERE.test(text) || HUM.test(text) || (stays !== undefined && isColour(stays));
}

/** 'A thin belt? Actually no, no belt': what is taken back in the next breath was not said, where there is none to go. */
function takenBack(look: Look, segments: readonly Segment[]): Segment[] {
  const gone = new Set<number>();
  segments.forEach(({ text }, i) => {
    const name = GOES.exec(text)?.[1];
    const isBack = TAKING_BACK.test(text.replace(/^no (?!no\b)/, '')) || TAKING_BACK.test(segments[i - 1]?.text ?? '');
    if (name === undefined || !isBack || namedOn(look, name) !== undefined) return;
    const from = segments.findLastIndex((one, at) => at < i && i - at <= 2 && one.text.split(' ').includes(name));
    if (from >= 0) for (let at = from; at <= i; at++) gone.add(at);
  });
  return segments.filter((_, i) => !gone.has(i));
}

/** How far a step may go, behind the step. */
const LIMITING =
  /^(?:(?:but|just|and|please|only) )*(?:not (?:an? )?(?:tent|sack|bag|balloon|curtain|parachute)|skimming|nothing (?:crazy|drastic|extreme|much|too much)|not (?:by )?(?:too )?much|not (?:too|so|very) [a-z]+|(?:by )?(?:a )?(?:little|bit|touch|tad|smidge)(?: bit)?)$/;
const isStep = (words: string): boolean => takeComparatives(words).compared.length > 0;

const ENDS_AT =
  /^(?:(?:just|right|a little|slightly|maybe) )*(?:above|below|at|till|until|upto|up to|to) (?:the |her |his )?(?:elbows?|wrists?)$/;
const TO_THIGH = /^(?:just )?(?:up )?(?:to|till|until|upto|at) (?:the )?(?:mid[ -]?|upper )?thighs?$/;
const SLEEVES = /\b(?:([a-z]+) )?sleeves?\b/;

/** 'Sleeves' as they are named, with the garment that is worn and stands before them. */
function sleevesIn(look: Look, words: string): string | undefined {
  const found = SLEEVES.exec(words);
  if (!found) return undefined;
  return found[1] && garmentNamed(look, found[1]) ? found[0] : 'sleeves';
}

/** 'Sleeves shorter, just above the elbow': the place that is named says how far. */
function placed(look: Look, segments: readonly Segment[]): Segment[] {
  // what ends at the elbow today is above it by a step
  const isAtElbow = look.garments.some(({ sleeve }) => sleeve.length === 'elbow');
  const found: Segment[] = [];
  for (const segment of segments) {
    const last = found.at(-1);
    const name = last && ENDS_AT.test(segment.text) && isStep(last.text) ? sleevesIn(look, last.text) : undefined;
    if (last && TO_THIGH.test(segment.text) && /\bslits?\b/.test(last.text) && isStep(last.text))
      found.splice(-1, 1, { ...last, text: 'thigh high slit' });
    else if (last && name && isAtElbow && segment.text.includes('above')) continue;
    else if (last && name) found.splice(-1, 1, { ...last, text: `${name} ${segment.text}` });
    else found.push(segment);
  }
  return found;
}

/** What a part is likened to is worn by nobody here. */
const LIKENED =
  /\b(hem|collar|cuffs?|sleeves?|curved|shape|cut|neck|pockets?|shoulders?) (?:just )?like (?:an? |the |on an? )?(?:man|men|woman|women|boy|girl|lady|ladies|child)(?:'s|s)? [a-z]+/g;

/** 'A plain choli but with piping': what it is to have goes on about it. */
const WITH_TOO = /\b([a-z]+(?: please| pls)?),? but with (?=[a-z])/g;
const IN_IT =
  /^(?:(?:and|but|also|please|make it|have it|do it) )*(?:in|of) (?!the |her |his |same )([a-z]+(?: [a-z]+){0,3}?)(?: (?:rather than|instead of|not) [a-z]+)?(?: please| pls)?$/;
const WITH_IT =
  /^with (?:an? |some )?([a-z]+(?: [a-z]+){0,2}) (?:on|at|round|along) (?:the |its )?(neck|neckline|hem|cuffs?|sleeves?|yoke|waist)$/;

/** 'And in gold brocade', behind what names one garment: of that, and of no other. */
function ofGarmentBefore(look: Look, text: string, before: string): string | undefined {
  const name = garmentIn(look, wishIn(before));
  if (name === undefined) return undefined;
  const how = IN_IT.exec(text)?.[1];
  const { things, floating, unread } = draftOf(how ?? '');
  const isSurface =
    floating.length > 0 && floating.every(({ as }) => as === 'colour' || as === 'fabric' || as === 'print');
  if (how !== undefined && things.length + unread.length === 0 && isSurface) return `make the ${name} ${how}`;
  const [, what, at] = WITH_IT.exec(text) ?? [];
  return what === undefined ? undefined : `add ${what} on the ${name} ${at}`;
}

const EXCEPT =
  /^(?:everything|all|the rest|it all|all else|everything else|rest|it)(?:'s| is| looks?| are)? (?:(?:so|very|just|really|all) )*(?:good|fine|lovely|perfect|great|nice|beautiful|ok|okay|right|superb|awesome|amazing)(?: (?:now|there))? (?:apart from|except(?: for)?|but for|but|other than|bar|only not) (?:the |her |his )?([a-z]+(?: [a-z]+)?)$/;

/** 'Everything is lovely apart from the neck. Too deep': what is not good goes on as what is spoken of. */
function exceptThat(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, i) => {
    const name = EXCEPT.exec(segments[i - 1]?.text ?? '')?.[1];
    if (name !== undefined && draftOf(segment.text).things.length === 0 && nounOf(segment.text) === undefined)
      return [
        { ...segment, text: `the ${name} ${/^(?:too|so|very|way)\b/.test(segment.text) ? 'is ' : ''}${segment.text}` },
      ];
    return EXCEPT.test(segment.text) && segments[i + 1] ? [] : [segment];
  });
}

/** The segments of a message, each with what it leaves to the one before it. Pure. */
export function carriedOn(look: Look, said: string): Segment[] {
  const words = asMeantNow(said).replace(LIKENED, '$1').replace(WITH_TOO, '$1, with ');
  const split = exceptThat(unwrapped(look, segmentsOf(words)).flatMap(partedWishes)).flatMap((segment): Segment[] => {
    const [, first, second] = TRAILING.exec(segment.text) ?? [];
    const isTwo = first !== undefined && second !== undefined && likewise(look, second, first) !== undefined;
    return isTwo
      ? [
          { ...segment, text: first },
          { joint: ', ', text: second },
        ]
      : [segment];
  });
  const wished = takenBack(
    look,
    split.filter((segment) => !isNoWish(segment)),
  );
  const unlimited = wished.filter(({ text }, i) => !(LIMITING.test(text) && isStep(wished[i - 1]?.text ?? '')));
  return placed(look, joined(unlimited)).map((segment, i, all) => {
    const before = all[i - 1]?.text;
    const text =
      before === undefined
        ? undefined
        : (onlyAt(segment.text, before) ??
          likewise(look, segment.text, before) ??
          compared(look, segment.text, before) ??
          ofGarmentBefore(look, segment.text, before));
    return text === undefined ? segment : { ...segment, text, isWish: true };
  });
}
