import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BalanceCard, makeUpOf } from '#web/features/wallet/balance-card.tsx';

const told = (tokens: number, freetokens: number, inUse = 0) =>
  renderToStaticMarkup(<BalanceCard balance={{ tokens, freetokens }} inUse={inUse} onAdd={() => undefined} />)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);

it.each([
  [4, 1, '5 tokens'],
  [0, 1, 'Free token'],
  [1200, 0, '1,200 tokens'],
  [0, 0, 'No tokens'],
])('%i paid and %i free are told as %s, with the way to more', (tokens, freetokens, words) => {
  expect(told(tokens, freetokens)).toEqual([words, 'Add Tokens']);
});

it.each([
  [4, 1, '1 free, 4 paid'],
  [0, 1, 'A free one'],
  [0, 2, 'All free'],
  [1200, 0, 'All bought'],
  [0, 0, 'A design costs 1'],
])('%i paid and %i free are made up of: %s', (tokens, freetokens, words) => {
  expect(makeUpOf({ balance: { tokens, freetokens }, inUse: 0 })).toBe(words);
});

it('a token that is at work is told beside the balance', () => {
  expect(told(2, 0, 1)).toEqual(['2 tokens', '+ 1 in use', 'Add Tokens']);
});

it('a balance that could not be read is a dash, and not nothing', () => {
  const card = renderToStaticMarkup(<BalanceCard balance={null} inUse={0} onAdd={() => undefined} />);
  expect(card).toContain('–');
  expect(card).toContain('Your balance could not be read');
  expect(card).not.toContain('No tokens');
});
