import { describe, expect, it } from 'vitest';
import { hear, judge } from '#atelier/judge.ts';
import { faultInPublic, isYoungName, passesForHouse } from '#atelier/public-words.ts';
import { read } from '#atelier/read.ts';
import {
  HOUSE_CAPTIONS,
  HOUSE_NAMES,
  MENACING,
  OWN_CAPTIONS,
  OWN_NAMES,
  PEACEFUL,
  REACHED,
  REACHES_NO_ONE,
} from './doors-of-others.fixture.ts';
import {
  GROWN_ENOUGH,
  GROWN_NAMES,
  MADE_SMALL,
  SEEKS_NOBODY,
  SEEKS_SMALL,
  YOUNG_NAMES,
} from './doors-of-the-young.fixture.ts';

const bikini = read({ words: 'a black satin bikini for a woman' }, 1);
const isFaulty = (words: string): boolean => faultInPublic(words) !== undefined;
const isRefusedUnderBikini = (words: string): boolean =>
  isFaulty(words) || hear({ words: '', edit: { look: bikini, words } }).refused !== undefined;
const isRefused = (words: string): boolean => isFaulty(words) || judge({ words }) !== undefined;
const isRefusedName = (name: string): boolean => isFaulty(name) || isYoungName(name) || passesForHouse(name);

/** The first so many of `hostile` are a stranger's; of the rest every other line was read while the rules were written. */
const KINDS = [
  {
    what: 'who makes a small child of a woman in a bikini',
    judges: isRefusedUnderBikini,
    hostile: MADE_SMALL,
    strangers: 14,
    innocent: GROWN_ENOUGH,
    slipped: { read: 0, unread: 0 },
  },
  {
    what: 'who looks for small children',
    judges: isRefused,
    hostile: SEEKS_SMALL,
    strangers: 10,
    innocent: SEEKS_NOBODY,
    slipped: { read: 0, unread: 0 },
  },
  {
    what: 'names that tell an age under eighteen',
    judges: isRefusedName,
    hostile: YOUNG_NAMES,
    strangers: 15,
    innocent: GROWN_NAMES,
    slipped: { read: 0, unread: 1 },
  },
  {
    what: 'threats by place and time, and on clothes',
    judges: isRefused,
    hostile: MENACING,
    strangers: 12,
    innocent: PEACEFUL,
    slipped: { read: 0, unread: 3 },
  },
  {
    // 'elioT' is a name
    what: 'names of offices',
    judges: isRefusedName,
    hostile: HOUSE_NAMES,
    strangers: 8,
    innocent: OWN_NAMES,
    slipped: { read: 1, unread: 0 },
  },
  {
    what: "the house's voice",
    judges: isRefused,
    hostile: HOUSE_CAPTIONS,
    strangers: 8,
    innocent: OWN_CAPTIONS,
    slipped: { read: 0, unread: 0 },
  },
  {
    what: 'ways to reach somebody',
    judges: isRefused,
    hostile: REACHED,
    strangers: 6,
    innocent: REACHES_NO_ONE,
    slipped: { read: 0, unread: 1 },
  },
];

describe.each(KINDS)('$what', ({ judges, hostile, strangers, innocent, slipped }) => {
  const isRead = (_: string, i: number): boolean => i < strangers || i % 2 === 0;

  it('are refused', () => {
    const slips = hostile.filter((words) => !judges(words));
    expect(slips.filter((words) => isRead(words, hostile.indexOf(words))).length).toBeLessThanOrEqual(slipped.read);
    expect(slips.filter((words) => !isRead(words, hostile.indexOf(words))).length).toBeLessThanOrEqual(slipped.unread);
  });

  it('are not heard in what others say with the same words', () => {
    expect(innocent.filter(judges)).toEqual([]);
  });
});
