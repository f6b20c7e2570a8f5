import { SAMPLE_PRICES } from '@toile/cutting';
import { expect, test } from 'vitest';
import { kurtaLook } from '../../../../../test/sewn.ts';
import { cutPack } from './cut-pack.ts';

/** Names of the fonts that a pack's PDF brings with it, whose note is this. */
async function fontsOf(note: string): Promise<string[]> {
  const look = kurtaLook({ title: 'Kurta' });
  const [kurta] = look.garments;
  const issue = { number: 1, date: '2026-11-23', by: 'Asha', note: '', edits: {} };
  const edited = { ...issue, number: 2, edits: { [kurta?.id ?? '']: { notes: [note] } } };
  const pdf = await cutPack({
    kind: 'pack',
    look,
    prices: SAMPLE_PRICES,
    format: 'pdf',
    language: 'en',
    number: 'TP-0001',
    issues: [issue, edited],
  });
  const text = Buffer.from(pdf instanceof Uint8Array ? pdf : []).toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  return [...new Set([...text.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name = '']) => name))];
}

test('a pack brings fonts for what its people write in their own script, beside that of its columns in rupees', async () => {
  expect(await fontsOf('press the hem twice, 2 cm')).toEqual(['NotoSans-SemiBold']);
  expect(await fontsOf('गर्दन की पट्टी 2 cm चौड़ी')).toContain('NotoSans-Regular');
});
