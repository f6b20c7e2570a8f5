import type { Family, Look } from '@toile/look';
import { NECK_OF_ITS_OWN_NAME } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { garmentWith } from '../../targets.ts';
import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const BODICED: ReadonlySet<Family> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);
const LEAD =
  '(?:(?:make|give|do|have|want|with|in|to|just|simple|clean|plain|soft|normal|maybe|it|her|him|the|a|an) )*';
const KIND = '(turtle|polo|roll|mock|high|funnel|v|u|round|boat|bateau|crew|scoop|square|sweetheart|halter|jewel|cowl)';
const NECK = new RegExp(
  `^${LEAD}(?:neck(?:line)? (?:to |in |into |should be |as )?)?${LEAD}(?:(deep|deeper|low|shallow|shallower|wide|wider|high|small|little|gentle) )?${LEAD}${KIND}(?:[ -]?necked|[ -]?neck(?:line)?| shaped?| type)?(?: (?:neck|neckline|type|shape|style))?(?: (?:instead|please|only|better|pls))*$`,
);
/** Said of a neck, these have a garment of the same name. */
const SPELLED: Readonly<Record<string, string>> = { polo: 'roll', bateau: 'boat', jewel: 'round', mock: 'high' };
/** Necks that have a garment of the same name: of whose they are is said. */
const ROLLED: ReadonlySet<string> = new Set(['turtle', 'roll']);
/** How deep necks of these shapes are cut is one depth in the drawing. */
const ONE_DEPTH: ReadonlySet<string> = new Set(['deep', 'deeper', 'low', 'shallow', 'shallower', 'wide', 'wider']);

const isTopped = ({ garments }: Look): boolean => garments.some(({ family }) => BODICED.has(family));
/** What is put on by that name, and no neck: 'add a roll neck', 'under a polo neck'. */
const NAMES_NECK =
  /\bneck|^(?:(?:simple|clean|plain|soft|deep|shallow|low|just|in|to|a) )*(?:v|u|scoop|sweetheart|halter|boat|bateau)(?: (?:shape|type|style|instead|please))*$/;

/** 'The same jumper with a V': a letter that a garment has is its neck. */
const LETTERED = /^(?:(?:the|that|this|her|his|same|make|do|have) )*([a-z-]+(?: [a-z-]+)?) (?:with|in) an? (v|u)$/;

/** The shape of a neck by itself, which has garments of the same name: 'roll neck' of a jumper is its neck. */
export const necks: Frame = (clause, { look, topic }) => {
  const [, worn = '', letter = ''] = LETTERED.exec(clause) ?? [];
  const lettered = worn === '' ? undefined : garmentNamed(look, worn);
  if (lettered && BODICED.has(lettered.family)) return { clauses: [`${worn} with a ${letter} neck`], of: 'neck' };
  const [, depth, kind = ''] = NECK.exec(clause) ?? [];
  const isSaid = NAMES_NECK.test(clause) || NECK_OF_ITS_OWN_NAME.test(clause) || /\bneck/.test(topic ?? '');
  if (
    !kind ||
    !isSaid ||
    !isTopped(look) ||
    /^(?:an?|with an?|give (?:her|him) an?) (?:turtle|polo|roll) ?-?neck$/.test(clause)
  )
    return undefined;
  const own = SPELLED[kind] ?? kind;
  const holder = ROLLED.has(own) ? garmentWith(look, 'neck', undefined) : undefined;
  const named = `${holder ? `${holder.name} with a ` : ''}${own === 'roll' ? 'turtle' : own} neck`;
  if (depth === 'deep' && (kind === 'v' || kind === 'u')) return { clauses: [`deep ${named}`], of: 'neck' };
  if (draftOf(named).unread.length > 0) return undefined;
  const told =
    depth !== undefined && ONE_DEPTH.has(depth)
      ? [`How ${/wide/.test(depth) ? 'wide' : 'deep'} a ${own} neck is cut has one measure here.`]
      : [];
  return { clauses: [named], told, of: 'neck' };
};
