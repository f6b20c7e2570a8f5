import { MESSAGE } from '@toile/contract';

export interface DownloadWire {
  fetch: (url: string) => Promise<Response>;
  /** Hands bytes to the browser as a file. */
  save: (bytes: Blob, name: string) => void;
}

function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches with the session, and saves as the browser does. */
export const BROWSER: DownloadWire = { fetch: (from) => fetch(from, { credentials: 'include' }), save: saveFile };

/** 'Emerald satin slip dress' → 'toile-emerald-satin-slip-dress.jpg'; without a usable title the design's id stands in. */
export function pictureName(title: string, designId: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `toile-${slug || designId}.jpg`;
}

/**
 * Fetches a picture and saves it as a file.
 * @returns the catalogue's message, and whether the file was saved
 */
export async function downloadPicture(
  url: string,
  name: string,
  wire: DownloadWire = BROWSER,
): Promise<{ saved: boolean; message: string }> {
  try {
    const response = await wire.fetch(url);
    if (!response.ok) return { saved: false, message: MESSAGE.downloadFetchFailed };
    wire.save(await response.blob(), name);
    return { saved: true, message: MESSAGE.imageDownloaded };
  } catch {
    return { saved: false, message: MESSAGE.downloadFailed };
  }
}
