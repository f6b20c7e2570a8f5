import type { Fabric } from '@toile/look';

/** What a shop pays and asks: every value is a sample until the shop has set its own. */
export interface PriceTable {
  /** True until the shop has set its own. */
  sample: boolean;
  date: string;
  /** Rupees a metre of the cloths the shop has priced; others cost what their kind usually does. */
  cloths?: Readonly<Partial<Record<Fabric, number>>>;
  /** Rupees, by trim id and unit. */
  trims: Readonly<Record<string, number>>;
  /** Rupees a metre. */
  lining: number;
  interfacing: number;
  rib: number;
  /** Rupees a minute of making. */
  minute: number;
  /** Shares: of material lost, of cost for the house, of the selling price over cost. */
  waste: number;
  overhead: number;
  markup: number;
}

export const SAMPLE_PRICES: PriceTable = {
  sample: true,
  date: '2026-11-22',
  trims: {
    thread: 0.03,
    button: 4,
    zip: 28,
    hook: 6,
    elastic: 18,
    cord: 12,
    fastening: 30,
    border: 120,
    tassel: 8,
    fall: 45,
    tape: 6,
    pads: 40,
    dori: 14,
    latkan: 60,
    'shoulder-pads': 45,
    'sleeve-heads': 15,
    canvas: 180,
    'can-can': 60,
    rivet: 3,
    buckle: 25,
    'd-ring': 10,
    piping: 8,
    lace: 45,
    gota: 40,
    ribbon: 12,
    fringe: 60,
    boning: 20,
    himo: 15,
    pocketing: 90,
    label: 2,
  },
  lining: 90,
  interfacing: 100,
  rib: 320,
  minute: 2.2,
  waste: 0.03,
  overhead: 0.15,
  markup: 2.2,
};

/** Goods and services tax on apparel by the price of a piece, from a day on. */
export interface GstBand {
  from: string;
  /** Rupees a piece, at most. */
  upTo: number;
  rate: number;
}

/** Rates for made-up apparel since 22 September 2025: to be checked against the notification in force. */
export const GST: readonly GstBand[] = [
  { from: '2025-09-22', upTo: 2500, rate: 0.05 },
  { from: '2025-09-22', upTo: Infinity, rate: 0.18 },
];

export const gstRate = (price: number): number => GST.find((band) => price <= band.upTo)?.rate ?? 0.18;
