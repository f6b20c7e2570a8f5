import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './fingerprint.ts';
import { isSiteFile, readSiteFile } from './site-file.ts';

function write(value: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'toile-site-')), 'site.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

describe('the file that says who runs the shop', () => {
  it('is read as the pages take it, the sample that is shipped as well', () => {
    const { site, legal } = readSiteFile(join(ROOT, 'deploy/site.sample.json'));
    expect(site).toMatchObject({ isSample: false, company: 'Your shop', phones: ['+91 00000 00000'] });
    expect(legal.terms?.sections[0]?.heading).toBe('Who we are');
    expect(legal.privacy).toBeUndefined();
  });

  it('needs no more than a name and a year', () => {
    const { site, legal } = readSiteFile(write({ company: 'Ilkal & Daughters', since: 2024 }));
    expect(site).toEqual({
      isSample: false,
      company: 'Ilkal & Daughters',
      since: 2024,
      phones: [],
      address: [],
      social: [],
      trustedBy: [],
      team: [],
      voices: [],
    });
    expect(legal).toEqual({});
  });

  it('is refused with every field that is wrong, by its name', () => {
    const file = write({
      company: ' ',
      since: 2024,
      adress: ['1 Street'],
      email: 'help at shop',
      social: [{ network: 'Instagram', handle: '@us', url: 'javascript:alert(1)' }],
    });
    const reading = () => readSiteFile(file);
    for (const name of ['company: is empty', 'email: is no e-mail', 'social.0.url: is no https', 'adress', file])
      expect(reading).toThrow(name);
  });

  it('is refused where there is none, or it is no JSON', () => {
    expect(() => readSiteFile('/nowhere/site.json')).toThrow('SITE=/nowhere/site.json cannot be read');
    expect(() => readSiteFile(write('company: us'))).toThrow('cannot be read');
  });

  it('is meant by any SITE but the sample', () => {
    expect([undefined, '', 'sample', '/etc/toile/site.json'].map(isSiteFile)).toEqual([false, false, false, true]);
  });
});
