import { turned } from '../places/of-whom.ts';
import { mainGarment, type Work } from '../work.ts';
import { colourOf, paintNamed } from './colour-of.ts';

const LIKE_PERSON =
  /^(?:make |have |let |give )?(?:the |his |her )?(?<topic>.+?) (?:should |must |to |in |be |is |that |which )*(?:match(?:es|ing)?(?: with| to)?|(?:the )?same colou?r as|same as|like) (?:the )?(?<who>hers?|his|him|bride|groom|girl|boy|lady|wife|husband)(?:'?s)?(?: (?:colou?r|outfit|clothes|dress|one))?$/;
/** 'His tie in her colour'. */
const IN_COLOUR_OF =
  /^(?:make |have |let |give )?(?:the |his |her )?(?<topic>.+?) (?:should be |must be |to be |be |to |is )?(?:in |of |to )?(?:the )?(?<who>hers?|his|bride|groom|girl|boy|lady|wife|husband)(?:'?s)? (?:own )?colou?r$/;
const HIS = /^(?:his|him|groom|boy|husband)$/;

/** 'Put her in his suit's colour', 'dress her in the colour of his suit': a colour, and none of his clothes. */
const IN_THEIRS =
  /^(?:put|dress|have) (?<who>her|him|bride|groom) in (?:(?:the )?colou?r of (?:his|her) (?<of>[a-z]+(?: [a-z]+)?)|(?:his|her) (?<owned>[a-z]+(?: [a-z]+)?)(?:'?s)? colou?r)$/;

/** 'Her gown in his bandhgala colour': what the one wears, in the colour of what the other does. */
const IN_COLOUR_OF_THEIRS =
  /^(?:make |have |let |give )?(?:the )?(?<mine>her|his|bride's|groom's) (?<topic>[a-z ]+?) (?:should be |must be |to be |be |is )?(?:in|of) (?:(?:the )?colou?r of (?:his|her) (?<of>[a-z ]+)|(?:his|her) (?<owned>[a-z ]+?)(?:'?s)? colou?r)$/;

function paintAsTheirs(work: Work, clause: string): boolean {
  const { mine = '', topic = '', of, owned } = IN_COLOUR_OF_THEIRS.exec(clause)?.groups ?? {};
  const { look } = work;
  if (topic === '' || !look.companion) return false;
  const isHis = /^(?:his|groom's)$/.test(mine);
  const other = isHis === (look.person.presentation === 'male') ? turned(look) : look;
  const colour = colourOf(other, of ?? owned ?? '');
  return colour !== undefined && paintNamed(work, topic, colour);
}

/** @returns whether somebody was to have the colour of what the other wears */
function putInTheirs(work: Work, clause: string): boolean {
  const { who = '', of, owned } = IN_THEIRS.exec(clause)?.groups ?? {};
  const { look } = work;
  if (who === '' || !look.companion) return false;
  const other = HIS.test(who) === (look.person.presentation === 'male') ? turned(look) : look;
  const name = (of ?? owned ?? '').replace(/'?s$/, '');
  const colour = other.garments.find((one) => one.name.includes(name))?.cloth.colour;
  return colour !== undefined && paintNamed(work, mainGarment(turned(other)).name, colour);
}

/** 'His kurta should match her colour': that of what she is dressed in. @returns whether that was asked */
export function matchPerson(work: Work, clause: string): boolean {
  if (putInTheirs(work, clause) || paintAsTheirs(work, clause)) return true;
  const { topic = '', who = '' } = (LIKE_PERSON.exec(clause) ?? IN_COLOUR_OF.exec(clause))?.groups ?? {};
  const { look } = work;
  if (topic === '' || !look.companion) return false;
  const presentation = HIS.test(who) ? 'male' : 'female';
  const other = [look, turned(look)].find(({ person }) => person.presentation === presentation);
  return other ? paintNamed(work, topic, mainGarment(other).cloth.colour) : false;
}
