import { turned } from '../places/of-whom.ts';
import { mainGarment, type Work } from '../work.ts';
import { paintNamed } from './colour-of.ts';

const LIKE_PERSON =
  /^(?:make |have |let |give )?(?:the |his |her )?(?<topic>.+?) (?:should |must |to |in |be |is |that |which )*(?:match(?:es|ing)?(?: with| to)?|(?:the )?same colou?r as|same as|like) (?:the )?(?<who>hers?|his|him|bride|groom|girl|boy|lady|wife|husband)(?:'?s)?(?: (?:colou?r|outfit|clothes|dress|one))?$/;
const HIS = /^(?:his|him|groom|boy|husband)$/;

/** 'His kurta should match her colour': that of what she is dressed in. @returns whether that was asked */
export function matchPerson(work: Work, clause: string): boolean {
  const { topic = '', who = '' } = LIKE_PERSON.exec(clause)?.groups ?? {};
  const { look } = work;
  if (topic === '' || !look.companion) return false;
  const presentation = HIS.test(who) ? 'male' : 'female';
  const other = [look, turned(look)].find(({ person }) => person.presentation === presentation);
  return other ? paintNamed(work, topic, mainGarment(other).cloth.colour) : false;
}
