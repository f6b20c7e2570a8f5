import { expect, test } from 'vitest';
import { formerMailboxesOf, mailboxOf } from './mailbox-of.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.COM', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['a.sha+toile@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['a.s-h_a+1@protonmail.com', 'asha@proton.me'],
  ['asha@pm.me', 'asha@proton.me'],
  ['asha@me.com', 'asha@icloud.com'],
  ['a.sha@mac.com', 'a.sha@icloud.com'],
  ['asha@ya.ru', 'asha@yandex.ru'],
  ['asha@yandex.com', 'asha@yandex.ru'],
  ['a-sha@yandex.ru', 'a.sha@yandex.ru'],
  ['shop@asha.fastmail.com', 'asha@fastmail.com'],
  ['asha+1@fastmail.com', 'asha@fastmail.com'],
  ['a@b.asha.fastmail.com', 'a@b.asha.fastmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['asha-shop@yahoo.com', 'asha@yahoo.com'],
  ['asha-a-b+1@yahoo.co.in', 'asha@yahoo.co.in'],
  ['asha-1@ymail.com', 'asha@ymail.com'],
  ['-asha@yahoo.com', '-asha@yahoo.com'],
  ['asha-shop@yahoo.example.com', 'asha-shop@yahoo.example.com'],
  ['asha-rao@example.com', 'asha-rao@example.com'],
])('%s is read in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['asha@example.com', []],
  ['shop+1@asha.fastmail.com', ['shop@asha.fastmail.com']],
  ['asha-shop@yahoo.com', ['asha-shop@yahoo.com']],
  ['asha@icloud.com', ['asha@me.com', 'asha@mac.com']],
  [
    'a.sha+1@pm.me',
    [
      'a.sha@proton.me',
      'a.sha@protonmail.com',
      'asha@protonmail.com',
      'a.sha@pm.me',
      'asha@pm.me',
      'a.sha@protonmail.ch',
      'asha@protonmail.ch',
    ],
  ],
])('of %s may have been counted besides %j', (email, spellings) => {
  expect(formerMailboxesOf(email)).toEqual(spellings);
});
