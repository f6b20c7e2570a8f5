/** A product told by itself: what it is, what it has, what of it is measured, and how the sheet shows it. */
import { type Look, type Product, type ProductThing, thingOfProduct, wordsOf } from '@toile/look';
import { listed, sentence, withArticle } from './words.ts';

/** Names of our drawings, which nobody said. */
const OF_OUR_DRAWINGS: ReadonlySet<string> = new Set(['briefcase', 'instep-strap']);

/** What is worn in twos, and so is many by its name. */
const PLURAL = /[^s]s$/;

const called = ({ name, colour }: ProductThing): string =>
  name.includes(colour.name) ? name : `${colour.name} ${name}`;

/** Hangs or is wound: how long it is, no line beside it measures. */
const HANGING: ReadonlySet<Product['of']> = new Set<Product['of']>(['scarf', 'necklace', 'pendant', 'choker', 'tie']);

function measured({ of, measures }: Product): string {
  const told = measures.map(({ what, cm }) => `${what === 'heel' ? 'heel' : what} ${cm} cm`);
  if (told.length > 0 && HANGING.has(of) && measures.every(({ what }) => what !== 'width' && what !== 'diameter'))
    return `The measures that were asked for are told under its name, as no line measures what hangs: ${listed(told)}.`;
  return told.length > 0
    ? `The measures that were asked for stand beside the large view on lines of their own: ${listed(told)}.`
    : 'No measures were asked for, and none are claimed.';
}

/** Shoes are seen without a foot in them. */
const STANDING =
  'they stand empty on the floor, so that the insole, the lining and the edge of the opening are seen as well';
const REST = 'nothing else on the sheet is part of what was ordered';

/** 60 to 140 words, true to the Look in every word. @param seed turns the opening. */
export function describeProduct(look: Look, product: Product, seed: number): string {
  const thing = thingOfProduct(look, product);
  const many = PLURAL.test(thing.name);
  const what = many ? called(thing) : withArticle(called(thing));
  const has = wordsOf(thing)
    .filter((word) => !thing.name.includes(word) && !OF_OUR_DRAWINGS.has(word))
    .map((word) => word.replaceAll('-', ' '));
  const openings = [
    `${what}, shown by ${many ? 'themselves' : 'itself'} and as large as the page allows`,
    `the sheet is about one thing alone: ${what}`,
    `${what}, seen from near and from three sides`,
  ];
  const opening = openings[seed % openings.length] ?? openings[0] ?? what;
  return [
    sentence(opening),
    has.length > 0 ? sentence(`what was asked of ${many ? 'them' : 'it'}: ${listed(has)}`) : '',
    'One large view comes first, then two smaller ones under it, so that it is known from every side that matters.',
    measured(product),
    sentence(
      product.of === 'footwear'
        ? `nobody wears them here: ${STANDING}; ${REST}`
        : `whoever wears ${many ? 'them' : 'it'} only carries ${many ? 'them' : 'it'} and is cut off where the thing ends; ${REST}`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
