import { expect, test } from 'vitest';
import { asCalled } from './asked-help.ts';

test('a use is said as the command was called', () => {
  const uses = 'npm run try -- [--at ADDRESS]\nnpm run backup  -- --to FOLDER\nnpm run doctor    what is needed';
  expect(asCalled(uses, undefined)).toBe(uses);
  expect(asCalled(uses, 'toile')).toBe(
    'toile try [--at ADDRESS]\ntoile backup --to FOLDER\ntoile doctor    what is needed',
  );
});
