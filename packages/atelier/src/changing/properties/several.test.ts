import { expect, test } from 'vitest';
import { soakOr } from '../../soak.fixture.ts';
import { madeSeveral, splitOf } from './several.fixture.ts';

const COUNT = { soak: 2000, run: 40 };
/** Of some hundreds 10 in 100 come to something else; forty may hold more by chance. This may only fall. */
const MOST_WRONG = 0.3;

test('several wishes in one breath come to what they come to one after another', () => {
  const made = madeSeveral(soakOr(COUNT.soak, COUNT.run));
  const wrong = made.map(splitOf).filter(Boolean);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(made.length * MOST_WRONG);
});
