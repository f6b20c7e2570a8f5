/** What is said of a part when its noun is named: the first row that says anything is all of it. */
import type { Said } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import type { OpenChunk } from './chunk.ts';
import { type Link, onPart } from './link.ts';
import { DESCRIBES } from './opener.ts';

/** A part just named. */
export interface Named {
  entry: PartEntry;
  said: Said;
}

export interface PartRule extends Rule {
  tell(named: Named, open: OpenChunk): { said: Said[]; gap?: Link['gap'] } | undefined;
}

/** Parts too plain to own a colour when a garment follows: in 'black beaded neck dress' the dress is black. */
const SOFT_PARTS: ReadonlySet<string> = new Set([
  'neck',
  'hem',
  'waist',
  'sleeve',
  'bodice',
  'back',
  'shoulder',
  'leg',
  'slit',
  'pocket',
  'detail',
]);

/** Nothing more is said: the word belongs to the quality before it. */
function told(links: Link[], end: number): { said: Said[] } {
  const last = links.at(-1);
  if (last) last.said = { ...last.said, end };
  return { said: [] };
}

/** Words for how a cloth looks, not for something sewn on. */
const isEffect = ({ id }: PartEntry, word: string): boolean => id === 'detail' && /^(effect|finish|touch)$/i.test(word);

/** Takes the adjectives that stand before a part's noun out of what waits; of a part placed on something only the last. */
function takeAdjectives({ entry: { id: part }, said: { end } }: Named, open: OpenChunk) {
  const { links } = open;
  const said: Said[] = [];
  let gap = open.gap;
  let first: Link['gap'] | undefined;
  while (links.length > 0 && (gap === 'none' || first)) {
    const link = links.at(-1);
    // 'lilac buttons and olive piping': what shuts a garment is a part beside this one
    if (link?.said.as === 'closure' && !link.adjective && gap !== 'none') break;
    const quality = link && !link.unknown ? onPart(link, part) : null;
    // 'full lining': the adjective is the part's, and says nothing one sees
    if (link?.relative && !quality && gap === 'none') {
      links.pop();
      gap = link.gap;
      continue;
    }
    if (!link || !quality || (quality.as === 'colour' && SOFT_PARTS.has(part))) break;
    // 'saree green magenta border': a colour right after the noun before is that noun's
    const isSecond = quality.as === 'colour' && said.some(({ as }) => as === 'colour');
    if (isSecond && gap === 'none' && !DESCRIBES.has(open.opener)) break;
    links.pop();
    said.unshift({ ...quality, end });
    first = link.gap;
    gap = link.gap;
    if (open.placed || (gap === 'pause' && !links.at(-1)?.relative)) break;
  }
  return said.length > 0 ? { said, gap: first ?? open.gap } : undefined;
}

/** What is said of the part just named, said of another. */
function likeLast({ entry: { id: part }, said: { start, end } }: Named, { links }: OpenChunk): Said[] {
  const before = links.at(-1)?.said;
  // 'an orange border and pallu': the end of a saree is of the colour of its border
  const hue = links.at(-2)?.said;
  if (part === 'pallu' && before?.as === 'border' && hue?.colour)
    return [
      { as: 'detail', value: part, start, end, part, slots: { details: [part] } },
      { ...hue, part, start, end },
    ];
  // 'a fur collar and cuffs': what a collar is made of its cuffs are too
  const [made] = before?.as === 'collar' ? (before.slots?.details ?? []) : [];
  if (made)
    return [{ as: 'detail', value: `${made}-${part}`, part, start, end, slots: { details: [`${made}-${part}`] } }];
  const last = before?.part;
  // A part named twice has it already; to say it again would double what waits with each time.
  if (!last || last === part) return [];
  const from = links.findLastIndex(({ said }) => said.part !== last) + 1;
  const distinct = new Map(links.slice(from).map(({ said }) => [`${said.as} ${said.value} ${said.colour?.hex}`, said]));
  return [...distinct.values()].flatMap((said) => {
    if (said.colour) return [{ ...said, part, start, end }];
    if (said.as !== 'detail' || !said.value.endsWith(`-${last}`)) return [];
    const value = `${said.value.slice(0, -last.length)}${part}`;
    return [{ ...said, value, part, start, end, slots: { details: [value] } }];
  });
}

/** Edges that one adjective may be said of in a row: 'ribbed collar, cuffs and hem'. */
const EDGES: ReadonlySet<string | undefined> = new Set<string | undefined>(['collar', 'cuff', 'hem', 'lapel', 'waist']);

/** Kinds of which the whole has one. */
const PLACED: ReadonlySet<string> = new Set(['print', 'fabric']);

/** Takes what is placed on a part out of what waits, with the colours in one breath before it. */
function leaveFor(links: Link[], part: string): Said[] {
  const own: Said[] = [];
  let gap = links.pop()?.gap;
  for (let last = links.at(-1); gap !== 'pause' && last?.said.as === 'colour' && !last.said.part; last = links.at(-1)) {
    own.unshift({ ...last.said, part });
    gap = last.gap;
    links.pop();
  }
  return own;
}

const some = (said: Said[]): { said: Said[] } | undefined => (said.length > 0 ? { said } : undefined);

export const PART_RULES: readonly PartRule[] = [
  {
    id: 'effect of a cloth',
    why: 'A dress in satin effect looks as satin does.',
    example: 'a satin effect dress',
    attaches: 'dress: fabric satin',
    tell: ({ entry, said }, { links, gap, text }) =>
      links.at(-1)?.said.as === 'fabric' && gap === 'none' && isEffect(entry, text.slice(said.start, said.end))
        ? told(links, said.end)
        : undefined,
  },
  {
    id: 'adjectives of a part',
    why: 'What stands before the noun of a part is said of the part.',
    example: 'a shirt with wide lace cuffs',
    attaches: 'shirt: cuff detail wide-cuff, cuff detail lace-cuff',
    tell: takeAdjectives,
  },
  {
    id: 'work placed on a part',
    why: 'After "on the" the part is where the work is, not something of its own.',
    example: 'a mint gharara suit with silver gota on the kurta hem',
    attaches:
      'kurta: colour mint, garment kurti, embroidery colour silver, detail gota, hem detail gota-hem; sharara: of the same cloth; dupatta: of the same cloth',
    tell({ entry, said: { end } }, { placed, links }) {
      const said = placed && onPart(placed, entry.id);
      if (!said) return undefined;
      // 'a navy pattern round the yoke': what is on a part alone is of no other
      if (PLACED.has(placed.said.as) && links.at(-1) === placed) {
        const own = leaveFor(links, entry.id);
        return { said: [...own, { ...said, end }] };
      }
      return { said: [{ ...said, end }] };
    },
  },
  {
    id: 'parts joined by and',
    why: 'In "a white collar and cuffs" the colour is both parts\'.',
    example: 'a navy dress with a white collar and cuffs',
    attaches: 'dress: colour navy, collar colour white, cuff colour white',
    tell: (named, open) => (open.gap === 'and' ? some(likeLast(named, open)) : undefined),
  },
  {
    id: 'edges in a row',
    why: 'Of edges that follow each other bare, what is said of the first is said of all.',
    example: 'a leather jacket, ribbed collar cuffs hem',
    attaches: 'leather-jacket: collar detail rib-knit-collar, cuff detail rib-knit-cuff, hem detail rib-knit-hem',
    tell: (named, open) =>
      open.gap !== 'and' && EDGES.has(named.entry.id) && EDGES.has(open.links.at(-1)?.said.part)
        ? some(likeLast(named, open))
        : undefined,
  },
  {
    id: 'part that is a detail',
    why: 'To name a slit, a pallu or a piping is to ask for it.',
    example: 'a skirt with a slit',
    attaches: 'skirt: slit detail slit',
    tell: ({ entry, said }) => (entry.is ? { said: [{ ...said, as: 'detail', slots: entry.is }] } : undefined),
  },
  {
    id: 'pockets',
    why: 'Pockets of no kind are those in the side seams.',
    example: 'a dress with pockets',
    attaches: 'dress: pocket detail pocket',
    tell: ({ entry, said }) =>
      entry.id === 'pocket'
        ? { said: [{ ...said, as: 'detail', value: 'pocket', slots: { details: ['side-pocket'] } }] }
        : undefined,
  },
];
