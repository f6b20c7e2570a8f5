import { type Accessory, type Footwear, namedOrTold } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import type { Thing } from '#atelier/draft/draft.ts';
import { FABRIC_WORDS } from '#atelier/lexicon/fabrics.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { detailsOf, saidColour } from '#atelier/styling/told-of-thing.ts';
import type { LonePlace, LoneThing } from './lone-thing.ts';
import { saidOfWhole, withWords } from './words-of-thing.ts';

const CLOTHS: ReadonlySet<string> = new Set(FABRIC_WORDS.map(({ id }) => id));
/** Names any shoe goes by, and the part that some have. */
const ANY_SHOE: ReadonlySet<string> = new Set(['shoes', 'heels', 'boots', 'ankle-boots']);
/** 'Make it a clutch', 'a tote', 'clutch instead': of what comes beside it nothing of this is said. */
const INTO =
  /^(?:(?:make|turn|change|want|need|have|give|show|use|try)\b.*?)?\b(?:it |this |that |her )?(?:to |into |as |be )?(?:an? |some )?/;

export interface OtherKind {
  thing: Thing;
  /** What it is called. */
  name: string;
}

const sameSort = (place: LonePlace, thing: Thing): boolean => {
  if (place.of === 'footwear') return thing.type === 'footwear';
  if (thing.type !== 'accessory') return false;
  const [own, other] = [ACCESSORIES[place.kind], ACCESSORIES[thing.entry.kind]];
  return own.sort !== undefined
    ? own.sort === other.sort && (own.sort === 'bag' || own.worn === other.worn)
    : own.worn === other.worn;
};

/** Another kind of the same sort of thing that words name; undefined where they name none, or the one it is. */
export function otherKind(place: LonePlace, own: LoneThing, words: string): OtherKind | undefined {
  const { things } = draftOf(words.replace(INTO, ''));
  const found = things.find((thing) => sameSort(place, thing));
  if (!found) return undefined;
  const { entry } = found;
  if (
    ANY_SHOE.has(entry.id) &&
    place.of === 'footwear' &&
    (entry.id === 'shoes' || /heel|pump|stiletto|boot/.test(own.kind))
  )
    return undefined;
  const name = entry.name ?? entry.id.replaceAll('-', ' ');
  const isOwn =
    own.name === name || own.name.endsWith(` ${name}`) || (place.of === 'accessory' && entry.id === own.kind);
  return isOwn ? undefined : { thing: found, name };
}

const isHeeled = ({ kind }: { kind: string }): boolean => /heel|pump|stiletto/.test(kind);

/** The thing as another kind: colour, cloth and what is told of it go with it. Pure. */
export function asOtherKind(own: LoneThing, { thing, name }: OtherKind): LoneThing {
  const colour = saidColour(thing) ?? own.colour;
  const cloth = (own.details ?? []).filter(({ id }) => CLOTHS.has(id));
  const words = cloth
    .map(({ id }) => id.replaceAll('-', ' '))
    .filter((word) => own.name.includes(word) && !name.includes(word));
  const { details = [], told = [] } = namedOrTold(detailsOf({ ...thing, said: [] }));
  // a kind that the entry of its own sort names
  const fresh = { kind: (thing.entry as { kind: string }).kind, name: [...words, name].join(' '), colour } as
    | Accessory
    | Footwear;
  const kept = (own.details ?? []).filter((one) => !details.some(({ id }) => id === one.id));
  const isCut = thing.type === 'footwear';
  const straps =
    isHeeled(own) && isHeeled(fresh)
      ? kept.filter(
          ({ id }) => id === 'ankle-strap' || (id.endsWith('-toe') && !details.some((one) => one.id.endsWith('-toe'))),
        )
      : [];
  const all = withWords(fresh, [...(isCut ? [...cloth, ...straps] : kept), ...details], [...(own.told ?? []), ...told]);
  return saidOfWhole(
    all,
    detailsOf(thing).filter((word) => !/-accents$/.test(word)),
  );
}
