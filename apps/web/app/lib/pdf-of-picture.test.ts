import { expect, it } from 'vitest';
import { pdfOfPicture } from './pdf-of-picture.ts';

it('is a PDF of one page whose table points at every object, with the picture whole in it', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, n) => n % 256);
  const pdf = Buffer.from(pdfOfPicture({ bytes, width: 800, height: 1000 }, 'Gown (red) \\ कुर्ता')).toString('latin1');
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 4)).toBe('xref');
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets.map((at, n) => pdf.slice(at).startsWith(`${n + 1} 0 obj`))).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  expect(pdf).toContain(Buffer.from(bytes).toString('latin1'));
  expect(pdf).toContain('/Title (Gown red  )');
});
