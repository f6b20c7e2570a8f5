import { describe, expect, it } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { faultInPublic } from '#atelier/public-words.ts';
import { AS_ONESELF, AS_THE_HOUSE } from './house-voice.fixture.ts';
import { THREATENING, UNTHREATENING } from './threats.fixture.ts';

/** Every other line was read while the rules were written; of the rest it was only ever counted how many slip. */
const read = (lines: readonly string[]): string[] => lines.filter((_, i) => i % 2 === 0);
const unread = (lines: readonly string[]): string[] => lines.filter((_, i) => i % 2 === 1);

const KINDS = [
  { what: 'threats and curses', hostile: THREATENING, innocent: UNTHREATENING, slipped: { read: 1, unread: 5 } },
  { what: "the house's voice", hostile: AS_THE_HOUSE, innocent: AS_ONESELF, slipped: { read: 0, unread: 1 } },
];

describe.each(KINDS)('under a picture $what', ({ hostile, innocent, slipped }) => {
  const isRefused = (words: string): boolean => faultInPublic(words) !== undefined || judge({ words }) !== undefined;
  const slips = (lines: readonly string[]): string[] => lines.filter((words) => !isRefused(words));

  it('are refused where the rules were written for them, and where they were not', () => {
    expect(slips(read(hostile)).length).toBeLessThanOrEqual(slipped.read);
    expect(slips(unread(hostile)).length).toBeLessThanOrEqual(slipped.unread);
  });

  it('are not heard in what fashion says with the same words', () => {
    expect(innocent.filter(isRefused)).toEqual([]);
  });
});
