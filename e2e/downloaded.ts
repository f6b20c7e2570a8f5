import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes of a download, wherever the browser keeps it. */
export const downloaded = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
