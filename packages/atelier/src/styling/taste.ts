import type { Person, Source } from '@toile/look';
import {
  CATEGORIES,
  type Category,
  HERITAGES,
  type Heritage,
  type Occasion,
  SEASONS,
  type Season,
  type Style,
} from '@toile/look';
import type { Formality } from '@toile/look/records';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import type { Draft } from '#atelier/draft/draft.ts';
import { type Choice, makeChoice } from '#atelier/kit/choice.ts';
import { isModest } from './modest.ts';

export const STYLE_IDS = [
  'casual',
  'formal',
  'streetwear',
  'athleisure',
  'bohemian',
  'vintage',
  'minimalist',
  'avant-garde',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];
export const OCCASION_IDS = [
  'casual',
  'travel',
  'formal',
  'party',
  'wedding',
  'festival',
  'romantic-date',
  'casual-date',
  'avant-garde',
  'gala',
] as const;
export type OccasionId = (typeof OCCASION_IDS)[number];

/** Everything that leans the choice of what was not said. */
export interface Taste extends Choice {
  presentation: Person['presentation'];
  ageGroup: Person['ageGroup'];
  heritage: Heritage;
  style: StyleId;
  /** The style as the words call it, else the option. */
  styleName: Style;
  occasion: OccasionId;
  occasionName: Occasion;
  /** Cloth the words' mood asks for: 'something light', 'warm'. */
  weight: 'light' | 'warm' | undefined;
  /** The words ask for covering clothes. */
  modest: boolean;
  season: Season;
  category: Category;
  creativity: number;
  formality: Formality;
  /** Creativity at most 20: completions stay quiet. */
  quiet: boolean;
  /** Creativity at least 70: silhouette, contrast and layers may surprise. */
  dares: boolean;
  /** One colour from head to foot. */
  tonal: boolean;
  /** Colour names the words' style, occasion and mood favour. */
  palette: readonly string[];
  /** Who decided the person and the moment. */
  sources: Record<string, Source>;
}

const FORMALITY: Readonly<Record<OccasionId, Formality>> = {
  casual: 1,
  travel: 1,
  formal: 2,
  party: 2,
  wedding: 3,
  festival: 2,
  'romantic-date': 2,
  'casual-date': 1,
  'avant-garde': 2,
  gala: 3,
};

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((known) => known === value);

/** A tie with a suit or a waistcoat is worn by men unless the words say otherwise. */
const TIES = new Set(['tie', 'bow-tie', 'suspenders']);

/** Garments cut for men alone speak for a man when the form only carries its default. */
function presentationOf(draft: Draft, option: string | undefined): [Person['presentation'], Source] {
  if (draft.presentation) return [draft.presentation, 'words'];
  const cuts = draft.things.flatMap((thing) =>
    thing.type === 'garment' ? [thing.cut ?? thing.entry.cut ?? 'any'] : [],
  );
  const tied =
    draft.things.some(({ entry }) => TIES.has(entry.id)) &&
    draft.things.some((thing) => thing.type === 'garment' && thing.entry.facts?.withTie);
  const manly = (cuts.includes('male') || tied) && !cuts.includes('female');
  if (manly && option !== 'unisex') return ['male', 'words'];
  if (option === 'male') return ['male', 'option'];
  if (option === 'unisex') return ['androgynous', 'option'];
  return ['female', option === 'female' ? 'option' : 'chosen'];
}

/** Words first, then the options, then what suits. */
export function tasteOf(draft: Draft, options: BriefOptions, seed: number): Taste {
  const sources: Record<string, Source> = {};
  const from = <T>(slot: string, words: T | undefined, option: T | undefined, chosen: T): T => {
    sources[slot] = words !== undefined ? 'words' : option !== undefined ? 'option' : 'chosen';
    return words ?? option ?? chosen;
  };
  const [presentation, presentationSource] = presentationOf(draft, options.gender);
  sources['person.presentation'] = presentationSource;
  const saidStyle = draft.styles[0];
  const saidOccasion = draft.occasions[0];
  const style = from('style', oneOf(STYLE_IDS, saidStyle?.like), oneOf(STYLE_IDS, options.style), 'casual');
  const occasion = from(
    'occasion',
    oneOf(OCCASION_IDS, saidOccasion?.like),
    oneOf(OCCASION_IDS, options.occasion),
    'casual',
  );
  const creativity = Math.min(100, Math.max(0, Number.isFinite(options.creativity) ? (options.creativity ?? 50) : 50));
  const age = oneOf(['teen', 'adult', 'senior'] as const, options.age);
  const heritage = oneOf(HERITAGES, options.ethnicity);
  return {
    ...makeChoice(seed),
    presentation,
    ageGroup: from('person.ageGroup', draft.ageGroup, age, 'adult'),
    heritage: from(
      'person.heritage',
      oneOf(HERITAGES, draft.heritage),
      heritage === 'any' ? undefined : heritage,
      'any',
    ),
    style,
    styleName: saidStyle?.id ?? style,
    occasion,
    occasionName: saidOccasion?.id ?? occasion,
    season: from(
      'season',
      oneOf(SEASONS, draft.season ?? draft.impliedSeason),
      oneOf(SEASONS, options.season === 'any' ? undefined : options.season),
      'any',
    ),
    weight: oneOf(['light', 'warm'] as const, draft.moods.find(({ id }) => id === 'light' || id === 'warm')?.id),
    modest: isModest(draft, presentation),
    category: oneOf(CATEGORIES, options.category) ?? 'outfit',
    creativity,
    formality: FORMALITY[occasion],
    tonal: draft.moods.some(({ id }) => id === 'tonal'),
    quiet: creativity <= 20,
    dares: creativity >= 70,
    palette: [...draft.occasions, ...draft.styles, ...draft.moods].flatMap((said) => said.palette),
    sources,
  };
}
