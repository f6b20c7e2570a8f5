import type { Accessory, Colour, Detail, Garment, Look, Part } from '@toile/look';

/** Something of a Look that words may point at: a whole thing, the figure of a print, a part or a detail of a garment. */
export type Place =
  | { of: 'garment'; id: string }
  | { of: 'figure'; id: string; at?: number }
  | { of: 'part'; id: string; part: Part }
  | { of: 'detail'; id: string; detail: Detail['id'] }
  | { of: 'accessory'; kind: Accessory['kind'] }
  | { of: 'footwear' };

export const garmentAt = ({ garments }: Look, place: Place): Garment | undefined =>
  'id' in place ? garments.find(({ id }) => id === place.id) : undefined;

/** Parts by which the colour of a detail goes, where it is not called as the detail is. */
const PART_OF: readonly (readonly [RegExp, Part])[] = [
  [/embroider|aari|kantha|chikankari|phulkari|zardosi|zari|motif|applique|beads|sequins|stones|mirror/, 'embroidery'],
  [/pocket/, 'pocket'],
  [/button/, 'buttons'],
  [/zip/, 'zip'],
  [/side-stripe|satin-stripe/, 'stripe'],
  [/lace/, 'lace'],
  [/fringe|feather/, 'fringe'],
  [/ruffle/, 'ruffle'],
  [/tassel/, 'tassel'],
  [/bow|goreum/, 'bow'],
  [/sash/, 'sash'],
  [/belt/, 'belt'],
  [/obi/, 'obi'],
  [/piping/, 'piping'],
  [/lining/, 'lining'],
];

/** The part whose colour that of a detail is; undefined for what has no colour of its own. */
export const partOfDetail = (id: Detail['id']): Part | undefined => PART_OF.find(([ids]) => ids.test(id))?.[1];

const partAt = (place: Place): Part | undefined =>
  place.of === 'part' ? place.part : place.of === 'detail' ? partOfDetail(place.detail) : undefined;

/** Its colour today; undefined where it has none of its own. */
export function colourAt(look: Look, place: Place): Colour | undefined {
  if (place.of === 'footwear') return look.footwear.colour;
  if (place.of === 'accessory') return look.accessories.find(({ kind }) => kind === place.kind)?.colour;
  const garment = garmentAt(look, place);
  if (place.of === 'garment') return garment?.cloth.colour;
  if (place.of === 'figure') return garment?.cloth.print.colours[place.at ?? 0];
  const part = partAt(place);
  return part && ((part === 'border' ? garment?.border?.colour : undefined) ?? garment?.trims[part]);
}

/** Colours of a print that go by what is of them. */
const FLOWERED = / (?:roses|poppies|lilies|lotuses|daisies|tulips|leaves|flowers|blossoms)$/;

/** Roses of another colour are roses. Pure. */
export function figuresKept(old: readonly Colour[], colours: readonly Colour[]): Colour[] {
  const figure = FLOWERED.exec(old[0]?.name ?? '')?.[0] ?? '';
  return colours.map((colour) => ({ ...colour, name: `${colour.name}${figure}` }));
}

function painted(garment: Garment, place: Place, colours: readonly [Colour, ...Colour[]]): Garment | undefined {
  const { cloth, border } = garment;
  const [colour] = colours;
  if (place.of === 'garment') return { ...garment, cloth: { ...cloth, colour } };
  if (place.of === 'figure') {
    const called = figuresKept(cloth.print.colours, colours);
    const next = place.at === undefined ? called : cloth.print.colours.with(place.at, called[place.at] ?? colour);
    return { ...garment, cloth: { ...cloth, print: { ...cloth.print, colours: next } } };
  }
  const part = partAt(place);
  if (!part) return undefined;
  if (part === 'border' && border) return { ...garment, border: { ...border, colour } };
  return { ...garment, trims: { ...garment.trims, [part]: colour } };
}

/** The Look with other colours at a place, the first where it takes one; undefined where nothing there has a colour of its own. Pure. */
export function paintAt(look: Look, place: Place, colours: readonly [Colour, ...Colour[]]): Look | undefined {
  const [colour] = colours;
  if (place.of === 'footwear') return { ...look, footwear: { ...look.footwear, colour } };
  if (place.of === 'accessory') {
    if (!look.accessories.some(({ kind }) => kind === place.kind)) return undefined;
    const { kind } = place;
    const isSewnOn = kind === 'belt' || kind === 'obi';
    return {
      ...look,
      garments: look.garments.map((one) =>
        isSewnOn && one.trims[kind] ? { ...one, trims: { ...one.trims, [kind]: colour } } : one,
      ),
      accessories: look.accessories.map((one) => (one.kind === place.kind ? { ...one, colour } : one)),
    };
  }
  const garment = garmentAt(look, place);
  const next = garment && painted(garment, place, colours);
  return next && { ...look, garments: look.garments.map((one) => (one === garment ? next : one)) };
}
