import { drawFlat } from '../flats/draw-flat.ts';
import { withLabels } from '../flats/labels.ts';
import { cm, type Flat, type View } from '../flats/view.ts';
import { drawFlatInto } from '../flats/write/flat-pdf.ts';
import { closed, poly } from '../kit/path.ts';
import type { Work } from '../spec/works.ts';
import { MARGIN, newPage, type Page, printTable } from './pack-page.ts';
import { type PackGarment, worksTable } from './pack-tables.ts';

/** An area with its mark, its distance from the top and its size. */
function outlined(view: View, { mark, area }: Work): void {
  if (!area) return;
  const { x0, y0, x1, y1 } = area;
  view.add('trims', 'stitch', closed(poly([x0, y0], [x1, y0], [x1, y1], [x0, y1])));
  view.measure([x0, y1 + 1.5], [x1, y1 + 1.5], `${mark} ${cm(x1 - x0)}`);
  view.measure([x1 + 1.5, y0], [x1 + 1.5, y1], `${mark} ${cm(y1 - y0)}`);
  if (y0 > 1.5) view.measure([x0, 0], [x0, y0], `${mark} below HPS ${cm(y0)}`);
}

/** The flat with nothing but where things are worked on it. */
export function worksFlat({ spec }: Pick<PackGarment, 'spec'>): Flat {
  const flat = drawFlat(spec, { dimensions: false });
  for (const view of flat.views)
    for (const work of spec.works.filter((one) => one.view === view.name)) outlined(view, work);
  return { ...flat, views: flat.views.map(withLabels) };
}

/** A page of where embroidery and artwork lie on a garment. */
export function worksPage(page: Page, garment: PackGarment): void {
  const { doc } = page;
  newPage(page, `${garment.spec.name}: embroidery and artwork`);
  const width = doc.page.width - 2 * MARGIN;
  const y = printTable(page, worksTable(garment), { x: MARGIN, y: 46, width });
  drawFlatInto(
    doc,
    { flat: worksFlat(garment), garment: garment.spec.garment },
    { x: MARGIN, y, width, height: doc.page.height - y - 40 },
    'white',
  );
}
