import { describe, expect, it } from 'vitest';
import { NO_EDITS, type PackGarment, packGarments, SAMPLE_PRICES, specifyLook } from '../src/index.ts';
import { falsitiesOf } from '../src/pack/truth/falsities.fixture.ts';
import { taken } from '../src/soak.fixture.ts';
import { ordersMixed } from './mixed-orders.fixture.ts';
import { wordsToLook } from './words-to-look.ts';

/** Orders that are mixed of every garment, closing, lining, overlap, neck and sleeve, and the share of them that a run takes. */
const ORDERS = { count: 330, seed: 7, oneIn: 22 } as const;

function packOf(words: string): { look: ReturnType<typeof wordsToLook>; garments: PackGarment[] } {
  const look = wordsToLook(words);
  const asked = specifyLook(look, {}, NO_EDITS).map(({ garment: { id } }) => id);
  const cut = { ...look, garments: look.garments.filter(({ id }) => asked.includes(id)) };
  return { look, garments: packGarments(cut, [], SAMPLE_PRICES, { which: 'all' }) };
}

/** Known and open: a sleeve that ends above the underarm is drafted down to it, and a wide body cut off at the arm takes a wider arm; a row down a joined bodice counts the skirt. */
const OPEN = /T11 Sleeve length is told (?:\d|1\d)(?:\.\d+)? |T12 ½ upper arm|flat: \d+ buttons drawn/;

const falseIn = (words: string): string[] => {
  const { look, garments } = packOf(words);
  return falsitiesOf(look, garments).flatMap(({ kind, what }) =>
    OPEN.test(what) ? [] : [`${words}: ${kind}: ${what}`],
  );
};

describe('a pack', () => {
  it('gainsays itself nowhere, however a garment is closed, lined, lapped and shaped', () => {
    const orders = taken(ordersMixed(ORDERS.count, ORDERS.seed), ORDERS.oneIn);
    expect(orders.flatMap(falseIn)).toEqual([]);
  });

  it.each([
    'princess cut saree blouse, sweetheart neck, hooks at back, cups, lined, piped neck',
    "girl's lehenga choli age 8, 10 panels, drawstring, can-can, choli with back zip",
    'high waist pleated trousers with side zip and a sleeveless wrap top with ties',
    "men's linen shirt, band collar, half placket",
  ])('of an order that a cutter sent back holds none of it: %s', (words) => {
    expect(falseIn(words)).toEqual([]);
  });

  it('is read: a dart that is drawn and not cut, an edge that nobody sews and a back that nobody gets into are found', () => {
    const { look, garments } = packOf("women's sheath dress, back zip, lined");
    const [dress] = garments;
    if (!dress) throw new Error('nothing is cut');
    const kinds = (garment: PackGarment): string[] => falsitiesOf(look, [garment]).map(({ kind }) => kind);
    const straight = dress.pattern.pieces.map((piece) => ({ ...piece, inner: [] }));
    expect(kinds({ ...dress, pattern: { ...dress.pattern, pieces: straight } })).toContain('drawn and cut');
    const seams = dress.spec.seams.filter(({ where }) => where !== 'shoulder');
    expect(kinds({ ...dress, spec: { ...dress.spec, seams } })).toContain('edges and steps');
    const closings = dress.spec.closings.filter(({ what }) => !/zip/.test(what));
    expect(kinds({ ...dress, spec: { ...dress.spec, closings } })).toContain('way in');
    const points = dress.spec.points.map((one) => (one.code === 'T02' ? { ...one, value: one.value + 4 } : one));
    expect(kinds({ ...dress, spec: { ...dress.spec, points } })).toContain('measures');
    const invented = dress.spec.closings.map((one) => ({ ...one, what: 'metal toggle', provenance: 'words' as const }));
    expect(kinds({ ...dress, spec: { ...dress.spec, closings: invented } })).toContain('said');
  });
});
