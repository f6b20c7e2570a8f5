import { BOARD_RATIOS, BOARD_SIZES, type BoardWish, boardForm, boardSize } from '@toile/contract';
import { designDownloadUrl } from '#web/lib/designs-client.ts';
import { BROWSER, type DownloadWire, downloadPicture, pictureName } from '#web/lib/download-picture.ts';
import { pageOfShape, pdfOfPicture } from '#web/lib/pdf-of-picture.ts';

export const BOARD_ENCODINGS = ['jpeg', 'png', 'pdf'] as const;
export type BoardEncoding = (typeof BOARD_ENCODINGS)[number];

/** The JPEG on a page of its own shape, so that it is printed to the edges. */
async function onPage(jpeg: Blob, { format, size }: BoardWish, title: string): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const picture = { bytes, ...boardSize(format, BOARD_SIZES[size]) };
  return new Blob([pdfOfPicture(picture, title, pageOfShape(BOARD_RATIOS[format]))], { type: 'application/pdf' });
}

interface Wanted {
  designId: string;
  title: string;
  wish: BoardWish;
  encoding: BoardEncoding;
}

/**
 * Saves a board that is drawn as a file.
 * @returns the catalogue's message, and whether the file was saved
 */
export async function saveBoard(
  { designId, title, wish, encoding }: Wanted,
  wire: DownloadWire = BROWSER,
): ReturnType<typeof downloadPicture> {
  const isPdf = encoding === 'pdf';
  const url = designDownloadUrl(designId, isPdf ? 'jpeg' : encoding, boardForm(wish));
  const ending = `-${wish.layout}-${wish.format}.${encoding === 'jpeg' ? 'jpg' : encoding}`;
  const name = pictureName(title, designId).replace(/\.jpg$/, () => ending);
  if (!isPdf) return downloadPicture(url, name, wire);
  const pdf = async (from: string): Promise<Response> => {
    const reply = await wire.fetch(from);
    return reply.ok ? new Response(await onPage(await reply.blob(), wish, title)) : reply;
  };
  return downloadPicture(url, name, { ...wire, fetch: pdf });
}
