import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BalanceCard } from '#web/features/wallet/balance-card.tsx';

const told = (tokens: number, freetokens: number, inUse = 0) =>
  renderToStaticMarkup(<BalanceCard tokens={tokens} freetokens={freetokens} inUse={inUse} />)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);

it.each([
  [4, 1, ['5 tokens', '1 free, 4 paid']],
  [0, 1, ['1 token', 'A free one']],
  [0, 2, ['2 tokens', 'All free']],
  [1200, 0, ['1,200 tokens', 'All paid']],
  [0, 0, ['No tokens left', 'A design costs 1']],
])('%i paid and %i free are told as %j', (tokens, freetokens, words) => {
  expect(told(tokens, freetokens)).toEqual(words);
});

it('a token that is at work is told before anything else', () => {
  expect(told(2, 0, 1)).toEqual(['2 tokens', '1 in use']);
});
