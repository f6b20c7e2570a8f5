import { COLOURWAY_WORDS } from '#web/content/colourways.ts';
import { drawSheet, type Painted, tableOf } from '#web/features/colourways/sheet-canvas.ts';
import { pdfOfPicture } from '#web/lib/pdf-of-picture.ts';

export type SheetForm = 'picture' | 'pdf' | 'table';

const QUALITY = 0.92;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), type, QUALITY),
  );

/** Saves the sheet as a file. @throws what the browser throws where it cannot */
export async function saveSheet(form: SheetForm, title: string, painted: readonly Painted[]): Promise<void> {
  const name = `${title}, colourways`;
  if (form === 'table') {
    const text = tableOf(COLOURWAY_WORDS.columns, painted);
    // The mark of UTF-8 is what spreadsheets know letters by.
    return save(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  }
  const canvas = drawSheet(title, painted);
  if (form === 'picture') return save(await encode(canvas, 'image/png'), `${name}.png`);
  const bytes = new Uint8Array(await (await encode(canvas, 'image/jpeg')).arrayBuffer());
  const pdf = pdfOfPicture({ bytes, width: canvas.width, height: canvas.height }, name);
  return save(new Blob([pdf], { type: 'application/pdf' }), `${name}.pdf`);
}
