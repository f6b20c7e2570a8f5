import { describe, expect, it } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { faultInPublic } from '#atelier/public-words.ts';
import { AS_ONESELF, AS_THE_HOUSE } from './house-voice.fixture.ts';
import {
  LETTERED_WITH_HARM,
  LETTERED_WITHOUT_HARM,
  TITLED_WITH_HATE,
  TITLED_WITHOUT_HATE,
} from './letters-of-hate.fixture.ts';
import { REACHING, REACHING_NOBODY } from './reach.fixture.ts';
import { THREATENING, UNTHREATENING } from './threats.fixture.ts';

/** Every other line was read while the rules were written; of the rest it was only ever counted how many slip. */
const read = (lines: readonly string[]): string[] => lines.filter((_, i) => i % 2 === 0);
const unread = (lines: readonly string[]): string[] => lines.filter((_, i) => i % 2 === 1);

const KINDS = [
  { what: 'threats and curses', hostile: THREATENING, innocent: UNTHREATENING, slipped: { read: 1, unread: 5 } },
  { what: "the house's voice", hostile: AS_THE_HOUSE, innocent: AS_ONESELF, slipped: { read: 0, unread: 1 } },
  { what: 'ways to reach somebody', hostile: REACHING, innocent: REACHING_NOBODY, slipped: { read: 1, unread: 8 } },
  {
    what: 'titles that hate',
    hostile: TITLED_WITH_HATE,
    innocent: TITLED_WITHOUT_HATE,
    slipped: { read: 2, unread: 2 },
  },
];

const slipsOf = (isRefused: (words: string) => boolean, lines: readonly string[]): string[] =>
  lines.filter((words) => !isRefused(words));

describe.each(KINDS)('under a picture $what', ({ hostile, innocent, slipped }) => {
  const isRefused = (words: string): boolean => faultInPublic(words) !== undefined || judge({ words }) !== undefined;

  it('are refused where the rules were written for them, and where they were not', () => {
    expect(slipsOf(isRefused, read(hostile)).length).toBeLessThanOrEqual(slipped.read);
    expect(slipsOf(isRefused, unread(hostile)).length).toBeLessThanOrEqual(slipped.unread);
  });

  it('are not heard in what fashion says with the same words', () => {
    expect(innocent.filter(isRefused)).toEqual([]);
  });
});

describe('a brief that wants harm to people or hatred of them lettered or shown', () => {
  const isRefused = (words: string): boolean => judge({ words }) !== undefined;

  it('is refused before the press, with what cannot be drawn', () => {
    expect(slipsOf(isRefused, read(LETTERED_WITH_HARM))).toEqual([]);
    expect(slipsOf(isRefused, unread(LETTERED_WITH_HARM)).length).toBeLessThanOrEqual(6);
  });

  it('is not heard in targets, slogans and the dead that harm nobody', () => {
    expect([...LETTERED_WITHOUT_HARM, ...TITLED_WITHOUT_HATE].filter((words) => judge({ words }))).toEqual([]);
  });
});
