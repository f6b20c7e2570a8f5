import { DETAIL_IDS, type Detail, GARMENT_KINDS, type GarmentKind, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { drawFlat } from '../flats/draw-flat.ts';
import { packGarments, seamsTable } from '../pack/pack-tables.ts';
import { taken } from '../soak.fixture.ts';
import { CUTS } from '../spec/cuts.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { calloutsOf } from './callouts-of.ts';
import { shareOf } from './cutters-share.ts';
import { detailSaid } from './details-missed.ts';
import { isDetailDrawn } from './is-drawn.ts';
import { linesMoved } from './lines-moved.ts';
import { notesOf } from './notes-of.ts';

/** One garment of each form that is cut: what bears a detail is drawn by its form. */
const OF_EACH_FORM: readonly GarmentKind[] = [
  ...new Map(
    GARMENT_KINDS.map((kind) => {
      const cut = CUTS[kind];
      return [`${cut.form} ${'build' in cut ? cut.build : ''} ${'kind' in cut ? cut.kind : ''}`, kind] as const;
    }).toReversed(),
  ).values(),
];

const PARTS_OF_DETAILS: readonly Detail['part'][] = [undefined, 'sleeve', 'hem', 'neck', 'back', 'lining'];

/** Every pair of a form and a detail, whole or of a part; a run takes one in so many. */
const ONE_IN = 193;
const PAIRS = OF_EACH_FORM.flatMap((kind) =>
  DETAIL_IDS.flatMap((id) =>
    PARTS_OF_DETAILS.map((part): [GarmentKind, Detail] => [kind, { id, ...(part && { part }) }]),
  ),
).filter(([, detail]) => shareOf(detail) !== 'not cut');

function worn(kind: GarmentKind, detail: Detail): Look {
  return lookOf([plainGarment(kind, { details: [detail] })]);
}

/** Whether a detail is drawn, told beside the flat and at no place of it, or said with the cloth. */
function fateOf(kind: GarmentKind, detail: Detail): 'drawn' | 'told' | 'neither' {
  const look = worn(kind, detail);
  const [garment] = look.garments;
  if (!garment) return 'neither';
  const spec = specify(look, garment);
  if (isDetailDrawn({ spec, moves: linesMoved(look, garment) }, detail)) return 'drawn';
  const said = detailSaid(detail);
  const notes = notesOf(look, spec).join(' ');
  if (shareOf(detail) === 'cloth') return notes.includes(said) ? 'told' : 'neither';
  // it stands beside the flat: words that are told draw nothing
  const plain = drawFlat(spec).views;
  const led = drawFlat(spec, { callouts: calloutsOf(look, spec) }).views;
  return notes.includes(said) && JSON.stringify(led) === JSON.stringify(plain) ? 'told' : 'neither';
}

describe('every detail of a Look', () => {
  it('is drawn on each form of garment, or told beside its flat, whole and by its parts', () => {
    const neither = taken(PAIRS, ONE_IN).filter(([kind, detail]) => fateOf(kind, detail) === 'neither');
    expect(neither.map(([kind, detail]) => `${kind}: ${detailSaid(detail)}`)).toEqual([]);
  });

  it('that is worked, sewn on or tied is drawn wherever a garment has the edge or the waist for it', () => {
    const sewn: readonly Detail['id'][] = ['embroidery', 'zari', 'gota', 'lace-trim', 'fringe', 'fur-trim', 'studs'];
    const hemmed: readonly GarmentKind[] = [
      'skirt',
      'circle-skirt',
      'lehenga',
      'trousers',
      'salwar',
      'cape',
      'kurta',
      'dress',
    ];
    // the border of a lehenga is the work of its hem
    const worked: readonly Detail['id'][] = ['embroidery', 'zari', 'gota'];
    const onHem = (kind: GarmentKind) => (kind === 'lehenga' ? sewn.filter((id) => !worked.includes(id)) : sewn);
    const undrawn = hemmed.flatMap((kind) =>
      onHem(kind).flatMap((id) => (fateOf(kind, { id, part: 'hem' }) === 'drawn' ? [] : [`${kind}: ${id}`])),
    );
    expect(undrawn).toEqual([]);
    for (const kind of ['skirt', 'trousers', 'dress'] as const)
      for (const id of ['belt', 'sash', 'bow'] as const) expect(fateOf(kind, { id }), `${kind}: ${id}`).toBe('drawn');
  });

  it('that gives way to the cord of a salwar is told', () => {
    for (const kind of ['salwar', 'patiala'] as const)
      for (const id of ['belt', 'wide-belt', 'narrow-belt'] as const)
        expect(fateOf(kind, { id }), `${kind}: ${id}`).toBe('told');
  });

  it('that is told beside the flat stands in the construction of the pack', () => {
    const look = worn('kurta', { id: 'shoulder-pads' });
    const [pack] = packGarments(look, ['M'], SAMPLE_PRICES);
    if (!pack) throw new Error('a kurta is cut');
    expect(seamsTable(pack).rows.flat()).toContain('in the picture, not drawn: shoulder pads');
  });
});
