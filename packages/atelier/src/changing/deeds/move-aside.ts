import type { Detail, Garment } from '@toile/look';
import { ONE_SIDE } from '#atelier/lexicon/language/said-in-changes.ts';
import { cite } from '../cite.ts';
import { mark, type Work } from '../work.ts';

const TO_SIDE =
  /\b(?:on|to|at|over|from)(?: the| her| his| its)? (left|right|other|opposite)(?: (?:hand )?(?:side|leg|thigh|chest|hip|shoulder|arm|hand|wrist))?\b|\b(left|right)(?: hand)? side\b/;

/** Details that lie on one side, by what they are called. */
const SIDED: readonly (readonly [RegExp, readonly Detail['id'][]])[] = [
  [/\bslits?\b|\bsplit\b/, ['slit', 'side-slit', 'thigh-slit']],
  [/\bpockets?\b/, ['chest-pocket']],
  [/\b(?:tie|knot|bow)\b/, ['side-tie']],
  [/\b(?:motif|logo|emblem|crest)\b/, ['chest-motif']],
];
const PUT_ON = /^(?:add|put|give|wear|with|an?)\b/;
const otherThan = (side: Detail['side']): 'left' | 'right' => (side === 'left' ? 'right' : 'left');

/** 'Move the slit to the left'. @returns whether a side of something was asked for */
export function moveAside(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const side = TO_SIDE.exec(clause);
  if (!side) return false;
  const { look } = work;
  const ids = SIDED.find(([names]) => names.test(clause))?.[1] ?? [];
  const isOn = ({ id }: Detail): boolean => ids.includes(id);
  const garment = look.garments.find(({ details }) => details.some(isOn));
  const said = side[1] ?? side[2];
  if (garment && (said === 'left' || said === 'right' || said === 'other' || said === 'opposite')) {
    put(work, garment, (detail) =>
      isOn(detail)
        ? {
            ...detail,
            id: detail.id === 'side-slit' ? 'slit' : detail.id,
            side: said === 'left' || said === 'right' ? said : otherThan(detail.side ?? 'right'),
          }
        : detail,
    );
    return true;
  }
  const only = ONE_SIDE.exec(clause)?.[1];
  if (!only || /\b(?:add|embroider\w*|pocket|slit)\b/.test(clause)) return false;
  // what is not there yet is put on first
  const isNew = PUT_ON.test(clause) && !look.accessories.some(({ name }) => name.toLowerCase().includes(only));
  if (isNew) read(work, clause.replace(TO_SIDE, '').trim());
  work.notDone.push(
    `${cite(isNew ? side[0] : clause)}: on which side the ${only} lies follows from the pose, and cannot be chosen.`,
  );
  return true;
}

function put(work: Work, garment: Garment, moved: (detail: Detail) => Detail): void {
  const next = { ...garment, details: garment.details.map(moved) };
  const isMoved = JSON.stringify(next) !== JSON.stringify(garment);
  if (!isMoved) work.notDone.push(`The ${garment.name} has it on that side already.`);
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
}
