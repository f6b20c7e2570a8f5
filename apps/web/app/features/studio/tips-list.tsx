import { TIPS_WORDS } from '#web/content/tips.ts';

/** The tip, why, and a brief before and after it was followed. */
const TIPS = [
  {
    title: TIPS_WORDS.beSpecific,
    why: TIPS_WORDS.moreDetailGivesBetter,
    better: [TIPS_WORDS.aDress, TIPS_WORDS.ankleLengthCowlNeck],
  },
  {
    title: TIPS_WORDS.mentionColorsAndMaterials,
    why: TIPS_WORDS.sayFabricsTexturesAnd,
    better: [TIPS_WORDS.aWinterCoat, TIPS_WORDS.inCamelWoolOver],
  },
  {
    title: TIPS_WORDS.includeStyleReferences,
    why: TIPS_WORDS.nameADesignInspiration,
    better: [TIPS_WORDS.wideTrousers, TIPS_WORDS.wideTrousersDetails],
  },
] as const;

/** Three tips, each with its reason and an example. */
export function TipsList() {
  return (
    <ol className="tips">
      {TIPS.map(({ title, why, better }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p className="muted small">{why}</p>
          <p className="brief tips-brief">
            {better[0]}
            <span className="sewn">{better[1]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
