import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { OwnLegal } from '../apps/web/app/content/own-legal.ts';
import type { Site } from '../apps/web/app/content/site-shape.ts';
import { ROOT } from './fingerprint.ts';

/** Characters of a line of text, and of a paragraph of the law. */
const LINE_MAX = 500;
const PARAGRAPH_MAX = 10_000;

const Line = z.string().trim().min(1, 'is empty').max(LINE_MAX);
const Address = z.url({ protocol: /^https$/, error: 'is no https address' });
const Mail = z.email('is no e-mail address');

const Legal = z.strictObject({
  title: Line,
  gist: Line,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no name of small letters, digits and hyphens'),
        heading: Line,
        text: z.array(z.string().trim().min(1, 'is empty').max(PARAGRAPH_MAX)).min(1),
      }),
    )
    .min(1),
});

/** Who runs the shop and where, and their own legal texts. What is left out is not shown, or is the house's. */
const SiteFile = z.strictObject({
  company: Line,
  since: z.int().min(1900).max(2100),
  email: Mail.exactOptional(),
  taxId: Line.exactOptional(),
  hours: Line.exactOptional(),
  answers: Line.exactOptional(),
  phones: z.array(Line).max(10).default([]),
  address: z.array(Line).max(10).default([]),
  social: z
    .array(z.strictObject({ network: z.enum(['Instagram', 'LinkedIn']), handle: Line, url: Address }))
    .max(10)
    .default([]),
  trustedBy: z.array(Line).max(12).default([]),
  team: z
    .array(z.strictObject({ name: Line, role: Line, about: Line, linkedin: Address, instagram: Address, email: Mail }))
    .max(12)
    .default([]),
  voices: z
    .array(z.strictObject({ quote: Line, who: Line, role: Line }))
    .max(12)
    .default([]),
  legal: z
    .strictObject({
      lastUpdated: z.strictObject({ words: Line, machine: z.iso.date('is no day such as 2026-11-24') }).exactOptional(),
      privacy: Legal.exactOptional(),
      terms: Legal.exactOptional(),
      cookies: Legal.exactOptional(),
    })
    .default({}),
});

export interface OwnSite {
  readonly site: Site;
  readonly legal: OwnLegal;
}

/** What is wrong with the file of `SITE`, in a sentence for whoever wrote it. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}

/**
 * Reads the file an operator keeps outside the source (`deploy/site.sample.json` shows one).
 * @param named what `SITE` says: the path of a JSON file, from the root of the tree
 * @throws {SiteFileError} which names the file and each field that is wrong
 */
export function readSiteFile(named: string): OwnSite {
  const value = json(named);
  refuseSample(named, value);
  // The tax number is for receipts, which the server writes.
  const { legal, taxId: _, ...site } = parse(named, value);
  return { site: { isSample: false, ...site }, legal };
}

/** What `deploy/site.sample.json` says for an operator to say otherwise. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'Your shop',
  'help@shop.example',
  '+91 00000 00000',
  'Your company',
  'Number and street',
  'City, State 000 000',
  '@your.shop',
  'https://www.instagram.com/your.shop',
  'What it comes down to, in a sentence.',
  'Your company, of the address on the contact page.',
  'Your hours, such as Monday to Friday, 10:00 to 18:00',
  'When you answer, in a sentence.',
]);

function refuseSample(named: string, value: unknown): void {
  const left = linesOf(value).filter((line) => PLACEHOLDERS.has(line.trim()));
  if (left.length === 0) return;
  throw new SiteFileError(
    `SITE=${named} still holds lines of the sample, which say nothing of you: "${left.join('", "')}".`,
  );
}

/** Every text in it, at any depth. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

/** Whether `SITE` names a file, and not the sample. */
export const isSiteFile = (named: string | undefined): named is string =>
  named !== undefined && named !== '' && named !== 'sample';

function json(named: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(ROOT, named), 'utf8'));
  } catch (error) {
    throw new SiteFileError(`SITE=${named} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function parse(named: string, value: unknown): z.infer<typeof SiteFile> {
  const { data, error } = SiteFile.safeParse(value);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new SiteFileError(`SITE=${named} is not as it should be:\n${faults.join('\n')}`);
}
