import { expect, test } from 'vitest';
import { refuseContext } from './context-words.ts';

const asha = { name: 'Asha Rao', email: 'asha.rao+toile@tailors.example' };

test.each([
  'toile2026!',
  'ToileToile',
  'fashion-design-1',
  'Asha1985!!',
  'rao.asha.1',
  'tailors.example',
  'asha@toile',
])('%s is refused to Asha Rao', (password) => {
  expect(() => refuseContext(password, asha)).toThrow(/your name, your address or our words/);
});

test.each([
  '1857293046',
  'tailor-chalk-1927',
  'asha likes plums',
  'dressmaker of pune',
  'пароль-и-нить',
  '!!!!....????',
])('%s is not', (password) => {
  expect(() => refuseContext(password, asha)).not.toThrow();
});

test('who has neither a name nor an address of letters may take any other word', () => {
  expect(() => refuseContext('plum tart', { name: '', email: '1@2.34' })).not.toThrow();
});
