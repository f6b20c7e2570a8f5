import type { Slots } from '@toile/look/records';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { SetEntry } from '#atelier/lexicon/entry.ts';
import { tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { GARMENT_BY_ID, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';

const bare = ({ start, end, plural }: Mention) => ({
  said: [],
  without: new Set<string>(),
  start,
  end,
  ...(plural && { many: true }),
});

function setPieces(entry: SetEntry, mention: Mention): Thing[] {
  return entry.pieces.flatMap((id, i) => {
    const garment = entry.pieceEntries?.[i] ?? GARMENT_BY_ID.get(id);
    if (!garment) return [];
    const said: Said[] =
      entry.is && i === 0
        ? [{ as: 'detail', value: entry.id, start: mention.start, end: mention.end, slots: entry.is }]
        : [];
    return [
      {
        ...bare(mention),
        said,
        type: 'garment' as const,
        entry: garment,
        cut: entry.cut,
        ofSet: true,
        matches: entry.matched && i > 0,
      },
    ];
  });
}

/** Words of a name that several names share one drawing with: 'ankle socks' are drawn as socks. */
const SHAPES: ReadonlySet<string> = new Set(
  'ankle,knee,thigh,tube,cat,eye,round,wire,rimmed,fishnet,rope,concho,penny,hobo,baguette,saddle,messenger,satchel,bobble,pom,snapback,newsboy,paperboy,trapper,charm,skinny,infinity,horsebit,fingerless,opaque,woolly,cathedral,chapel,fingertip,floor'.split(
    ',',
  ),
);

/** What the name of a thing says of its shape beyond what it is drawn as. */
function shapesOf({ keys, start }: Mention, entry: { id: string; name?: string }): Said[] {
  const called = tokenise(
    `${entry.name ?? ''} ${entry.id.replaceAll('-', ' ')} ${keys.includes('strap') ? 'ankle' : ''}`,
  ).map(({ key }) => key);
  const value = keys.filter((key) => SHAPES.has(key) && !called.includes(key)).join(' ');
  const end = start + value.length;
  return value === '' ? [] : [{ as: 'detail', value, start, end, slots: { details: [value] } }];
}

/** The things a head word puts on the person; a set gives several. */
export function makeThings(sense: Sense, mention: Mention): Thing[] {
  switch (sense.as) {
    case 'garment':
      return [{ ...bare(mention), type: 'garment', entry: sense.entry }];
    case 'footwear':
      return [{ ...bare(mention), said: shapesOf(mention, sense.entry), type: 'footwear', entry: sense.entry }];
    case 'accessory':
      return [{ ...bare(mention), said: shapesOf(mention, sense.entry), type: 'accessory', entry: sense.entry }];
    case 'set':
      return setPieces(sense.entry, mention);
    default:
      return [];
  }
}

/** What of a garment's cut another can borrow: not its length. */
export function pieceOf({ length: _, ...slots }: Slots): Slots {
  return slots;
}
