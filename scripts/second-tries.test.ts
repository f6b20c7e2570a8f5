import { expect, it } from 'vitest';
import { secondTries } from './second-tries.ts';

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

it('a test that passed only when tried again is told with what went wrong first', () => {
  const files = [
    {
      name: '/repo/e2e/reel.test.ts',
      assertionResults: [test('steps', 'passed'), test('closes', 'failed', 'Error: a')],
    },
    { name: '/repo/e2e/menu.test.ts', assertionResults: [test('opens', 'passed', 'Error: no focus\n    at x.ts:1')] },
  ];
  expect(secondTries(files, '/repo')).toEqual([
    '1 passed only when tried again, a race to be found:',
    '  e2e/menu.test.ts > opens: Error: no focus',
  ]);
});

it('where nothing was tried again nothing is told', () => {
  expect(secondTries([{ name: '/repo/a.test.ts', assertionResults: [test('stands', 'passed')] }], '/repo')).toEqual([]);
});
