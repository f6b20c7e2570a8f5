import { expect, test } from 'vitest';
import { composed, FRAME_NAMES } from './composed.fixture.ts';
import { judged } from './judge-composed.fixture.ts';

/** Briefs of each way of writing. */
const BRIEFS = 24;
/** What of their facts is kept at the least; the rest are words that stand alone otherwise than in a sentence. */
const KEPT = 0.985;

test.each(FRAME_NAMES)('what is said of each thing stays with it in %s', (frame) => {
  const briefs = Array.from({ length: BRIEFS }, (_, n) => composed(frame, n));
  const facts = briefs.flatMap((brief) => judged(brief).map((fact) => ({ ...fact, brief: brief.words })));
  const lost = facts.filter(({ isKept }) => !isKept).map(({ brief, of, says }) => `${of}: ${says} | ${brief}`);
  expect(lost.length / facts.length, lost.join('\n')).toBeLessThanOrEqual(1 - KEPT);
});
