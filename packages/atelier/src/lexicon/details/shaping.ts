import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** How cloth is drawn in, folded or given volume. */
export const SHAPING: readonly DetailEntry[] = [
  { id: 'gathers', words: 'gathers, gather, gathered, gathered detail', name: 'gathers', onParts: true },
  { id: 'ruching', words: 'ruched, ruching, rouched, ruche', name: 'ruching', onParts: true },
  { id: 'smocking', words: 'smocked, smocking, shirred, shirring', name: 'smocking', onParts: true },
  {
    id: 'ruffle',
    words:
      'ruffle, ruffles, ruffled, frill, frills, frilled, frilly, flounce, flounces, ruffle trim, ruffle detail, cascading ruffles, ruffle hem, ruffled hem, frill hem',
    name: 'ruffles',
    onParts: true,
  },
  {
    id: 'pointed-waist',
    words:
      'basque waist, basque waistline, basque bodice, pointed waist, pointed waistline, v waist, v shaped waist, v shaped waistline, waist dipping to a point',
    name: 'a pointed basque waist',
    families: ['dress'],
  },
  {
    id: 'hook-front',
    words: 'hook front, busk, busk front, busk closure, front busk',
    name: 'hooks down its front',
    families: ['top', 'dress', 'choli'],
  },
  { id: 'tiers', words: 'tier', name: 'tiers' },
  {
    id: 'hem-bands',
    words:
      'contrast bands, bands at the hem, bands on the hem, bands along the hem, bands around the hem, bands round the hem, bands near the hem, bands above the hem, stripes at the hem, border bands, lace bands, bands of lace, rows of lace, bands of ribbon, ribbon bands',
    name: 'bands above the hem',
    is: { border: 'plain' },
  },
  {
    id: 'gota-bands',
    words: 'gota bands, bands of gota, gota stripes, gota lines, gota patti bands, rows of gota, strips of gota',
    name: 'bands of gota above the hem',
    is: { border: 'gota', details: ['hem-bands'] },
  },
  {
    id: 'zari-bands',
    words: 'zari bands, bands of zari, gold bands, golden bands, zari lines, rows of zari',
    name: 'bands of zari above the hem',
    is: { border: 'zari', details: ['hem-bands'] },
  },
  {
    id: 'draped',
    words: 'draped, drape, drapes, draping, draped detail, draped fabric',
    name: 'draping',
    onParts: true,
  },
  {
    id: 'pintucks',
    words: 'pintuck, pintucks, pin tuck, pin tucks, pintucked, pin tucked',
    name: 'pintucks',
    onParts: true,
  },
  {
    id: 'darts',
    words: 'dart, darts, panelled, paneled, princess seam, princess seams, princess cut',
    name: 'panel seams',
  },
  {
    id: 'tailored',
    words:
      'tailored, tailoring, well tailored, sharply tailored, sharp tailoring, crisp tailoring, impeccably tailored',
    name: 'tailoring',
  },
  {
    id: 'train',
    words:
      'train, trail, dramatic train, dramatic trail, long train, sweep train, chapel train, cathedral train, court train',
    name: 'a train',
    families: ['dress', 'skirt', 'lehenga', 'saree', 'jumpsuit'],
  },
  {
    id: 'lining',
    words: 'lined, fully lined, full lining, lined throughout, lined at the top, with lining, with a lining',
    name: 'a lining',
  },
  { id: 'gher', words: 'gher, ghera, flared gher', name: 'a full gher' },
  {
    id: 'boning',
    words:
      'boned, boning, corset front, corset waist, corset back, corset bodice, corseted, corset detail, corset style',
    name: 'boning',
  },
];
