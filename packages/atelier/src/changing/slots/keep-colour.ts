import { mark, type Work } from '../work.ts';

const SAME_COLOUR =
  /^(?:(?:but |and )?(?:in )?(?:the |its |exactly the )?same colou?r|keep (?:the|its|her|his|that|the same|it the same) colou?r)(?: (?:as (?:before|now|it is)|though|please))?$/;

/** 'Churidar instead of the palazzo, same colour': what took the place of something has its colour, which no clause has said otherwise. */
export function keepColour(work: Work, clauses: readonly string[]): void {
  if (!clauses.some((clause) => SAME_COLOUR.test(clause.trim()))) return;
  const { garments, footwear } = work.before;
  work.look.garments = work.look.garments.map((now) => {
    const was = garments.find(({ id }) => id === now.id);
    if (!was || was.kind === now.kind || was.cloth.colour.name === now.cloth.colour.name) return now;
    mark(work, `${now.id}.colour`);
    return { ...now, cloth: { ...now.cloth, colour: was.cloth.colour } };
  });
  if (footwear.kind !== work.look.footwear.kind)
    work.look.footwear = { ...work.look.footwear, colour: footwear.colour };
}
