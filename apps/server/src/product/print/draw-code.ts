import { encode } from 'uqr';
import { INK, type Paper, type Place } from './paper.ts';

/** Draws the QR code of an address, `side` points wide, on white. */
export function drawCode({ doc }: Paper, address: string, { x, y }: Place, side: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const cell = side / size;
  doc.rect(x, y, side, side).fill('#ffffff');
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      // A hair wider than a cell: no paper shows between two.
      if (isDark) doc.rect(x + column * cell, y + line * cell, cell + 0.05, cell + 0.05);
    });
  });
  doc.fill(INK);
}
