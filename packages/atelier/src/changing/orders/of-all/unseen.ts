import type { Frame } from '../order.ts';

const AT_BACK =
  /^(?:with |add |have |an? |the |move the |put the )*(?:(?:cent(?:re|er) ?-?back|cb|back) (?:(?:invisible|concealed|hidden|long|metal|exposed) )?(zip(?:per)?|seam|vent|pleat|placket|hook|hooks|kick pleat|buttons?)|(?:invisible|concealed|hidden) (?:back )?(zip(?:per)?))(?: (?:at|in|down) (?:the )?(?:cent(?:re|er) )?back)?$|^(?:with |add |have |an? |the |move the |put the )*(?:(?:invisible|concealed|hidden|exposed) )?(zip(?:per)?|seam|vent|hook|hooks|kick pleat) (?:to|at|in|on|down) (?:the )?(?:cent(?:re|er) )?back$/;

/** What lies where this picture does not look. */
export const unseen: Frame = (clause, { look }) => {
  const what = AT_BACK.exec(clause)?.slice(1).find(Boolean);
  if (what === undefined || look.person.pose === 'back') return undefined;
  return {
    clauses: [],
    told: [`The ${what} is at the back, which this picture does not show: nothing else was changed for it.`],
  };
};
