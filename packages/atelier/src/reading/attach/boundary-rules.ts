/** Where, walking back from a thing, what is said of it ends; what stands before that falls back to the thing before. */
import type { Thing } from '#atelier/draft/draft.ts';
import { isShape, type Link, onThing } from '#atelier/reading/chunks/link.ts';
import type { Opener } from '#atelier/reading/chunks/opener.ts';
import type { Rule } from '#atelier/reading/rule.ts';

/** A quality before a thing, and the one that stands before it. */
export interface Step {
  link: Link;
  earlier: Link | undefined;
  thing: Thing;
  opener: Opener;
  /** What stands between the quality and what follows it. */
  after: Link['gap'];
  /** 'A' stands before the qualities: they are of one thing. */
  isOne: boolean;
  /** A colour stands before the quality, in the breath that ends where it begins. */
  isColoured: boolean;
  /** The colour before the quality stands right after a detail, in one breath with it. */
  isOfDetail: boolean;
  /** The first of the qualities stands right after a thing named before. */
  follows: boolean;
  /** That thing has no colour yet. */
  isBare: boolean;
}

export interface BoundaryRule extends Rule {
  /** Whether the quality is still the thing's and only what stands before it is not. */
  isLast: boolean;
  ends(step: Step): boolean;
}

const ADJECTIVES: ReadonlySet<string> = new Set(['colour', 'palette', 'fabric', 'print', 'style']);

const isAdjective = ({ said, relative, adjective, unknown, noun }: Link): boolean =>
  !said.part && !noun && (ADJECTIVES.has(said.as) || relative !== undefined || adjective === true || unknown === true);

/** Openers that begin a list of what something has or is in. */
const LISTS: ReadonlySet<Opener> = new Set<Opener>(['pause', 'has', 'in']);

export const BOUNDARY_RULES: readonly BoundaryRule[] = [
  {
    id: 'break before the thing',
    why: 'What a comma or "and" parts from a thing was said of the one before.',
    example: 'a black skirt with pleats, shirt',
    attaches: 'skirt: colour black, silhouette pleated; shirt:',
    isLast: false,
    ends: ({ after }) => after !== 'none',
  },
  {
    id: 'not of this thing',
    why: 'What the thing cannot have ends what is said of it.',
    example: 'a dress with red puff sleeves black trousers',
    attaches: 'dress: sleeve colour red, sleeve puff; trousers: colour black',
    isLast: false,
    ends: ({ link, thing, after }) =>
      !link.unknown &&
      link.said.as !== 'style' &&
      !(thing.type !== 'garment' && after === 'none' && isShape(link)) &&
      !onThing(link, thing),
  },
  {
    id: 'and of a list',
    why: 'After "in" or "has", "and" begins the next thing; "with a navy and white scarf" names two colours of one.',
    example: 'a shirt in white and blue jeans',
    attaches: 'shirt: colour white; jeans: colour blue',
    isLast: true,
    ends: ({ link, earlier, opener, isOne }) =>
      link.gap === 'and' &&
      (opener === 'in' || opener === 'has') &&
      !(isOne && link.said.as === 'colour' && earlier?.said.as === 'colour'),
  },
  {
    id: 'and between unlike',
    why: 'Two adjectives share a noun ("embroidered and printed palazzos"); a noun and an adjective do not.',
    example: 'a saree with gold border and green dupatta',
    attaches: 'saree: border zari; dupatta: colour green',
    isLast: true,
    ends: ({ link, earlier }) => link.gap === 'and' && !(earlier && isAdjective(earlier) && isAdjective(link)),
  },
  {
    id: 'pause after a part',
    why: 'A part ends its phrase at the comma.',
    example: 'blue jacket with red lining, white tee and black jeans',
    attaches: 'jacket: colour blue, lining colour red; t-shirt: colour white; jeans: colour black',
    isLast: true,
    ends: ({ link, earlier }) => link.gap === 'pause' && earlier?.said.part !== undefined,
  },
  {
    id: 'pause of a list',
    why: 'What "in" or "has" began ends at the comma.',
    example: 'a dress in red, black jacket',
    attaches: 'dress: colour red; jacket: colour black',
    isLast: true,
    ends: ({ link, opener }) => link.gap === 'pause' && LISTS.has(opener),
  },
  {
    id: 'pause after another kind',
    why: 'Dots end what "with" began; "with red, blue and green stripes" goes on.',
    example: 'indigo lehenga with gold dots, pink choli and dupatta',
    attaches: 'lehenga: colour indigo, colour gold, print polka; choli: colour pink; dupatta: colour pink',
    isLast: true,
    ends: ({ link, earlier, opener }) => link.gap === 'pause' && opener === 'with' && earlier?.said.as !== link.said.as,
  },
  {
    id: 'colour after its noun',
    why: 'A colour right after a thing, and another before the next: each has its own.',
    example: 'linen trousers rust, black blouse',
    attaches: 'trousers: fabric linen, colour rust; blouse: colour black',
    isLast: true,
    ends: ({ link, earlier, follows }) =>
      follows && link.gap === 'pause' && link.said.as === 'colour' && earlier?.said.as === 'colour',
  },
  {
    id: 'and after the colour of a noun',
    why: 'A colour right after a thing that has none is its own, and what "and" begins is the next thing\'s.',
    example: 'a pinafore navy and white short sleeved shirt',
    attaches: 'pinafore: colour navy; shirt: colour white, sleeve short',
    isLast: true,
    ends: ({ link, earlier, follows, isBare }) =>
      follows && isBare && link.gap === 'and' && link.said.as === 'colour' && earlier?.said.as === 'colour',
  },
  {
    id: 'colour between commas',
    why: 'Of two colours after a thing that has none, the one that stands alone between commas is its own.',
    example: 'a parka with toggles, khaki, black jeans',
    attaches: 'parka: closure toggles, colour khaki; jeans: colour black',
    isLast: true,
    ends: ({ link, earlier, isOne, isBare }) =>
      isBare &&
      !isOne &&
      link.gap === 'pause' &&
      link.said.as === 'colour' &&
      earlier?.gap === 'pause' &&
      earlier.said.as === 'colour',
  },
  {
    id: 'colour after a detail',
    why: 'A colour right after a detail is its own, where another begins the next thing.',
    example: 'a green blazer with elbow patches brown, cream blouse',
    attaches: 'blazer: colour green, detail patch, colour brown; blouse: colour cream',
    isLast: true,
    ends: ({ link, earlier, isOfDetail }) =>
      isOfDetail && link.gap === 'pause' && link.said.as === 'colour' && earlier?.said.as === 'colour',
  },
  {
    id: 'colour after a cloth of its own',
    why: 'A colour and its cloth are a whole; a colour after the comma, or after "with" and "and", begins the next thing.',
    example: 'a varsity jacket green wool body, grey hoodie',
    attaches: 'varsity-jacket: colour green, fabric wool; hoodie: colour grey',
    isLast: true,
    ends: ({ link, earlier, isColoured, opener }) =>
      (link.gap === 'pause' || (link.gap === 'and' && opener === 'with')) &&
      link.said.as === 'colour' &&
      earlier?.said.as === 'fabric' &&
      isColoured,
  },
  {
    id: 'pause between nouns',
    why: '"A white, lace dress" is one phrase, "long sleeves, black trousers" two.',
    example: 'a white blouse with ruffles, fringed skirt',
    attaches: 'blouse: colour white, detail ruffle; skirt: detail fringe',
    isLast: true,
    ends: ({ link, earlier }) =>
      link.gap === 'pause' && !(earlier && ADJECTIVES.has(earlier.said.as) && ADJECTIVES.has(link.said.as)),
  },
];

/** Whether the breath that ends before `at` says a colour. */
function isColouredBefore(links: readonly Link[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const link = links[i];
    if (link?.said.as === 'colour' && !link.said.part) return true;
    if (link?.gap !== 'none') return false;
  }
  return false;
}

/** Whether the link before `at` stands right after a detail. */
const isOfDetailBefore = (links: readonly Link[], at: number): boolean =>
  links[at - 1]?.gap === 'none' && links[at - 2]?.said.as === 'detail';

/** How many of the last links are said of the thing that follows them. */
export function takenBy(
  links: readonly Link[],
  of: Omit<Step, 'link' | 'earlier' | 'isColoured' | 'isOfDetail'>,
  rules: readonly BoundaryRule[],
): number {
  let taken = 0;
  for (let i = links.length - 1; i >= 0; i--) {
    const link = links[i];
    if (!link) break;
    const after = i === links.length - 1 ? of.after : 'none';
    const step = {
      ...of,
      link,
      earlier: links[i - 1],
      after,
      isColoured: isColouredBefore(links, i),
      isOfDetail: isOfDetailBefore(links, i),
    } as const;
    const end = rules.find((rule) => rule.ends(step));
    if (end && !end.isLast) break;
    taken++;
    if (end) break;
  }
  return taken;
}
