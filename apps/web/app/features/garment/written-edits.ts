import { type EditableGarment, type GarmentEdits, PACK_EDITS, type PackEdits } from '@toile/contract';
import { numberWritten } from '#web/features/garment/number-written.ts';

/** What stands in the fields of the form, by the field's name. */
export type WrittenEdits = Readonly<Record<string, string>>;

/** Names of the fields: a garment's id, then what of it. */
export const fieldOf = {
  value: (garment: string, code: string) => `${garment} value ${code}`,
  tolerance: (garment: string, code: string) => `${garment} tolerance ${code}`,
  trim: (garment: string, key: string) => `${garment} trim ${key}`,
  quantity: (garment: string, key: string) => `${garment} quantity ${key}`,
  text: (garment: string, key: string) => `${garment} text ${key}`,
  added: (garment: string) => `${garment} added`,
  notes: (garment: string) => `${garment} notes`,
};

const UNITS = ['m', 'pcs', 'pair'] as const;

/** '6 pcs shell button': quantity, unit, name. */
function addedOf(line: string): NonNullable<GarmentEdits['added']>[number] | undefined {
  const [, quantity = '', named = '', name = ''] = /^\s*([\d.,]+)\s+(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
  const unit = UNITS.find((one) => one === named);
  const count = numberWritten(quantity);
  return unit && Number.isFinite(count) && count > 0 ? { name, quantity: count, unit } : undefined;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function writtenOfGarment(house: EditableGarment, set: GarmentEdits = {}): [string, string][] {
  const { id } = house;
  return [
    ...house.points.flatMap(({ code, value, tolerance }): [string, string][] => [
      [fieldOf.value(id, code), String(set.points?.[code]?.value ?? value)],
      [fieldOf.tolerance(id, code), String(set.points?.[code]?.tolerance ?? tolerance)],
    ]),
    ...house.trims.flatMap(({ key, name, quantity }): [string, string][] => [
      [fieldOf.trim(id, key), set.trims?.[key]?.name ?? name],
      [fieldOf.quantity(id, key), String(set.trims?.[key]?.quantity ?? quantity)],
    ]),
    ...house.texts.map(({ key, text }): [string, string] => [fieldOf.text(id, key), set.texts?.[key] ?? text]),
    [fieldOf.added(id), (set.added ?? []).map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`).join('\n')],
    [fieldOf.notes(id), (set.notes ?? []).join('\n')],
  ];
}

/** The fields as they stand first: what was set, else what the house has. */
export const writtenOf = (editable: readonly EditableGarment[], edits: PackEdits): WrittenEdits =>
  Object.fromEntries(editable.flatMap((house) => writtenOfGarment(house, edits[house.id])));

/** Names of the fields that hold nothing that could be meant. */
export function wrongFields(editable: readonly EditableGarment[], written: WrittenEdits): ReadonlySet<string> {
  const isNoNumber = (field: string) => {
    const value = numberWritten(written[field] ?? '');
    return !Number.isFinite(value) || value < 0;
  };
  const wrong = editable.flatMap(({ id, points, trims }) => [
    ...points.flatMap(({ code }) => [fieldOf.value(id, code), fieldOf.tolerance(id, code)].filter(isNoNumber)),
    ...trims.map(({ key }) => fieldOf.quantity(id, key)).filter(isNoNumber),
    ...(linesOf(written[fieldOf.added(id)] ?? '').every(addedOf) ? [] : [fieldOf.added(id)]),
    ...(linesOf(written[fieldOf.notes(id)] ?? '').length > PACK_EDITS.notes ? [fieldOf.notes(id)] : []),
  ]);
  return new Set(wrong);
}

/** What is written otherwise than the house has it; nothing where it is the same, or was emptied. */
const other = <T>(value: T, house: T): T | undefined => (value === house || value === '' ? undefined : value);

/** Only what says something: undefined is left out. */
const said = <T extends object>(of: T): T | undefined => {
  const kept = Object.entries(of).filter(([, value]) => value !== undefined);
  // The same object, without what it does not say.
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
};

function editsOfGarment(house: EditableGarment, written: WrittenEdits): GarmentEdits | undefined {
  const { id } = house;
  const text = (field: string) => (written[field] ?? '').trim();
  const number = (field: string) => numberWritten(text(field));
  const points = house.points.map(
    ({ code, value, tolerance }) =>
      [
        code,
        said({
          value: other(number(fieldOf.value(id, code)), value),
          tolerance: other(number(fieldOf.tolerance(id, code)), tolerance),
        }),
      ] as const,
  );
  const trims = house.trims.map(
    ({ key, name, quantity }) =>
      [
        key,
        said({
          name: other(text(fieldOf.trim(id, key)), name),
          quantity: other(number(fieldOf.quantity(id, key)), quantity),
        }),
      ] as const,
  );
  const texts = house.texts.map(({ key, text: own }) => [key, other(text(fieldOf.text(id, key)), own)] as const);
  const added = linesOf(text(fieldOf.added(id))).flatMap((line) => addedOf(line) ?? []);
  const notes = linesOf(text(fieldOf.notes(id))).map((line) => line.trim());
  return said({
    points: said(Object.fromEntries(points.flatMap(([code, set]) => (set ? [[code, set]] : [])))),
    trims: said(Object.fromEntries(trims.flatMap(([key, set]) => (set ? [[key, set]] : [])))),
    texts: said(Object.fromEntries(texts)),
    added: added.length > 0 ? added : undefined,
    notes: notes.length > 0 ? notes : undefined,
  });
}

/** What the form sets, all of it: nothing of a garment that is as the house has it. */
export const editsOf = (editable: readonly EditableGarment[], written: WrittenEdits): PackEdits =>
  Object.fromEntries(
    editable.flatMap((house) => {
      const set = editsOfGarment(house, written);
      return set ? [[house.id, set]] : [];
    }),
  );
