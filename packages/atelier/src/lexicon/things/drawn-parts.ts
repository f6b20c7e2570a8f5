/** What is told of a part of a thing and its drawing shows: 'silver chain strap', 'front zip pocket', 'blue dial'. */
import type { ThingSort } from './parts-of-things.ts';

/** No drawing shows the inside, or letters. */
const NEVER =
  /\b(?:lining|lined|inner|inside|internal|interior|insole|footbed|cushioned|logo|monogram|initials|engraved|engraving|rolled|quilted lining|padded|(?:extra|second) straps?)\b/;

const DRAWN: Partial<Record<ThingSort, RegExp>> = {
  bag: /\b(?:hardware|metal parts|fittings|rings|straps?|sling|handles?|chain|flaps?|locks?|clasps?|turn ?lock|buckles?|drawstrings?|stitch(?:ing|es)|topstitching|tassels?|latkans?|fringes?|charms?|stripes?|checks?|dots?|embroidery|work|motifs?|studs|rivets)$|\b(?:front|outer|exterior|zip|zipped|patch)\b.*\bpockets?$|^(?!.*\btwo way\b).*\b(?:zips?|zippers?)$/,
  belt: /\b(?:buckles?|stitch(?:ing|es)|holes?|eyelets|clips?|prong|keeper|loop|tip)$/,
  stick: /\b(?:handle|grip|canopy|tip|trim|border|frill|dots|stripes|ribs)$/,
  watch:
    /\b(?:dial|face|straps?|bracelet strap|bands?|markers|case|casing|bezel|roman (?:numerals?|numbers|markers|indices)|date(?: window| display)?|sub ?-?dials?)$/,
  glasses: /\b(?:lens|lenses|frames?|rims?)$/,
  hat: /\b(?:ribbons?|bands?|hatband|feathers?|flowers?|roses?|bows?|eyelets?|chin strap|brims?)$/,
  shoe: /\b(?:(?:mid|out)?soles?|laces|stitch(?:ing|es)|topstitching|bows?|heel tab|tassels?)$/,
  jewel:
    /\b(?:drops?|pearls?|beads?|stones?|rubies|emeralds?|sapphires?|strings?)$|^three (?:layers|chains|strands)$|^(?:\w+ )?(?:emerald|ruby|sapphire|pearl|stone|diamond|turquoise|coral) pendants?$/,
  cloth:
    /\b(?:paisley|floral|flower|polka dot|striped?|checked)(?: (?:prints?|pattern|motifs?|dots))?$|\b(?:borders?|edges?|edging|trim|piping|tassels?|fringes?|cuffs?|stars?|toes?|heels?|dots|stripes?|checks?)$/,
};

/** Whether the drawing of such a thing shows a part in the words it is told in. */
export const isPartDrawn = (sort: ThingSort, words: string): boolean =>
  words.includes(' ') && !NEVER.test(words) && DRAWN[sort]?.test(words) === true;
