import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import type { Environment } from './env.ts';
import { withSite } from './with-site.ts';

const SHOP = {
  company: 'Ilkal & Daughters',
  since: 2024,
  address: ['12 Brigade Road', 'Bengaluru'],
  email: 'us@ilkal.example',
  phones: ['+91 80 0000 0000'],
  taxId: '29ABCDE1234F1Z5',
};

function write(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'toile-shop-')), 'site.json');
  writeFileSync(file, text);
  return file;
}

const sellerOf = (environment: Environment) => withSite(parseConfig(environment), environment).seller;

test('who sells is who runs the shop, said once', () => {
  expect(sellerOf({ SITE: write(JSON.stringify(SHOP)) })).toEqual({
    name: 'Ilkal & Daughters',
    address: ['12 Brigade Road', 'Bengaluru'],
    email: 'us@ilkal.example',
    phone: '+91 80 0000 0000',
    taxId: '29ABCDE1234F1Z5',
  });
});

test('what a variable says goes before the file', () => {
  const SITE = write(JSON.stringify(SHOP));
  const seller = sellerOf({ SITE, SELLER_NAME: 'Ilkal Ltd', CONTACT_EMAIL: 'pay@ilkal.example' });
  expect(seller).toMatchObject({ name: 'Ilkal Ltd', email: 'pay@ilkal.example', address: SHOP.address });
});

test('without a file, or with the sample, receipts have what the variables say', () => {
  for (const environment of [{}, { SITE: 'sample' }]) expect(sellerOf(environment).name).toBe('Toile');
});

test.each(['/nowhere/site.json', write('{'), write('{}')])('a file that is none stops the start: %s', (SITE) => {
  expect(() => sellerOf({ SITE })).toThrow(`SITE=${SITE} cannot be read`);
});
