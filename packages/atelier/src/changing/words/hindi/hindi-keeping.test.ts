import { expect, test } from 'vitest';
import { leftAlone } from './hindi-keeping.ts';

test.each([
  ['dupatta wahi rehne do', 'dupatta'],
  ['saree waisi hi rahe', 'saree'],
  ['saree jaisi hai vaisi rehne do', 'saree'],
  ['rang wahi', 'rang'],
  ['sherwani mat chhedna', 'sherwani'],
  ['blouse ko chhedna mat', 'blouse'],
  ['dupatta ko haath mat lagana', 'dupatta'],
  ['dupatta rehne do', 'dupatta'],
  ['baaki mat chhedo', ''],
  ['mat badalna', ''],
])("'%s' leaves '%s' as it is", (clause, kept) => expect(leftAlone(clause)).toBe(kept));

test.each([
  'border badlo na',
  'rang badal do na',
  'dupatta saree ke same kar do',
  'the dupatta in the same',
  'blouse laal karo saree mat badalna',
  'dupatta mat lagana',
  'make the rest the same',
])("'%s' asks for no keeping alone", (clause) => expect(leftAlone(clause)).toBeUndefined());
