/** What a phrase without a thing at its end does to what it says, before that falls back to what was spoken of. */
import { isCraft } from '@toile/look/records';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { Chunk } from '#atelier/reading/chunks/chunk.ts';
import { type Link, onPart } from '#atelier/reading/chunks/link.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import type { Discourse } from './discourse.ts';
import { isOfAll } from './is-of-all.ts';

/** What falls back, and in which phrase. */
export interface Falling {
  links: readonly Link[];
  chunk: Chunk;
  discourse: Discourse;
}

export interface FallRule extends Rule {
  /** Comes before what is told of a place is left to it, and also where nothing was spoken of. */
  isEarly?: true;
  /** Holds already where what waits is placed on a thing that is about to be named. */
  isPlacing?: true;
  turn(falling: Falling): void;
}

const isSporty = (thing: Thing): boolean => thing.type === 'garment' && thing.entry.facts?.tracksuit === true;

const PARTED: Readonly<Record<string, string>> = { sleeve: 'sleeve', collar: 'collar' };
/** Closures that are cords, and no buttons. */
const CORDED: Readonly<Record<string, string>> = { drawstring: 'contrast' };
/** The part that a quality is, for a colour that stands before it. */
const partOf = ({ as, value, slots }: Said): string | undefined =>
  as === 'sleeve' && slots?.sleeveLength === 'sleeveless'
    ? undefined
    : as === 'closure'
      ? (CORDED[value] ?? (value.includes('zip') ? 'zip' : 'buttons'))
      : PARTED[as];

/** Details that have a colour of their own when one stands just before them. */
const SEWN_ON: Readonly<Record<string, string>> = {
  rib: 'rib',
  buttoned: 'buttons',
  'strap-buckles': 'buttons',
  studs: 'contrast',
  belt: 'belt',
  sash: 'belt',
  bow: 'bow',
  piping: 'piping',
  ruffle: 'ruffle',
  fringe: 'fringe',
  tassel: 'tassel',
  'lace-trim': 'lace',
  'side-stripe': 'stripe',
  'satin-stripe': 'stripe',
  'chest-pocket': 'pocket',
  'chest-flap-pocket': 'pocket',
  'patch-pocket': 'pocket',
  'flap-pocket': 'pocket',
  'welt-pocket': 'pocket',
  'kangaroo-pocket': 'pocket',
  'cargo-pocket': 'pocket',
};

/** The part whose colour is said just before it: of a craft its thread. */
const ownPart = (id: string): string | undefined => (isCraft(id) ? 'embroidery' : SEWN_ON[id]);

/** The thread of 'embroidery on the sleeves' is the embroidery's, not the sleeves'. */
const sewnOn = ({ value, part }: Said): string | undefined =>
  ownPart(value) ?? (part ? ownPart(value.slice(0, -part.length - 1)) : undefined);

/** 'Five buttons' are a detail by their count. */
const countedPart = ({ as, value }: Said): string | undefined =>
  as === 'detail' && /-buttons$/.test(value) ? 'buttons' : undefined;

const detail = ({ start, end }: Said, id: string, part: string): Said => ({
  as: 'detail',
  value: id,
  start,
  end,
  part,
  slots: { details: [id] },
});

/** Parts that waiting qualities are, each with its place, where a colour or a cloth before it would be its own. */
function partsAmong({ links, chunk, discourse }: Falling): { at: number; part: string; owner: Said }[] {
  // a sentence may begin with a part of what was spoken of; what stands right after a thing without a colour is of the whole of it
  const [earliest] = links;
  const last = discourse.focus.at(-1);
  const isColoured = last?.said.some(({ colour, part }) => colour && !part) === true;
  const isWhole = !last || !earliest || (!isColoured && discourse.follows(earliest.said));
  if (chunk.opener === 'start' && isWhole) return [];
  // 'in black and white, pearl buttons': what 'in' began ends at the comma
  const first = chunk.opener === 'in' ? links.findIndex(({ gap }, i) => i > 0 && gap === 'pause') + 1 : 1;
  if (first === 0) return [];
  return links.flatMap(({ said, gap }, at) => {
    const part = sewnOn(said) ?? said.part ?? partOf(said);
    return at >= first && part && gap === 'none' ? [{ at, part, owner: said }] : [];
  });
}

/** What stands just before `at` and is the part's own: colours and cloths in one breath with it. */
function ownOf(links: readonly Link[], at: number, part: string): Link[] {
  const own: Link[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const link = links[i];
    if (!link || (link.said.part !== part && (link.said.part || !MADE.has(link.said.as)))) break;
    own.push(link);
    if (link.gap !== 'none') break;
  }
  return own;
}
const MADE: ReadonlySet<string> = new Set(['colour', 'fabric']);

const FURS = /fur|shearling|sherpa|fleece/;

/** 'a velvet bow', 'a satin collar': the cloth is the part's, and the dress keeps its own. */
function clothOf(said: Said, part: string, owner: Said): Said {
  // fur at the edge of a hood is sewn on, and leaves the collar alone
  if (owner.value === 'hood' && FURS.test(said.value)) return detail(said, 'fur-trim', part);
  if (part === 'collar') return detail(said, `${said.value}-lapel`, part);
  return detail(said, `${said.value}-${owner.as === 'detail' && !owner.part ? owner.value : part}`, part);
}

/** The part that an 'in gold' after a phrase speaks of. */
function lastPart({ as, value, part }: Said): string | undefined {
  // what a style is like is no part of a garment
  const own = as === 'style' ? undefined : part;
  const named =
    own ??
    (as === 'detail' && value === 'lining' ? value : undefined) ??
    (as === 'border' ? 'border' : partOf({ as, value, start: 0, end: 0 }));
  // 'with sleeves in net' speaks of them, 'with long sleeves in net' of the whole
  return named === 'contrast' || (named === 'sleeve' && as !== 'part') ? undefined : named;
}

/** Parts that are cut of a cloth of their own. */
const CLOTHED: ReadonlySet<string> = new Set(
  'collar lapel cuff yoke lining sleeve panel waist belt bodice back hem pocket'.split(' '),
);

/** Parts that a colour right after them is of as well: their metal. */
const COLOURED_AFTER: ReadonlySet<string> = new Set([...CLOTHED, 'buttons', 'zip']);

const OF_CLOTH: ReadonlySet<string> = new Set(['colour', 'fabric', 'print', 'wash', 'palette']);

export const FALL_RULES: readonly FallRule[] = [
  {
    id: 'said of all',
    why: 'What all are in is said of each that has nothing of the kind.',
    example: 'a cape, a bustier and flared pants, all in powder blue',
    attaches: 'cape: colour powder blue; corset: colour powder blue; flared-trousers: colour powder blue',
    turn({ links, chunk, discourse: { draft, focus } }) {
      const [first] = links;
      if (!first || !isOfAll(chunk, first.said)) return;
      const others = draft.things.filter((thing) => thing.type === 'garment' && thing !== focus.at(-1));
      for (const { said } of links.filter((link) => !link.unknown && !link.said.part && OF_CLOTH.has(link.said.as)))
        for (const thing of others)
          if (!thing.said.some(({ as, part }) => as === said.as && !part)) thing.said.push({ ...said });
    },
  },
  {
    id: 'colour of the unknown',
    why: 'Whatever "zorbs" are, they are white and the dress is not.',
    example: 'a red dress with white zorbs',
    attaches: 'dress: colour red, contrast colour white',
    isEarly: true,
    turn({ links, chunk }) {
      if (chunk.opener !== 'with') return;
      links.forEach((link, i) => {
        const next = links[i + 1];
        const isNamed = next?.unknown && next.gap === 'none' && next.said.as === 'unread';
        if (link.said.as === 'colour' && !link.said.part && isNamed) link.said = { ...link.said, part: 'contrast' };
      });
    },
  },
  {
    id: 'stripes of sportswear',
    why: 'The stripes a tracksuit comes with run down its sides: no striped cloth.',
    example: 'a navy tracksuit with white stripes',
    attaches:
      'track-jacket: colour navy, stripe colour white, detail side-stripe; joggers: stripe colour white, detail side-stripe, of the same cloth',
    turn({ links, chunk, discourse }) {
      if (chunk.opener !== 'with' || !discourse.focus.some((thing) => isSporty(thing))) return;
      for (const link of links)
        if (link.said.as === 'print' && link.said.value === 'stripe')
          link.said = { ...link.said, as: 'detail', value: 'side-stripe', slots: { details: ['side-stripe'] } };
    },
  },
  {
    id: 'one stripe',
    why: 'A single stripe runs down a leg: no striped cloth.',
    example: 'grey shorts with a white stripe',
    attaches: 'shorts: colour grey, stripe colour white, detail side-stripe',
    turn({ links, chunk, discourse: { focus, text } }) {
      const last = focus.at(-1);
      if (!chunk.isOne || last?.type !== 'garment' || last.entry.family !== 'trousers') return;
      for (const link of links)
        if (link.said.value === 'stripe' && /stripe$/i.test(text.slice(link.said.start, link.said.end)))
          link.said = { ...link.said, as: 'detail', value: 'side-stripe', slots: { details: ['side-stripe'] } };
    },
  },
  {
    id: 'cloth of a part',
    why: "A cloth just before a part is the part's, and the garment keeps its own.",
    example: 'cotton dress with a velvet bow',
    attaches: 'dress: fabric cotton, bow detail velvet-bow, detail bow',
    isPlacing: true,
    turn(falling) {
      for (const { at, part, owner } of partsAmong(falling))
        for (const link of ownOf(falling.links, at, part))
          if (link.said.as === 'fabric') link.said = clothOf(link.said, part, owner);
    },
  },
  {
    id: 'colour of a part',
    why: 'A colour just before a part colours the part, once no garment has claimed it.',
    example: 'black velvet kurta with red embroidery',
    attaches: 'kurta: colour black, fabric velvet, embroidery colour red, detail embroidery',
    isPlacing: true,
    turn(falling) {
      for (const { at, part } of partsAmong(falling))
        for (const link of ownOf(falling.links, at, part))
          if (link.said.as === 'colour') link.said = { ...link.said, part };
    },
  },
  {
    id: 'part in a colour',
    why: 'After "with a border" an "in gold" is the border\'s.',
    example: 'a red saree with a temple border in gold',
    attaches: 'saree: colour red, border temple, border colour gold',
    turn({ links: [first], chunk, discourse }) {
      const { part } = discourse;
      if (chunk.opener === 'in' && part && first?.said.as === 'colour' && !first.said.part)
        first.said = { ...first.said, part };
    },
  },
  {
    id: 'part in a cloth',
    why: 'A collar "in brown velvet" or a lining "in tartan" leaves the coat its own cloth.',
    example: 'a wool coat, collar in brown velvet',
    attaches: 'overcoat: collar part collar, collar colour brown, collar detail velvet-collar',
    turn({ links, chunk, discourse: { part } }) {
      if (chunk.opener !== 'in' || !part || !CLOTHED.has(part)) return;
      for (const link of links) {
        if (link.gap !== 'none' || link.said.part === undefined || link.said.part === part) {
          const own = link.gap === 'pause' ? null : onPart(link, part);
          if (!own || (link.said.as !== 'fabric' && link.said.as !== 'print')) continue;
          link.said = own;
        }
      }
    },
  },
  {
    id: 'length after a part',
    why: 'How long stands right after a sleeve is how long the sleeve is.',
    example: 'a knee length dress, one sleeve long',
    attaches: 'dress: length knee, neckline one-shoulder, sleeve sleeve long',
    turn({ links, discourse: { text } }) {
      links.forEach((link, i) => {
        const before = links[i - 1]?.said;
        const isSleeve = before !== undefined && /\bsleeves?$/i.test(text.slice(before.start, before.end));
        const said = link.relative && link.gap === 'none' && isSleeve ? onPart(link, 'sleeve') : null;
        if (!said) return;
        link.said = said;
        delete link.relative;
      });
    },
  },
  {
    id: 'colour after a part',
    why: "Right after a part of something that has a colour, a colour is the part's.",
    example: 'a red dress, peter pan collar white, cap sleeves',
    attaches: 'dress: colour red, collar peter-pan, collar colour white, sleeve cap',
    turn({ links, discourse }) {
      const isColoured = discourse.focus.at(-1)?.said.some(({ colour, part }) => colour && !part) === true;
      links.forEach((link, i) => {
        const [before, next] = [links[i - 1], links[i + 1]];
        const part = before && (before.said.part ?? partOf(before.said) ?? countedPart(before.said));
        const isLast = next?.gap !== 'none' || !(next.said.part ?? partOf(next.said));
        const isOwn = links.slice(0, i).some(({ said }) => said.as === 'colour' && !said.part);
        if (!(isColoured || isOwn) || !part || !COLOURED_AFTER.has(part) || !isLast) return;
        if (link.gap === 'none' && link.said.as === 'colour' && !link.said.part) link.said = { ...link.said, part };
      });
    },
  },
];

/** Leaves behind the part last told of. */
export function rememberPart(links: readonly Link[], discourse: Discourse): void {
  const last = links.at(-1)?.said;
  if (last) discourse.part = lastPart(last);
}
