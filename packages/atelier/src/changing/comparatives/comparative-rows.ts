import type { Move, Target } from './comparative-axes.ts';

export interface Row {
  /** Comparatives and verbs that ask for it, and the plain words that 'more', 'too' and 'less' make one of. */
  more: string;
  plain?: string;
  /** What it means of each thing it may be said of; of anything else it says nothing. */
  by: Partial<Readonly<Record<Target, Move>>>;
}

export const COMPARATIVES: readonly Row[] = [
  {
    more: 'longer, lengthen, lengthier, let down, more length, extend',
    plain: 'long, lengthy',
    by: { garment: ['length', 1], hem: ['length', 1], sleeve: ['sleeve.length', 1], hair: ['hair.length', 1] },
  },
  {
    more: 'shorter, shorten, less length, take up, raise, crop',
    plain: 'short, cropped',
    by: {
      garment: ['length', -1],
      hem: ['length', -1],
      sleeve: ['sleeve.length', -1],
      hair: ['hair.length', -1],
      waist: ['waist', 1],
      neck: ['neck', -1],
      border: ['border', -1],
      print: ['print.scale', -1],
    },
  },
  {
    more: 'looser, loosen, baggier, roomier, slouchier, comfier, easier, more room, more ease, let out, boxier',
    plain: 'loose, baggy, roomy, relaxed, slouchy, comfortable, oversized, boxy',
    by: { garment: ['fit', 1], sleeve: ['sleeve.volume', 1], waist: ['fit', 1], cloth: ['fit', 1] },
  },
  {
    more: 'tighter, tighten, snugger, closer, take in, sleeker, nip in, nipped in, cinch',
    plain: 'tight, fitted, snug, clingy, tailored, bodycon, figure hugging, structured',
    by: { garment: ['fit', -1], sleeve: ['sleeve.volume', -1], waist: ['fit', -1] },
  },
  {
    more: 'fuller, flarier, more flare, more volume, more gher, swishier, flouncier, puffier, poufier, billowier, widen, flare out, more fullness',
    plain: 'full, flared, voluminous, puffy, swishy, flowy, poofy, floaty',
    by: {
      garment: ['volume', 1],
      hem: ['volume', 1],
      sleeve: ['sleeve.volume', 1],
      person: ['build', 1],
    },
  },
  {
    more: 'wider, broader',
    plain: 'wide, broad',
    by: {
      garment: ['volume', 1],
      hem: ['volume', 1],
      sleeve: ['sleeve.volume', 1],
      border: ['border', 1],
      straps: ['straps', 1],
      print: ['print.scale', 1],
      neck: ['neck', 1],
      person: ['build', 1],
    },
  },
  {
    more: 'slimmer, narrower, straighter, less volume, less flare, less fullness, narrow, slimmed, skinnier, thinner, leaner',
    plain: 'slim, narrow, skinny, thin, straight',
    by: {
      garment: ['volume', -1],
      hem: ['volume', -1],
      sleeve: ['sleeve.volume', -1],
      border: ['border', -1],
      straps: ['straps', -1],
      print: ['print.scale', -1],
      person: ['build', -1],
      cloth: ['weight', -1],
      heel: ['shoes.heel', 1],
    },
  },
  {
    more: 'bigger, larger, enlarge, bolder, chunkier',
    plain: 'big, large, bold',
    by: {
      print: ['print.scale', 1],
      border: ['border', 1],
      straps: ['straps', 1],
      sleeve: ['sleeve.volume', 1],
      garment: ['fit', 1],
      person: ['build', 1],
      slit: ['slit', 1],
      colour: ['vividness', 1],
      heel: ['shoes.heel', 1],
    },
  },
  {
    more: 'smaller, finer, tinier, daintier',
    plain: 'small, fine, tiny',
    by: {
      print: ['print.scale', -1],
      border: ['border', -1],
      straps: ['straps', -1],
      sleeve: ['sleeve.volume', -1],
      garment: ['fit', -1],
      person: ['build', -1],
      slit: ['slit', -1],
      heel: ['shoes.heel', -1],
    },
  },
  {
    more: 'deeper, deepen, richer',
    plain: 'deep, rich',
    by: {
      garment: ['tone', 1],
      colour: ['tone', 1],
      cloth: ['tone', 1],
      print: ['tone', 1],
      neck: ['neck', 1],
      shoes: ['shoes.tone', 1],
      slit: ['slit', 1],
      skin: ['skin', 1],
    },
  },
  {
    more: 'darker, darken',
    plain: 'dark',
    by: {
      garment: ['tone', 1],
      colour: ['tone', 1],
      cloth: ['tone', 1],
      shoes: ['shoes.tone', 1],
      hair: ['hair.tone', 1],
      skin: ['skin', 1],
      person: ['skin', 1],
    },
  },
  {
    more: 'lighter, lighten, paler, fairer, more pastel, pastel shades, pastel version',
    plain: 'light, pale, fair',
    by: {
      garment: ['tone', -1],
      colour: ['tone', -1],
      cloth: ['weight', -1],
      work: ['work', -1],
      shoes: ['shoes.tone', -1],
      hair: ['hair.tone', -1],
      skin: ['skin', -1],
      person: ['skin', -1],
    },
  },
  {
    more: 'brighter, brighten, more vivid, louder, more saturated, punchier, more colourful',
    plain: 'bright, vivid, vibrant, loud, colourful, saturated',
    by: { garment: ['vividness', 1], colour: ['vividness', 1], cloth: ['vividness', 1] },
  },
  {
    more: 'duller, dustier, softer, quieter, mute, tone down, more muted, calmer, subtler, less loud',
    plain: 'dull, dusty, muted, soft, subtle, subdued',
    by: { garment: ['vividness', -1], colour: ['vividness', -1], cloth: ['vividness', -1] },
  },
  {
    more: 'shinier, glossier, more shine, more sheen, more gloss, glitzier, sparklier, more sparkle',
    plain: 'shiny, glossy, sparkly, lustrous',
    by: { garment: ['shine', 1], cloth: ['shine', 1], colour: ['shine', 1] },
  },
  {
    more: 'matter, less shine, less sheen, less gloss, less sparkle, less bling',
    plain: 'matte, matt',
    by: { garment: ['shine', -1], cloth: ['shine', -1], colour: ['shine', -1] },
  },
  {
    more: 'heavier, thicker, warmer, weightier',
    plain: 'heavy, thick, warm, chunky',
    by: {
      garment: ['weight', 1],
      cloth: ['weight', 1],
      work: ['work', 1],
      border: ['border', 1],
      straps: ['straps', 1],
      print: ['print.scale', 1],
      person: ['build', 1],
      heel: ['shoes.heel', -1],
    },
  },
  {
    more: 'airier, breezier, cooler, more breathable',
    plain: 'airy, breezy, breathable, cool',
    by: { garment: ['weight', -1], cloth: ['weight', -1] },
  },
  {
    more: 'higher, shallower, taller, up a bit',
    plain: 'high, tall',
    by: {
      neck: ['neck', -1],
      waist: ['waist', 1],
      hem: ['length', -1],
      slit: ['slit', 1],
      shoes: ['shoes.heel', 1],
      heel: ['shoes.heel', 1],
      garment: ['waist', 1],
    },
  },
  {
    more: 'lower',
    plain: 'low, revealing, plunging',
    by: {
      neck: ['neck', 1],
      waist: ['waist', -1],
      hem: ['length', 1],
      slit: ['slit', -1],
      shoes: ['shoes.heel', -1],
      heel: ['shoes.heel', -1],
      garment: ['waist', -1],
    },
  },
  {
    more: 'flatter',
    plain: 'flat',
    by: { shoes: ['shoes.heel', -1], heel: ['shoes.heel', -1] },
  },
  {
    more: 'dressier, smarter, fancier',
    plain: 'formal, dressy, smart, fancy, elegant',
    by: { shoes: ['shoes.formality', 1] },
  },
  {
    more: 'sportier, comfier, plainer',
    plain: 'casual, everyday, comfortable, sporty',
    by: { shoes: ['shoes.formality', -1] },
  },
  {
    more: 'busier, more work, more embroidery, more embellishment, more details, blingier',
    plain: 'embroidered, embellished, ornate, heavily worked',
    by: { garment: ['work', 1], cloth: ['work', 1], border: ['work', 1] },
  },
  {
    more: 'simpler, plainer, less work, less embroidery, less embellishment, less busy, simplify, cleaner',
    plain: 'simple, plain, clean',
    by: { garment: ['work', -1], cloth: ['work', -1] },
  },
  {
    more: 'more festive, festiver, more bridal, grander, for a wedding, for a party',
    plain: 'festive, bridal, grand, glamorous, special',
    by: { garment: ['work', 1], cloth: ['work', 1] },
  },
  {
    more: 'for summer, for the summer, more summery, for hot weather',
    by: { garment: ['weight', -1], cloth: ['weight', -1] },
  },
  {
    more: 'for winter, for the winter, for the cold, for cold weather',
    by: { garment: ['weight', 1], cloth: ['weight', 1] },
  },
  {
    more: 'more modest, more covered, more covered up, more conservative, more decent, less skin',
    by: { garment: ['neck', -1] },
  },
  { more: 'older, more mature', plain: 'old, aged, mature', by: { person: ['age', 1], garment: ['age', 1] } },
  { more: 'younger', plain: 'young', by: { person: ['age', -1], garment: ['age', -1] } },
  {
    more: 'curvier, plumper, rounder',
    plain: 'curvy, plump, plus size',
    by: { person: ['build', 1], garment: ['build', 1] },
  },
];
