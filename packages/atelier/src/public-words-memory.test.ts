import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What judging every innocent caption of the fixture twice may leave on the heap of a process, machine code of patterns included, in MB. A web may hold 250 in all. */
const HELD_MB = 40;

/** Loads the judge, asks it of captions that nobody wrote before, collects, and prints what is held more than before, in MB. */
const script = `
const held = () => { globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }); return process.memoryUsage().heapUsed; };
const { INNOCENT_CAPTIONS } = await import(${JSON.stringify(new URL('./reading/refusal/innocent-captions.fixture.ts', import.meta.url).href)});
const before = held();
const { faultInPublic } = await import(${JSON.stringify(new URL('./public-words.ts', import.meta.url).href)});
for (let i = 0; i < 2 * INNOCENT_CAPTIONS.length; i++) faultInPublic(INNOCENT_CAPTIONS[i % INNOCENT_CAPTIONS.length] + ', no. ' + i + (i % 2 ? ' naïve — ₹' : ''));
console.log((held() - before) / 1e6);
`;

it('keeps the judge of what others read small: patterns that are long are compiled only behind short ones', () => {
  const held = Number(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
  expect(held).toBeGreaterThan(2);
  expect(held).toBeLessThan(HELD_MB);
});
