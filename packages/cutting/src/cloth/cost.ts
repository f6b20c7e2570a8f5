import type { Fabric } from '@toile/look';
import type { TrimUnit } from '@toile/look/pack-edits';
import type { Pattern } from '../pattern/piece.ts';
import type { ClothRole, ClothUse, Provenance, Specification } from '../spec/specification.ts';
import { CLOTH_FACTS } from './cloth-facts.ts';
import { bestWidth, type Metres } from './consumption.ts';
import { gstRate, type PriceTable } from './prices.ts';

export interface BillLine {
  what: string;
  quantity: number;
  unit: TrimUnit | 'min';
  /** Rupees. */
  price: number;
  amount: number;
  provenance: Provenance;
  note: string;
}

export interface Cost {
  materials: readonly BillLine[];
  making: readonly BillLine[];
  /** Rupees a piece. */
  material: number;
  labour: number;
  waste: number;
  overhead: number;
  cost: number;
  /** Before tax. */
  price: number;
  gst: { rate: number; amount: number };
  total: number;
  /** True while prices are samples. */
  sample: boolean;
}

const round = (rupees: number): number => Math.round(rupees * 100) / 100;

function line(
  what: string,
  quantity: number,
  unit: BillLine['unit'],
  price: number,
  more: { provenance?: Provenance; note?: string } = {},
): BillLine {
  return {
    what,
    quantity,
    unit,
    price,
    amount: round(quantity * price),
    provenance: more.provenance ?? 'check',
    note: more.note ?? '',
  };
}

/** Rupees a metre: the shop's own price, else the middle of what this cloth usually costs. */
export function clothPrice(fabric: Fabric, prices: PriceTable): number {
  const [low, high] = CLOTH_FACTS[fabric].price;
  return prices.cloths?.[fabric] ?? (low + high) / 2;
}

/** What is cut of a kind that nobody names. */
const PLAIN_CLOTHS: Readonly<Record<ClothRole, string>> = {
  fabric: 'cloth',
  lining: 'pocketing',
  interfacing: 'woven fusing',
  rib: 'rib 1×1',
  contrast: 'contrast cloth',
};

/** Cloths at their usual width, then trims. */
export function billOf(spec: Specification, metres: readonly Metres[], prices: PriceTable): BillLine[] {
  const shell = clothPrice(spec.garment.cloth.fabric, prices);
  const perMetre = {
    fabric: shell,
    lining: prices.lining,
    interfacing: prices.interfacing,
    rib: prices.rib,
    contrast: shell,
  };
  // what no page of cloths names is cut all the same: the fusing of a facing, the bags of pockets
  const unnamed = [...new Set(metres.map(({ role }) => role))].filter(
    (role) => !spec.cloths.some((cloth) => cloth.role === role),
  );
  const own: readonly Pick<ClothUse, 'role' | 'name' | 'provenance'>[] = [
    ...spec.cloths,
    ...unnamed.map((role) => ({ role, name: PLAIN_CLOTHS[role], provenance: 'check' as const })),
  ];
  const cloths = own.flatMap((cloth) => {
    const best = bestWidth(spec, metres, cloth.role);
    if (!best?.metres) return [];
    return [
      line(cloth.name, best.metres, 'm', perMetre[cloth.role], {
        provenance: cloth.provenance,
        note: `${best.width} cm wide${best.oneWay ? ', one way' : ''}`,
      }),
    ];
  });
  const trims = spec.trims.map((t) => {
    const price = prices.trims[t.id];
    return line(t.name, t.quantity, t.unit, price ?? 0, {
      provenance: t.provenance,
      ...(price === undefined && { note: 'price not set, not in the sum' }),
    });
  });
  return [...cloths, ...trims];
}

/** What is one to a pocket: its patch, its welt, its jetting, its facing. */
const POCKET =
  /^(?:patch-pocket|hip-pocket|back-pocket|welt|back-welt|breast-welt|jetting|kangaroo-pocket|pocket-facing|cargo-pocket)$/;

/** Pockets by their pieces; bags that stand alone are of a seam, two to a pocket. */
function pocketsIn({ pieces }: Pattern): number {
  const count = pieces.filter(({ id }) => POCKET.test(id)).reduce((sum, { cut }) => sum + cut, 0);
  const isBagged = pieces.some(({ id }) => /^(?:welt|jetting|pocket-facing|back-welt)$/.test(id));
  const inSeams = isBagged ? 0 : (pieces.find(({ id }) => id === 'pocket-bag')?.cut ?? 0) / 2;
  return count + inSeams;
}

/** Minutes of one-piece boutique make, fair hand, by operation. */
export function makingOf(spec: Specification, pattern: Pattern, prices: PriceTable): BillLine[] {
  // what has no pieces takes nobody a minute that can be told
  if (spec.missing !== undefined || pattern.undrafted !== undefined) return [];
  const shell = pattern.pieces.filter((p) => p.cloth === 'fabric');
  const pieces = shell.reduce((sum, p) => sum + p.cut, 0);
  const t = spec.parts.torso;
  const darts = shell.reduce(
    (sum, p) => sum + p.cut * (p.fold ? 2 : 1) * p.inner.filter((q) => q.kind === 'dart').length,
    0,
  );
  const tailored = spec.cut.form === 'torso' && ['tailored', 'coat', 'band-coat'].includes(spec.cut.build);
  const rows: [string, number][] = [
    ['cut, mark, fuse', 6 + pieces * 0.9],
    ['darts', darts * 1.1],
    ['seams, overlock', 4 + pattern.joins.length * 3.2 + pieces * 1.2],
    ['collar or band', t?.collar || t?.rib || spec.parts.skirt || spec.parts.legs ? 11 : 0],
    ['sleeves set', t?.sleeve ? 8 : 0],
    [
      'placket, closings',
      spec.closings.reduce((sum, c) => sum + (/zip/.test(c.what) ? 10 : c.count * (c.times ?? 1) * 2), 0),
    ],
    ['pockets', pocketsIn(pattern) * 7],
    ['lining', spec.cut.lined ? 28 : 0],
    ['canvas, pads, hand work', tailored ? 210 : 0],
    ['hems, slits', 8 + (t?.slit ? 6 : 0) + (t?.sweep ?? spec.parts.skirt?.sweep ?? 0) / 40],
    ['trim, press, check', 8 + pieces * 0.4],
  ];
  const done = spec.parts.drape
    ? ([['hem or pico, fall, press', spec.parts.drape.fall ? 32 : 20]] as [string, number][])
    : rows;
  return done
    .filter(([, minutes]) => minutes > 0)
    .map(([what, minutes]) => line(what, Math.round(minutes), 'min', prices.minute));
}

/** Cost and selling price of a piece. Hand embroidery is a line of its own and never in here. */
export function costOf(spec: Specification, pattern: Pattern, metres: readonly Metres[], prices: PriceTable): Cost {
  const materials = billOf(spec, metres, prices);
  const making = makingOf(spec, pattern, prices);
  const sum = (lines: readonly BillLine[]) => round(lines.reduce((total, l) => total + l.amount, 0));
  const [material, labour] = [sum(materials), sum(making)];
  const waste = round(material * prices.waste);
  const overhead = round((material + labour + waste) * prices.overhead);
  const cost = round(material + labour + waste + overhead);
  const price = Math.ceil((cost * prices.markup) / 10) * 10;
  const rate = gstRate(price);
  const amount = round(price * rate);
  return {
    materials,
    making,
    material,
    labour,
    waste,
    overhead,
    cost,
    price,
    gst: { rate, amount },
    total: round(price + amount),
    sample: prices.sample,
  };
}
