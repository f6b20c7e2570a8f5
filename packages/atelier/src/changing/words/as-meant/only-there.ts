import type { Look } from '@toile/look';

const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and (?!cuffs?|collar|hem|neck|yoke|sleeves?)| but | please)';
const PART =
  '(?:collar|cuffs?|sleeves?|yoke|hem|neck(?:line)?|lapels?|pockets?|bodice|skirt|border|pallu|edges?|front|back)';
const PARTS = `${ITS}${PART}(?: (?:and|&) ${ITS}${PART})?`;
const WORK =
  '(?:embroider(?:y|ies)|(?:gold |silver |thread |zari |bead |sequin |mirror |hand )?work|zari|zardo[zs]i|gota|sequins|beads|beading|mirror work|dabka|print|motifs?)';
/** 'Embroidery on collar and cuffs alone'. */
const LAST = new RegExp(
  `\\b(${WORK}) (?:on|at|in|to|for) (${PARTS}) (?:alone|only|and nowhere else|bas|hi)${END}`,
  'g',
);
/** 'Only on the neck the pearls', 'pearl only on neck': pearls that are sewn on. */
const PEARLS = new RegExp(
  `\\b(?:pearls?|beads?|stones?|moti)(?: work)? (?:should be |to be |be )?(only|just) (?:on|at|in|around|round|near) (${PARTS})${END}`,
  'g',
);
/** Figures that lie along sleeves as they do on a body. */
const FIGURED: Readonly<Record<string, string>> = { stripe: 'striped', check: 'checked', dot: 'dotted' };
const ON_SLEEVES =
  /\b(stripe|check|dot)s? (?:should be |to be |be )?(?:only|just) (?:on|at|in) (?:the |her |his )?sleeves(?:,? (?:and |with )?(?:the )?(?:body|rest|front|front and back)(?: of it)? (?:in |to be |should be |be )?(?:plain )?([a-z]+)?)?(?=$|[,.;!?])/g;
const PRINTS: Readonly<Record<string, readonly string[]>> = {
  stripe: ['stripe', 'pinstripe'],
  check: ['plaid', 'check', 'gingham'],
  dot: ['polka'],
};

const isBeaded = ({ garments }: Look): boolean =>
  garments.some(({ details }) => details.some(({ id }) => id === 'beads'));

/** A work or a figure at one place, and nowhere else. Lower case in and out. Pure. */
export const onlyThere = (look: Look, words: string): string =>
  words
    .replace(LAST, '$1 only on $2')
    .replace(PEARLS, (all, _only: string, where: string) => (isBeaded(look) ? `only pearl work on ${where}` : all))
    .replace(ON_SLEEVES, (all, figure: string, colour: string | undefined) => {
      const has = look.garments.find(({ cloth }) => PRINTS[figure]?.includes(cloth.print.kind));
      if (!has) return all;
      const name = has.name.toLowerCase();
      return `make the ${name} plain ${colour && colour !== 'plain' ? colour : ''}, ${FIGURED[figure]} sleeves on the ${name}`;
    });
