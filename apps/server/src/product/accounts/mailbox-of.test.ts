import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.COM', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['a.sha+toile@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is read in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
