import { expect, test } from 'vitest';
import { findMisspelt } from './misspelt.ts';

const KNOWN = ['PORT', 'SMTP_URL', 'TRUST_PROXY', 'METRICS_TOKEN', 'SELLER_ADDRESS'];

test.each([
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['SELLER_ADRESS', 'SELLER_ADDRESS'],
  ['SMTP_HOST', 'SMTP_URL'],
])('%s is told as meant for %s', (name, meant) => {
  expect(findMisspelt([name], KNOWN)).toEqual([{ name, meant }]);
});

test('what other programs are set with is left alone, and what is known', () => {
  expect(
    findMisspelt([...KNOWN, 'PATH', 'HOME', 'PWD', 'POST', 'INVOCATION_ID', 'TRUSTED', 'npm_config_cache'], KNOWN),
  ).toEqual([]);
});
