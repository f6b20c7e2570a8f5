import type { Garment } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { figuresKept } from '../places/place.ts';
import { mark, type Work } from '../work.ts';

const FIGURES = '(?:flowers?|florals?|dots|polka dots|stripes|checks|motifs?|print|pattern|butt?is?|leaves)';
const FIGURE_LAST = new RegExp(`^(?:with |the )?(.+) ${FIGURES}$`);
const FIGURE_FIRST = new RegExp(`^(?:the )?${FIGURES} (?:to be |should be |are |is |be |to |into )?(?:in )?(.+)$`);

/** 'Pink flowers' on what is flowered already: the print takes the colour, its ground stays. */
export function figured(work: Work, what: string): boolean {
  const said = FIGURE_FIRST.exec(what)?.[1] ?? FIGURE_LAST.exec(what)?.[1];
  const colours = said && isColour(said) ? draftOf(said).floating.flatMap(({ colour }) => colour ?? []) : [];
  const isOther = ({ cloth: { print } }: Garment) =>
    print.kind === 'solid' ||
    (draftOf(what).floating.some(({ as, value }) => as === 'print' && value !== print.kind) &&
      !/\b(?:print|pattern|motifs?)\b/.test(what));
  const garment = work.look.garments.find(({ cloth }) => cloth.print.kind !== 'solid');
  if (colours.length === 0 || !garment || isOther(garment)) return false;
  const { cloth } = garment;
  const next = {
    ...garment,
    cloth: { ...cloth, print: { ...cloth.print, colours: figuresKept(cloth.print.colours, colours) } },
  };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.print`);
  return true;
}

const STRIPES = /^(?:with |the )?(?:(.+) stripes?|stripes? (?:to be |should be |are |in |to )?(.+))$/;

/** Stripes that are sewn on, as those of a tracksuit, have a colour of their own. */
export function striped(work: Work, what: string): boolean {
  const [, before, after] = STRIPES.exec(what) ?? [];
  const said = before ?? after;
  const colour = said && isColour(said) ? draftOf(said).floating.find((one) => one.colour)?.colour : undefined;
  const worn = work.look.garments.filter(({ trims }) => trims.stripe);
  if (!colour || worn.length === 0) return false;
  for (const garment of worn) {
    garment.trims = { ...garment.trims, stripe: colour };
    mark(work, `${garment.id}.trims`);
  }
  return true;
}
