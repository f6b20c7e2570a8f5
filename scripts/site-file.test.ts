import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './fingerprint.ts';
import { siteFaults } from './site-faults.ts';
import { isSiteFile, PLACEHOLDERS, readSiteFile } from './site-file.ts';

function write(value: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'toile-site-')), 'site.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

describe('the file that says who runs the shop', () => {
  const SAMPLE = readFileSync(join(ROOT, 'deploy/site.sample.json'), 'utf8');

  it('is refused as the sample that is shipped, with every line that was left as it is', () => {
    for (const line of PLACEHOLDERS) expect(() => readSiteFile(write(SAMPLE)), line).toThrow(`"${line}"`);
    expect(() => readSiteFile(write({ company: 'Your shop', since: 2024 }))).toThrow('"Your shop"');
  });

  it('ends the build by that sentence alone, before anything is built', () => {
    const named = write({ company: 'Your shop', since: 2024 });
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], {
      env: { ...process.env, SITE: named },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`SITE=${named} still holds lines of the sample, which say nothing of you: "Your shop".\n`);
  });

  it('is read as the pages take it, the sample once it is filled', () => {
    const filled = [...PLACEHOLDERS].reduce((text, line) => {
      const own = line.startsWith('https') ? 'https://shop.test/us' : line.includes('@shop') ? 'us@shop.test' : 'Ours';
      return text.split(`"${line}"`).join(`"${own}"`);
    }, SAMPLE);
    const { site, legal } = readSiteFile(write(filled));
    expect(site).toMatchObject({ isSample: false, company: 'Ours', phones: ['Ours'] });
    expect(legal.terms?.sections[0]?.heading).toBe('Who we are');
    expect(legal.privacy?.sections[0]?.heading).toBe('Who we are');
    expect(legal.cookies).toBeUndefined();
  });

  it('wants an address and legal texts of its own before a shop is public', () => {
    const text = { title: 'Terms', gist: 'Ours', sections: [{ id: 'who', heading: 'Who', text: ['We.'] }] };
    const whole = { company: 'Ilkal', since: 2024, address: ['1 Street'], legal: { terms: text, privacy: text } };
    expect(siteFaults(write(whole))).toEqual([]);
    const faults = siteFaults(write({ company: 'Ilkal', since: 2024 })).join();
    for (const lacking of ['fill address', 'no legal.terms', 'no legal.privacy']) expect(faults).toContain(lacking);
    expect(siteFaults(undefined)).toEqual([expect.stringContaining('name it by SITE')]);
    expect(siteFaults('/nowhere/site.json')).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('says when people are answered, and on receipts the tax number that the pages do not show', () => {
    const file = { company: 'Ilkal', since: 2024, hours: 'Tuesdays', answers: 'In a week.', taxId: '29ABCDE1234F1Z5' };
    const { site } = readSiteFile(write(file));
    expect(site).toMatchObject({ hours: 'Tuesdays', answers: 'In a week.' });
    expect(site).not.toHaveProperty('taxId');
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
