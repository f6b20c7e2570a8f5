import { addDetail, detailWord, type Garment } from '@toile/look';

const WORKED =
  /embroider|zari|zardozi|sequin|bead|mirror|gota|work|motif|applique|stones|crystal|lace-trim|ruffle|bow|fringe|tassel|latkan/;

const NEEDLEWORK = /^(?:embroidery|zardosi|zari|mirror-work|sequins|gota|chikankari)$/;
const BODICED: ReadonlySet<Garment['family']> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);

/** More or less of the work on a garment. @returns whether there is another amount of it now */
export function stepWork(garment: Garment, steps: number): boolean {
  if (steps > 0) {
    const before = garment.details.length;
    addDetail(garment.details, { id: 'embroidery' });
    return garment.details.length > before;
  }
  const whole = steps === -1 ? garment.details.find(({ id, part }) => !part && NEEDLEWORK.test(id)) : undefined;
  if (whole) {
    // less of it is all of it at one place
    const part = garment.family === 'jacket' ? 'front' : BODICED.has(garment.family) ? 'neck' : 'hem';
    garment.details = garment.details.map((detail) => (detail === whole ? { ...whole, part } : detail));
    return true;
  }
  const kept = garment.details.filter((detail) => !WORKED.test(detailWord(detail)));
  const { print } = garment.cloth;
  if (kept.length === garment.details.length && print.kind === 'solid') return false;
  if (kept.length < garment.details.length) garment.details = kept;
  else garment.cloth = { ...garment.cloth, print: { kind: 'solid', colours: [], scale: 'medium' } };
  return true;
}
