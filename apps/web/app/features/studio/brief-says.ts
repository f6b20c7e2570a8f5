import type { Garment, Look } from '@toile/look';
import type { BriefForm } from '#web/features/studio/brief-form.ts';

/** The options that words can settle as well. */
export type SaidOption = 'category' | 'gender' | 'skin_color' | 'season' | 'occasion' | 'style' | 'age';

/** What the words of a brief say of an option, where it is another than the one that is lit. */
export type BriefSays = Partial<Record<SaidOption, string>>;

const GENDER_OF: Record<Look['person']['presentation'], BriefForm['gender']> = {
  female: 'female',
  male: 'male',
  androgynous: 'unisex',
};

const CATEGORY_OF: Partial<Record<Garment['family'], BriefForm['category']>> = {
  top: 'top',
  choli: 'top',
  dress: 'dress',
  skirt: 'bottom',
  trousers: 'bottom',
};

const categoryOf = ({ family, layer }: Garment): BriefForm['category'] =>
  family === 'jacket' && layer === 'outer' ? 'coat' : (CATEGORY_OF[family] ?? 'outfit');

/**
 * The category that words name in place of the one that is lit. A complete outfit is one as long as several garments are drawn, whoever
 * chose them; any other category holds as long as one of the named garments is of it.
 */
function categorySaid({ garments, companion, product, reading }: Look, lit: BriefForm['category']): string | undefined {
  if (companion || product) return undefined;
  const named = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words').map(categoryOf);
  const [first] = named;
  if (first === undefined || named.includes(lit)) return undefined;
  if (lit === 'outfit' && garments.length > 1) return undefined;
  return named.every((category) => category === first) ? first : 'outfit';
}

/** What the brief says of the options, where its words settle another than the one that is lit: words come first. */
export function briefSays(look: Look, lit: Pick<BriefForm, SaidOption>): BriefSays {
  const { sources } = look.reading;
  const { presentation, skin, ageGroup } = look.person;
  const said: Record<Exclude<SaidOption, 'category'>, [slot: string, value: string]> = {
    gender: ['person.presentation', GENDER_OF[presentation]],
    skin_color: ['person.skin', skin],
    age: ['person.ageGroup', ageGroup],
    season: ['season', look.season],
    occasion: ['occasion', look.occasion],
    style: ['style', look.style],
  };
  // Of two people words may say one thing each.
  const told = look.companion
    ? []
    : (Object.keys(said) as (keyof typeof said)[]).filter((name) => sources[said[name][0]] === 'words');
  const category = categorySaid(look, lit.category);
  return Object.fromEntries([
    ...told.map((name) => [name, said[name][1]] as const).filter(([name, value]) => value !== lit[name]),
    ...(category === undefined ? [] : [['category', category] as const]),
  ]);
}
