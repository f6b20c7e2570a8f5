import type { Garment } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Work } from '../work.ts';

const SIZE = /\b(?:(?<small>small|tiny|little|mini|delicate)|(?<large>big|large|bold|huge|giant)) (?!bit\b)/;

const isOtherPrint = (before: Garment | undefined, { cloth }: Garment): boolean =>
  cloth.print.kind !== 'solid' && JSON.stringify(before?.cloth.print) !== JSON.stringify(cloth.print);

/** 'Small white daisies': a print that is asked for in a size. @returns whether one was put on */
export function scalePrint(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const groups = SIZE.exec(clause)?.groups;
  if (!groups) return false;
  const rest = clause.replace(SIZE, '');
  const { floating, things } = draftOf(rest);
  const isPrint = [...floating, ...things.flatMap(({ said }) => said)].some(({ as }) => as === 'print');
  if (!isPrint || SIZE.test(rest)) return false;
  const { look: before, subject, intent } = work;
  const told = work.notDone.length;
  read(work, rest);
  const fresh = work.look.garments.filter((one) =>
    isOtherPrint(
      before.garments.find(({ id }) => id === one.id),
      one,
    ),
  );
  if (fresh.length === 0) {
    Object.assign(work, { look: before, subject, intent });
    work.notDone.length = told;
    return false;
  }
  const scale = groups.small ? 'small' : 'large';
  work.look.garments = work.look.garments.map((one) =>
    fresh.includes(one) ? { ...one, cloth: { ...one.cloth, print: { ...one.cloth.print, scale } } } : one,
  );
  return true;
}
