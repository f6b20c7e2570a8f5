import { ACCESSORIES } from '@toile/look/records';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const WHAT = '(?:jewell?ery|jewels|ornaments|gehne)';
const GONE = '(?:out|off|gone|away|remove|removed|not needed|nahi(?: chahiye)?|hata ?(?:o|do|dena)|can go)';
const OTHERS = '(?:(?:the|all|any|of|her) )*(?:rest|other|others|remaining)(?: of)?(?: (?:the|her|all))?';
const REST = new RegExp(
  `^(?:and |but )?${OTHERS} ${WHAT} ${GONE}$|^(?:no|remove|lose|without) (?:any )?(?:other|more|further) ${WHAT}$|^(?:remove|lose|drop) ${OTHERS} ${WHAT}$`,
);

/** The jewels that go beside one that stays. */
export const jewels: Frame = (clause, { look, topic }) => {
  if (!REST.test(clause)) return undefined;
  const kept = topic === undefined ? undefined : namedOn(look, topic);
  const others = look.accessories.filter(
    ({ kind }) => ACCESSORIES[kind].sort === 'jewel' && !(kept?.of === 'accessory' && kept.kind === kind),
  );
  return {
    clauses: others.map(({ name }) => `remove the ${name}`),
    told: others.length === 0 ? ['No other jewellery is worn here.'] : [],
  };
};
