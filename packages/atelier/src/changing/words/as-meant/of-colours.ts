import type { Look } from '@toile/look';
import { accessoriesWhere } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../../is-colour.ts';

const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';
const ITS = '(?:the |her |his |its )?';

/** Lines along an edge take the colour said behind them. */
const TIPPED = new RegExp(
  `${HEAD}${ITS}(tipping|piping|edging|trim) (?:to |in |should be |to be )?([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
/** 'Not this pure white, more like mustard'. */
const MORE_LIKE =
  /(^|[,.;!?] ?)not (?:this |the |that |so |such |in |an? )*(?:pure |plain |bright |stark )?([a-z]+),? (?:but )?(?:more|something|rather|a bit)(?: more)? (?:like|towards|of) (?:an? |the )?([a-z]+(?: [a-z]+)?)(?: with (?:an? )?(?:lots? of|more|extra|little|bit of|much) [a-z]+)?(?=$|[,.;!?]| and )/g;
/** 'Buttons gold on the jacket': of what the part is, said last. */
const PART_COLOUR_ON = new RegExp(
  `${HEAD}${ITS}(buttons?|collar|cuffs?|border|piping|lapels?|pockets?|sleeves?) (?:in |to )?([a-z]+) (?:on|of) ${ITS}([a-z]+)${END}`,
  'g',
);
/** 'Clutch smaller and silver': both are of it, whether it comes in another size or not. */
const SIZE_AND_COLOUR = new RegExp(
  `${HEAD}${ITS}([a-z]+) ((?:a bit |a little |much |bit )?(?:smaller|bigger|larger|longer|shorter|thinner|thicker|higher|lower)),? (?:and|n|&) (?:in )?([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
/** 'Buttons wooden', 'snaps pearl': what they are of, said behind them. */
const OF_PEARL = new RegExp(
  `${HEAD}${ITS}((?:snap |press )?buttons?|snaps|studs) (?:in |of |to |made of )?(pearl|wooden|wood|brass|horn|shell)${END}`,
  'g',
);
/** What is worn of it takes the colour, and no more is put on. */
const JEWELS_TOO =
  /\b([a-z]+(?: [a-z]+)?),? (?:and |with )?(?:the |her )?jewel(?:le)?ry (?:too|also|as well)(?=$|[,.;!?])/g;
/** The ground is of what has a print here. */
const GROUND = new RegExp(`${HEAD}(?:on |with )?(?:an? |the )?([a-z]+) (?:ground|base|background)${END}`, 'g');
const BLEACHED = new RegExp(`${HEAD}bleach(?:ed)? (?:it|${ITS}([a-z]+))(?: out)?${END}`, 'g');
const ALL_OF_IT = new RegExp(`${HEAD}(?:make |turn |do )?all of it (?:to be |to |in |into )?(?=[a-z])`, 'g');
const EMBROIDERED =
  /\bembroider (?:the |her |his )?(collar|cuffs?|sleeves?|yoke|hem|neck|lapels?|pockets?|bodice|border|pallu)(?: (?:in|with) ([a-z]+))?(?: thread)?(?=$|[,.;!?]| and )/g;
const JEWELS: ReadonlySet<string> = new Set(accessoriesWhere(({ sort }) => sort === 'jewel'));
/** 'Stole also chahiye, pink': one thing more, its colour last. */
const WANTED = new RegExp(
  `${HEAD}${ITS}([a-z]+) (?:also|bhi|too) (?:chahiye|needed|wanted|required),? (?:in )?([a-z]+)${END}`,
  'g',
);
const FIGURES =
  /^(?:prints?|flowers?|florals?|stripes?|checks?|dots?|motifs?|borders?|buttons?|collar|cuffs?|straps?|belt)$/;
const isBeside = (name: string): boolean => {
  if (FIGURES.test(name)) return true;
  const { things } = draftOf(name);
  return things.length === 1 && things.every(({ type }) => type !== 'garment');
};

/** Colours and what things are of, said behind their name or of what is worn. Lower case in and out. Pure. */
export function ofColours(look: Look, words: string): string {
  const jewels = look.accessories.filter(({ kind }) => JEWELS.has(kind));
  const printed = look.garments.find(({ cloth }) => cloth.print.kind !== 'solid');
  return words
    .replace(TIPPED, (all, head: string, what: string, colour: string) =>
      isColour(colour) ? `${head}${colour} ${what}` : all,
    )
    .replace(MORE_LIKE, (all, head: string, old: string, fresh: string) => {
      const colour = [fresh, `${fresh} colour`].find(isColour);
      return colour && isColour(old) ? `${head}not ${old}, more like ${colour}` : all;
    })
    .replace(
      EMBROIDERED,
      (_, what: string, colour?: string) => `${colour ? `${colour} ` : ''}embroidery on the ${what}`,
    )
    .replace(PART_COLOUR_ON, (all, ...[head, part, colour, what]: [string, string, string, string]) =>
      isColour(colour) ? `${head}${colour} ${part} on the ${what}` : all,
    )
    .replace(WANTED, (all, head: string, what: string, colour: string) =>
      isColour(colour) && !isColour(what) ? `${head}add a ${colour} ${what}` : all,
    )
    .replace(SIZE_AND_COLOUR, (all, ...[head, what, how, colour]: [string, string, string, string]) =>
      isBeside(what) && isColour(colour) ? `${head}${what} ${how}, ${colour} ${what}` : all,
    )
    .replace(OF_PEARL, (_, head: string, _what: string, of: string) => `${head}${of} buttons`)
    .replace(GROUND, (all, head: string, colour: string) =>
      printed && isColour(colour) ? `${head}make the ${printed.name.toLowerCase()} ${colour}` : all,
    )
    .replace(BLEACHED, '$1make it much lighter')
    .replace(JEWELS_TOO, (all, before: string) => {
      const colour = [before.replace(/^(?:all|in|it|to|be|everything) /, ''), before.split(' ').at(-1) ?? ''].find(
        isColour,
      );
      const each = jewels.map(({ name }) => `${name} in ${colour}`).join(', ');
      return colour && each ? `${before}, ${each}` : all;
    })
    .replace(ALL_OF_IT, '$1everything ');
}
