/** Words that join, drop or turn to what was named before them. */
import type { Thing } from '#atelier/draft/draft.ts';
import { CHOICE, type Chunk, type Mark, noteUndrawn } from '#atelier/reading/chunks/chunk.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import type { Discourse } from './discourse.ts';

export interface TurnRule extends Rule {
  turn(chunk: Chunk, discourse: Discourse): void;
}

const CLOTH: ReadonlySet<string> = new Set(['colour', 'fabric', 'print', 'palette', 'wash']);
/** Nothing is said of its cloth yet. */
const isOpen = (thing: Thing | undefined): thing is Thing =>
  thing?.type === 'garment' && !thing.said.some(({ as }) => CLOTH.has(as));

const verbOf = ({ verb }: Chunk, role: string) =>
  verb?.sense?.as === 'connective' && verb.sense.role === role ? verb : undefined;

/** 'Blouse in the same colour': it stands right after a thing that is not the first, and speaks of no next. */
const isSaidAfter = (word: Word, discourse: Discourse): boolean =>
  word.gap === 'none' &&
  /same/.test(word.keys.join(' ')) &&
  discourse.stands(word) &&
  discourse.draft.things[0] !== discourse.named?.thing;

/** 'Over a blouse with a bow': the blouse's, while 'over a blouse is long' speaks of what lies over it. */
const isOfLayer = (verb: Word, { named }: Discourse): boolean =>
  named?.isLayer === true && verb.keys[0] === 'with' && verb.gap === 'none' && verb.start - named.end <= 1;

const isRelative = ({ keys, gap }: Word): boolean => gap === 'none' && (keys[0] === 'having' || keys[0] === 'which');

export const TURN_RULES: readonly TurnRule[] = [
  {
    id: 'two things in one cloth',
    why: 'Of two things of which nothing is said yet, "in brown tweed" is said of both.',
    example: 'waistcoat and trousers in brown tweed',
    attaches: 'waistcoat:; trousers: colour brown, fabric tweed, of the same cloth',
    turn(chunk, { named }) {
      const verb = verbOf(chunk, 'in');
      if (verb && named && verb.start - named.end <= 1 && isOpen(named.beside) && isOpen(named.thing))
        named.thing.matches = true;
    },
  },
  {
    id: 'set of two things',
    why: 'What "and" joined and is called a set is cut from one cloth.',
    example: 'sports bra and leggings set in coral',
    attaches: 'sports-bra:; leggings: colour coral, of the same cloth',
    turn({ marks }, discourse) {
      const { named } = discourse;
      // denim shorts are of denim, whatever T-shirt they are sold with
      const isFree = named?.thing.type === 'garment' && !named.thing.entry.is?.fabric && isOpen(named.thing);
      const isSet = marks.some(({ as, word }) => as === 'set' && discourse.stands(word));
      if (isSet && named?.beside?.type === 'garment' && isFree) named.thing.matches = true;
    },
  },
  {
    id: 'subject of a verb',
    why: 'A verb speaks of the thing that begins its clause, else of the first of the sentence.',
    example: 'a kurta with a dupatta, it is red',
    attaches: 'kurta: colour red; dupatta:',
    turn(chunk, discourse) {
      const verb = verbOf(chunk, 'has');
      if (verb && chunk.opener !== 'with') discourse.turnToSubject(verb);
    },
  },
  {
    id: 'what a layer has',
    why: 'What stands right after a thing that lies under another is said of it.',
    example: 'a coat over a shirt with a bow collar',
    attaches: 'coat:; shirt: collar bow, over it what came before',
    turn(chunk, discourse) {
      const verb = verbOf(chunk, 'has');
      if (verb && chunk.opener !== 'with' && isOfLayer(verb, discourse) && discourse.named)
        discourse.turnTo(discourse.named.thing);
    },
  },
  {
    id: 'what a thing is told to have',
    why: '"Having" and "which has" right after a thing speak of it, whatever began the sentence.',
    example: 'a kurta with a skirt having gold buttons',
    attaches: 'kurta:; skirt: buttons colour gold, closure buttons',
    turn(chunk, discourse) {
      const verb = verbOf(chunk, 'has');
      if (verb && isRelative(verb) && discourse.named && verb.start - discourse.named.end <= 1)
        discourse.turnTo(discourse.named.thing);
    },
  },
  {
    id: 'the fabric',
    why: '"The fabric" of what a sentence speaks of is that of its first thing.',
    example: 'a kurta with a dupatta, fabric cotton',
    attaches: 'kurta: fabric cotton; dupatta:',
    turn({ marks }, discourse) {
      if (marks.some(({ as }) => as === 'cloth')) discourse.turnToSubject();
    },
  },
  {
    id: 'label of a listing',
    why: 'The colour that a listing gives on a line of its own is that of what it sells, whatever the line before speaks of.',
    example: 'a raincoat with wellies. Colour: yellow',
    attaches: 'raincoat: colour yellow; rubber-boots:',
    turn({ marks }, discourse) {
      const first = discourse.draft.things.find(({ type }) => type === 'garment') ?? discourse.draft.things[0];
      if (!first || !marks.some(({ as }) => as === 'label')) return;
      discourse.subject = first;
      discourse.turnTo(first);
    },
  },
  {
    id: 'what may be left out',
    why: 'What is optional is left out.',
    example: 'a navy suit with a hat optional',
    attaches: 'suit-jacket: colour navy; trousers: of the same cloth',
    turn({ marks }, discourse) {
      const optional = marks.find(({ as }) => as === 'optional')?.word;
      const last = discourse.focus.at(-1);
      if (!optional || !last || optional.gap !== 'none' || last.end + 1 < optional.start) return;
      discourse.focus.pop();
      const { things } = discourse.draft;
      things.splice(things.indexOf(last), 1);
      const { start, end } = last;
      noteUndrawn(discourse, { as: 'ignored', value: CHOICE, start, end });
    },
  },
  {
    id: 'over and under',
    why: 'What is named after "over" lies under what was named before it.',
    example: 'a cream shirt over a black tank',
    attaches: 'shirt: colour cream; tank-top: colour black, over it what came before',
    turn({ verb }, discourse) {
      const role = verb?.sense?.as === 'connective' ? verb.sense.role : undefined;
      if (role === 'over' || role === 'under') discourse.next = { ...discourse.next, relation: role };
    },
  },
  {
    id: 'matching, said after',
    why: 'What "in the same colour" follows matches the thing before it.',
    example: 'a green saree with a halter blouse in the same colour',
    attaches: 'saree: colour green; choli: neckline halter, of the same cloth',
    turn({ marks }, discourse) {
      const { named } = discourse;
      if (named && marks.some(({ as, word }) => as === 'matching' && isSaidAfter(word, discourse)))
        named.thing.matches = true;
    },
  },
  {
    id: 'matching',
    why: 'What matches is cut from the cloth of the thing before it.',
    example: 'a green blazer and matching skirt',
    attaches: 'blazer: colour green; skirt: of the same cloth',
    turn({ marks }, discourse) {
      const isNext = ({ as, word }: Mark): boolean => as === 'matching' && !isSaidAfter(word, discourse);
      if (marks.some(isNext)) discourse.next = { ...discourse.next, matches: true };
    },
  },
];
