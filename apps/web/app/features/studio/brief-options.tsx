import { ACCESSORIES, AGE, CATEGORY, ETHNICITY, GENDER, OCCASION, SEASON, SKIN_COLOR, STYLE } from '@toile/contract';
import { type CSSProperties, Fragment, type MouseEvent, type ReactNode } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import type { SaidOption } from '#web/features/studio/brief-says.ts';
import { CategoryPicture } from '#web/features/studio/pictures/category-picture.tsx';
import { Pictogram } from '#web/features/studio/pictures/pictogram.tsx';
import { SKIN_TONE } from '#web/features/studio/skin-tones.ts';
import { useChoice } from '#web/features/studio/use-choice.ts';
import { useSaid } from '#web/features/studio/use-said.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';
import { InTurn } from '#web/ui/in-turn.tsx';
import { Select } from '#web/ui/select.tsx';
import { SwatchGroup } from '#web/ui/swatch-group.tsx';

const CATEGORY_CARDS = CATEGORY.map((option) => ({ ...option, picture: <CategoryPicture category={option.value} /> }));
const SEASON_CARDS = SEASON.map((option) => ({ ...option, picture: <Pictogram of="season" value={option.value} /> }));
const OCCASION_CARDS = OCCASION.map((option) => ({
  ...option,
  picture: <Pictogram of="occasion" value={option.value} />,
}));
const ACCESSORY_CARDS = ACCESSORIES.map((option) => ({
  ...option,
  picture: <Pictogram of="accessories" value={option.value} />,
}));
const LIGHT_TO_DARK = Object.keys(SKIN_TONE);
const SKIN_SWATCHES = SKIN_COLOR.map((option) => ({ ...option, tone: SKIN_TONE[option.value] })).sort(
  (a, b) => LIGHT_TO_DARK.indexOf(a.value) - LIGHT_TO_DARK.indexOf(b.value),
);

/** What the words say in place of what is lit, with its name. */
function useOverruled(name: SaidOption, options: readonly Choice<string>[]) {
  const said = useSaid(name);
  const label = options.find(({ value }) => value === said)?.label;
  return label === undefined ? undefined : { value: said, words: STUDIO.briefOptions.fromYourBrief(label) };
}

/** An option that the words may overrule. */
function useSayable<F extends SaidOption>(name: F, options: readonly Choice<string>[]) {
  return { ...useChoice(name), overruled: useOverruled(name, options) };
}

// Custom properties are not in React's CSSProperties.
const FOUR = { '--columns': 4 } as CSSProperties;

const Category = () => (
  <ChoiceCards legend={STUDIO.briefOptions.category} options={CATEGORY_CARDS} {...useSayable('category', CATEGORY)} />
);

const Gender = () => (
  <ChipGroup legend={STUDIO.briefOptions.gender} options={GENDER} even {...useSayable('gender', GENDER)} />
);

const SkinColor = () => (
  <SwatchGroup
    legend={STUDIO.briefOptions.skinColor}
    options={SKIN_SWATCHES}
    {...useSayable('skin_color', SKIN_COLOR)}
  />
);

const Season = () => (
  <div className="studio-tiles">
    <ChoiceCards legend={STUDIO.briefOptions.season} options={SEASON_CARDS} {...useSayable('season', SEASON)} />
  </div>
);

const Occasion = () => (
  <div className="studio-tiles">
    <ChoiceCards legend={STUDIO.briefOptions.occasion} options={OCCASION_CARDS} {...useSayable('occasion', OCCASION)} />
  </div>
);

const Style = () => (
  <div className="studio-style">
    <ChipGroup legend={STUDIO.briefOptions.style} options={STYLE} {...useSayable('style', STYLE)} />
  </div>
);

const Accessories = () => (
  <div className="studio-tiles" style={FOUR}>
    <ChoiceCards legend={STUDIO.briefOptions.accessories} options={ACCESSORY_CARDS} {...useChoice('accessories')} />
  </div>
);

const AgeGroup = () => (
  <ChipGroup legend={STUDIO.briefOptions.ageGroup} options={AGE} even {...useSayable('age', AGE)} />
);

const Ethnicity = () => (
  <Field label={STUDIO.briefOptions.ethnicity}>
    <Select options={ETHNICITY} {...useChoice('ethnicity')} />
  </Field>
);

/** Groups of options. */
const OPTIONS = 9;
/** Of the options, how many stand in the first of two columns: both are about as tall. */
const IN_FIRST_COLUMN = 5;

/** Brings the first of them under the bar of the page, where they begin under the foot of the window. */
function showOptions({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const first = currentTarget.closest('.studio-over')?.nextElementSibling?.firstElementChild;
  first?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

const NOW = [
  ['category', CATEGORY],
  ['gender', GENDER],
] as const;

/** The options that shape the figure most, as they are in force. */
function OptionsNow() {
  const chosen = { category: useChoice('category').value, gender: useChoice('gender').value };
  const said = { category: useSaid('category'), gender: useSaid('gender') };
  return (
    <span className="small over-now">
      {NOW.map(([name, options], at) => {
        const own = said[name];
        const { label } = options.find(({ value }) => value === (own ?? chosen[name])) ?? { label: '' };
        return (
          <Fragment key={name}>
            {at > 0 ? ' · ' : ''}
            <span className={own === undefined ? undefined : 'sewn'} data-word={label} />
          </Fragment>
        );
      })}
    </span>
  );
}

const inColumns = (shown: ReactNode[]) => (
  <>
    {/* A person chose none of the defaults, and the words come first: said once for all of them. */}
    <p className="studio-over">
      <span className="label">{STUDIO.briefOptions.options}</span>
      <button type="button" className="label over-door" onClick={showOptions}>
        {STUDIO.briefOptions.options} <ChevronDown aria-hidden="true" />
      </button>{' '}
      <OptionsNow />
      <span className="small over-unless">{STUDIO.briefOptions.unlessTheBriefSays}</span>
    </p>
    <div className="studio-column">{shown.slice(0, IN_FIRST_COLUMN)}</div>
    <div className="studio-column">{shown.slice(IN_FIRST_COLUMN, OPTIONS)}</div>
    {shown.slice(OPTIONS)}
  </>
);

/** Every option of the specification's lists, drawn where a picture says it faster; `children` come beneath them. */
export const BriefOptions = ({ children }: { children?: ReactNode }) => (
  <InTurn lay={inColumns}>
    <Category />
    <Gender />
    <SkinColor />
    <Season />
    <Occasion />
    <Style />
    <Accessories />
    <AgeGroup />
    <Ethnicity />
    {children}
  </InTurn>
);
