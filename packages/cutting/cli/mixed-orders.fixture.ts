import { GARMENT_KINDS } from '@toile/look';
import { seeded } from '../src/spec/look.fixture.ts';

/** What closes a garment, in the words of an order; nothing for the house's own way. */
const CLOSED = [
  '',
  '',
  'with a back zip',
  'with a side zip',
  'hooks at the back',
  'buttons at the back',
  'buttons down the front',
  'front zip',
  'with ties',
  'half placket with three buttons',
  'with a keyhole back',
  'drawstring',
  'double breasted',
  'laced up at the back',
  'pulled on',
  'concealed placket',
  'open front',
  'side hooks',
] as const;
const LINED = ['', '', 'lined', 'unlined', 'half lined', 'with cups', 'with can-can', 'piped edges'] as const;
const LAPPED = [
  '',
  '',
  '',
  'wrap',
  'cross over front',
  'lapped front',
  'with a slit',
  'princess cut',
  'with darts',
  'gathered',
  'pleated',
  'a-line',
] as const;
const NECKS = [
  '',
  '',
  'v neck',
  'boat neck',
  'high neck',
  'mandarin collar',
  'sweetheart neck',
  'deep back',
  'halter neck',
  'off shoulder',
  'square neck',
  'shirt collar',
] as const;
const SLEEVES = [
  '',
  'sleeveless',
  'puff sleeves',
  'long sleeves with cuffs',
  'three quarter sleeves',
  'raglan sleeves',
  'bell sleeves',
] as const;
const WHO = ["women's", "women's", "women's", "men's", "girl's", "boy's"] as const;

/** Orders of every garment with every way to close, line, lap and shape it, as chance mixes them. */
export function ordersMixed(count: number, seed: number): string[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  return Array.from({ length: count }, (_, nth) => {
    const kind = GARMENT_KINDS[(nth * 7 + seed) % GARMENT_KINDS.length] ?? 'dress';
    const who = pick(WHO, "women's");
    const parts = [
      `${who} ${kind.replaceAll('-', ' ')}`,
      pick(NECKS, ''),
      random() < 0.4 ? pick(SLEEVES, '') : '',
      pick(CLOSED, ''),
      pick(LINED, ''),
      pick(LAPPED, ''),
    ];
    return parts.filter((part) => part !== '').join(', ');
  });
}
