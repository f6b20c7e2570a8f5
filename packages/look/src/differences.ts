import type { Companion, Garment, Look } from './look-schema.ts';

/** One slot in which two Looks differ, as it was and as it is; empty where there was or is nothing. */
export interface Difference {
  /** As `Look.reading.sources` names it: 'g1.colour', 'footwear.kind', 'accessory.belt', 'person.hair'. */
  slot: string;
  /** What it is a slot of, in words: 'kurta', 'shoes', 'person'. */
  of: string;
  from: string;
  to: string;
}

type Told = Readonly<Record<string, string>>;

const called = (word: string): string => word.replaceAll('-', ' ');

const detailText = ({ id, part, count, side }: Garment['details'][number]): string =>
  called([count, id, part, side].filter((word) => word !== undefined).join(' '));

function tellGarment({ cloth, sleeve, details, border, trims, ...garment }: Garment): Told {
  const { print } = cloth;
  return {
    kind: garment.name,
    colour: `${cloth.colour.name} ${cloth.colour.hex}`,
    fabric: called(cloth.name ?? cloth.fabric),
    print:
      print.kind === 'solid'
        ? ''
        : [
            print.scale,
            called(print.name ?? print.kind),
            print.direction,
            ...print.colours.map(({ name, hex }) => `${name} ${hex}`),
          ]
            .filter(Boolean)
            .join(' '),
    silhouette: called(garment.silhouette),
    fit: garment.fit,
    length: garment.hem ? `${garment.length}, ${hemText(garment.hem)}` : garment.length,
    waistline: garment.waistline === 'none' ? '' : garment.waistline,
    neckline: called(garment.neckline),
    collar: garment.collar === 'none' ? '' : called(garment.collar),
    closure: garment.closure === 'none' ? '' : called(garment.closure),
    'sleeve.shape': sleeve.shape === 'none' ? '' : called(sleeve.shape),
    'sleeve.length': called(sleeve.length),
    details: details.map(detailText).join(', '),
    border: border ? `${called(border.kind)} ${border.colour.name} ${border.colour.hex}` : '',
    trims: Object.entries(trims)
      .map(([part, { name, hex }]) => `${part} ${name} ${hex}`)
      .join(', '),
  };
}

const tellWorn = ({ name, colour, details = [], told = [] }: Look['footwear'] | Look['accessories'][number]): Told => ({
  kind: [name, ...details.map(detailText), ...told].join(', '),
  colour: `${colour.name} ${colour.hex}`,
});

function tellPerson({ hair, beard, moustache, ...person }: Look['person']): Told {
  return {
    presentation: person.presentation,
    ageGroup: person.ageGroup,
    build: person.build,
    skin: called(person.skin),
    heritage: called(person.heritage),
    hair: `${called(hair.style)}, ${hair.colour.name}`,
    beard: beard ? 'beard' : '',
    moustache: moustache ? `${moustache} moustache` : '',
    pose: called(person.pose),
  };
}

/** How far off its place a hem lies: '5 cm longer'. */
const hemText = (cm: number): string => `${Math.abs(cm)} cm ${cm > 0 ? 'longer' : 'shorter'}`;

type Shown = Map<string, { of: string; told: Told }>;

/** Everything of one person, slot by slot. @param whose begins every slot that no id tells apart */
function tellOne(all: Shown, look: Companion, whose: string): void {
  for (const garment of look.garments) all.set(garment.id, { of: garment.name, told: tellGarment(garment) });
  all.set(`${whose}footwear`, { of: 'shoes', told: tellWorn(look.footwear) });
  const seen = new Map<string, number>();
  for (const worn of look.accessories) {
    const before = seen.get(worn.kind) ?? 0;
    seen.set(worn.kind, before + 1);
    const key = before === 0 ? `accessory.${worn.kind}` : `accessory.${worn.kind}.${before + 1}`;
    all.set(`${whose}${key}`, { of: worn.name, told: tellWorn(worn) });
  }
  all.set(`${whose}person`, { of: 'person', told: tellPerson(look.person) });
}

/** Everything a Look shows, slot by slot, under what it is of. */
function tellLook(look: Look): Shown {
  const all: Shown = new Map();
  tellOne(all, look, '');
  if (look.companion) tellOne(all, look.companion, 'companion.');
  all.set('page', { of: 'page', told: { medium: look.medium ?? '' } });
  return all;
}

/** What a garment or an accessory that is new, or gone, differs in: that it is there. */
const whole = (slot: string, of: string, from: string, to: string): Difference[] => [{ slot, of, from, to }];

/** In what two Looks differ of what they show, in the order of the second; titles, harmony and the reading follow from it. */
export function differences(before: Look, after: Look): Difference[] {
  const [old, now] = [tellLook(before), tellLook(after)];
  const found: Difference[] = [];
  for (const [key, { of, told }] of now) {
    const earlier = old.get(key);
    if (!earlier) found.push(...whole(key, of, '', told.kind ?? of));
    else
      for (const [slot, to] of Object.entries(told)) {
        const from = earlier.told[slot] ?? '';
        if (from !== to) found.push({ slot: `${key}.${slot}`, of, from, to });
      }
  }
  for (const [key, { of, told }] of old) if (!now.has(key)) found.push(...whole(key, of, told.kind ?? of, ''));
  return found;
}
