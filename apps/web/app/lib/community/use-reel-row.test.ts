import type { CommunityPost } from '@toile/contract';
import { expect, test } from 'vitest';
import { rowOf } from '#web/lib/community/use-reel-row.ts';

// The row asks a post for nothing but its id.
const post = ($id: string) => ({ $id }) as CommunityPost;
const idsOf = (posts: readonly CommunityPost[]) => posts.map(({ $id }) => $id);

test('the row is the list', () => {
  expect(idsOf(rowOf([post('a'), post('b')], undefined))).toEqual(['a', 'b']);
});

test('a design that the list did not hold comes first, and once even when the list reaches it', () => {
  expect(idsOf(rowOf([post('a'), post('b')], post('z')))).toEqual(['z', 'a', 'b']);
  expect(idsOf(rowOf([post('a'), post('z'), post('b')], post('z')))).toEqual(['z', 'a', 'b']);
});
