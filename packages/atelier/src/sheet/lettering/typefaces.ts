/** Makes the typefaces of the house known to Node's canvas, from the files of their packages: a machine without fonts prints the same. */
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const FILES = {
  'Toile Italic': '@fontsource-variable/playfair/files/playfair-latin-standard-italic.woff2',
  'Toile Roman': '@fontsource-variable/playfair/files/playfair-latin-standard-normal.woff2',
  'Toile Sans': '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
};

const resolve = createRequire(import.meta.url).resolve;
for (const [family, file] of Object.entries(FILES)) {
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(resolve(file), family))
    throw new Error(`the typeface ${file} cannot be read`);
}
