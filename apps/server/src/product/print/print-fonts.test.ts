import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { fontName, printFonts } from './print-fonts.ts';

it.each([
  ['latin', 'Meera Sharma'],
  ['devanagari', 'मीरा शर्मा'],
  ['tamil', 'மீரா சர்மா'],
  ['bengali', 'মীরা শর্মা'],
] as const)('a name in %s letters is one run of its own font', async (script, name) => {
  const { runsOf } = await printFonts();
  expect(runsOf(name)).toEqual([{ script, text: name }]);
});

it('parts a line where its script changes, and leaves what scripts share with the word it stands in', async () => {
  const { runsOf } = await printFonts();
  const joined = '\u09b0\u200d\u09cd\u09af\u09be\u09ac';
  expect(runsOf(`kurta ${joined} मीरा`)).toEqual([
    { script: 'latin', text: 'kurta ' },
    { script: 'bengali', text: `${joined} ` },
    { script: 'devanagari', text: 'मीरा' },
  ]);
});

it('has a font file of both weights for every script, and PDF writes with it', async () => {
  const { files, runsOf } = await printFonts();
  const doc = new PDFDocument({ autoFirstPage: false });
  for (const { name, bytes } of files) doc.registerFont(name, bytes);
  for (const words of ['மீரா', 'মীরা', 'मीरा', 'Ж', 'Ω'])
    for (const { script, text } of runsOf(words))
      for (const weight of [400, 600] as const)
        expect(doc.font(fontName(script, weight)).fontSize(10).widthOfString(text)).toBeGreaterThan(3);
});
