import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { garmentWith } from '../targets.ts';
import { mark, type Work } from '../work.ts';

/** What buttons are made of, by its colour. */
const BUTTON_STUFFS: readonly (readonly [RegExp, string])[] = [
  [/^pearl(?:s|y)?$/, 'pearl'],
  [/^(?:wood|wooden|coconut|horn)$/, 'brown'],
  [/^brass$/, 'antique gold'],
];

/** Buttons have a colour of their own. */
export function buttoned(work: Work, what: string): boolean {
  const [, before, after] =
    /^(?:with |the )?(?:(.+) buttons|buttons (?:to be |should be |in |are )?(.+))$/.exec(what) ?? [];
  const said = before ?? after;
  const stuff = BUTTON_STUFFS.find(([names]) => said !== undefined && names.test(said))?.[1];
  const painted = said && isColour(said) ? draftOf(said).floating.find((one) => one.colour)?.colour : undefined;
  const colour = stuff ? colourNamed(stuff) : painted;
  const garment = work.look.garments.find(({ trims }) => trims.buttons) ?? garmentWith(work.look, 'neck', undefined);
  if (!colour || !garment) return false;
  const next = { ...garment, trims: { ...garment.trims, buttons: colour } };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.trims`);
  return true;
}
