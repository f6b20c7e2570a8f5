import { SHORTS_LENGTH } from '#atelier/lexicon/language/said-in-changes.ts';
import { isColour } from '../is-colour.ts';

/** What is to be covered, and by what. */
const covered = (words: string): string =>
  words
    .replace(/\bboth (?:the |her )?shoulders (?:should be |to be |must be )?covered\b/g, 'round neck, short sleeves')
    .replace(
      /\b(?:the |her )?(shoulders?|arms?|legs?|knees?|back|stomach|tummy) (?:should be |to be |must be )?covered\b/g,
      'cover $1',
    )
    .replace(/\b(?:too much|less|so much) skin(?: (?:is )?(?:showing|shown|seen|visible))?\b/g, 'more modest')
    .replace(/\bcover(?:ing)?(?: up)? (?:the |her |his )?arms?\b/g, 'long sleeves')
    .replace(/\bcover(?:ing)?(?: up)? (?:both )?(?:the |her |his )?shoulders?\b/g, 'short sleeves')
    .replace(/\bcover(?:ing)?(?: up)? (?:the |her |his )?(?:legs?|knees?)\b/g, 'midi length')
    .replace(/\bcover(?:ing)?(?: up)? (?:the |her |his )?back\b/g, 'no deep back')
    .replace(
      /\bcover(?:ing)?(?: up)? (?:the |her |his )?(?:stomach|tummy|belly|midriff|navel|waist)\b/g,
      'longer blouse',
    );

/** 'A blue sash instead of white'. */
const IN_PLACE =
  /\b([a-z]+(?: [a-z]+)?) (sash|belt|bow|border|collar|piping|lining|buttons) instead of (?:the )?([a-z]+)(?: one| ones)?(?=$|[,.;!?])/g;

/** Where things reach, what they cover and how they fall, said as this room reads it. Plain lower case in and out. */
export const ofCut = (words: string): string =>
  covered(words)
    .replace(/\b(?:sharper|stronger|structured|padded|broader|power|sharp|strong) shoulders?\b/g, 'shoulder pads')
    .replace(SHORTS_LENGTH, ' thigh length')
    .replace(/(^|[,.;!?] ?)(?:i|we|she|he) prefers? /g, '$1')
    .replace(
      /\bshort(?:er)? (?:in|at) (?:the )?front,? (?:and |but )?long(?:er)? (?:in|at) (?:the )?back\b|\blong(?:er)? (?:in|at) (?:the )?back,? (?:and |but )?short(?:er)? (?:in|at) (?:the )?front\b/g,
      'high low hem',
    )
    .replace(
      /\b(?:longer|lower) (?:at|in|on) (?:the )?back than (?:in |at )?(?:the )?front\b|\b(?:shorter|higher) (?:at|in|on) (?:the )?front than (?:in |at )?(?:the )?back\b/g,
      'high low hem',
    )
    .replace(/\bno (shine|sheen|gloss)\b/g, 'much less $1')
    .replace(
      /((?:crown|tiara|turban|pagdi|safa|hat|cap|beanie|scarf|tikka|gajra|flowers|band|hairband|veil)) on (?:her|his|the) head\b/g,
      '$1',
    )
    .replace(
      /\b(\w{4,}s) (?:to be |should be |be )?(?:rolled|folded|turned)(?: up)? (?:at|near|above|to|till) (?:the |her |his )?(?:ankles?|bottoms?|hems?)\b/g,
      '$1 with turn-ups',
    )
    .replace(IN_PLACE, (all, to: string, what: string, from: string) =>
      isColour(to) && isColour(from) ? `${to} ${what}` : all,
    )
    .replace(
      /(?:should |to |must |can |may )?(?:just )?(?:touch(?:ing)?|reach(?:es|ing)?|hit(?:s|ting)?|skim(?:s|ming)?|graze(?:s)?|grazing|com(?:e|es|ing)(?: up| down)? to|fall(?:s|ing)? to|end(?:s|ing)? at|go(?:es|ing)? (?:up |down )?to) (?:the |her |his )?(knee|calf|ankle|floor|hip|waist|thigh|ground)s?\b/g,
      (_, end: string) => `${end === 'calf' ? 'midi' : end === 'ground' ? 'floor' : end} length`,
    )
    .replace(/\b(?:more )?(?:can ?-?can|net under(?:neath| the skirt)?|layers under(?:neath)?)\b/g, 'fuller')
    .replace(/(^|[,.;!?] ?|\b(?:make it|make|more|and) )(?:more )?fluff(?:y|ier)(?=$|[,.;!?])/g, '$1fuller')
    .replace(/\bhair(?: is| should be| to be| all)? up\b/g, 'hair in a bun')
    .replace(
      /(^|[,.;!?] ?)(?:around|about|say|aged?|is) ([3-9]\d)(?: ?(?:yrs?|years?))?(?: or so)?(?=$|[,.;!?])/g,
      '$1$2 years old',
    )
    .replace(
      /(^|[,.;!?] ?|\b(?:make her|make him|she is|he is|is|and) )(?:a bit |a little |slightly |bit )?(?:healthy|on the healthier side|healthier)(?=$|[,.;!?])/g,
      '$1 make her fuller',
    );
