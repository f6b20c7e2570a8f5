import { asksFor, type Garment } from '@toile/look';
import { openingOf, opensAtSide, type Placed } from './as-ordered.ts';
import type { Cut } from './cut.ts';
import { isElastic } from './elastic-skirt.ts';
import type { Parts } from './points.ts';
import type { Closing, Provenance } from './specification.ts';

const closing = (where: string, what: string, count: number, provenance: Provenance): Closing => ({
  where,
  what,
  count,
  provenance,
});

function torsoClosing(g: Placed, cut: Cut, parts: Parts, said: Provenance): Closing[] {
  const t = parts.torso;
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit')) return [];
  const build = cut.build;
  const over = build === 'tailored' || build === 'coat';
  switch (g.closure) {
    case 'buttons':
    case 'half-placket':
      return [
        closing(
          'centre front',
          over ? 'button 32L' : build === 'band-coat' ? 'button 28L' : 'button 18L',
          t.buttons ?? 4,
          said,
        ),
      ];
    case 'single-breasted':
    case 'double-breasted':
      return [
        closing('front', 'button 32L', t.buttons ?? 2, said),
        ...(t.sleeve ? [closing('sleeve', 'button 24L', build === 'coat' ? 4 : 6, 'house')] : []),
      ];
    case 'frog':
      return [closing('front', asksFor(g, 'toggle') ? 'toggle with loops' : 'frog', t.buttons ?? 5, said)];
    case 'zip':
      return [closing('centre front', `open-end zip ${Math.round(t.length - t.frontNeck - 2)} cm`, 1, said)];
    case 'lace-up':
      return [closing('centre back', 'eyelet pair with lacing', 8, said)];
    case 'tie':
    case 'wrap':
      return [
        closing('side', asksFor(g, 'sash') || asksFor(g, 'obi') ? 'sash' : 'tie', g.closure === 'tie' ? 2 : 1, said),
      ];
    case 'open':
    case 'drawstring':
      return [];
    case 'none':
      return (build === 'choli' ? undefined : placedClosing(g, said)) ?? closedBehind(g, build, t.length);
  }
}

/** What stands in a seam where the words place it. */
function placedClosing(g: Garment, said: Provenance): Closing[] | undefined {
  const opening = openingOf(g);
  if (opening === undefined) return undefined;
  const where = opensAtSide(g) ? 'side, left' : 'centre back';
  const what = opening.endsWith('zip')
    ? 'invisible zip 22 cm'
    : opening.endsWith('hook')
      ? 'hook and bar'
      : 'button 18L';
  return [closing(where, what, opening.endsWith('zip') ? 1 : 3, said)];
}

/** What says nothing of a fastening needs one all the same where it is fitted and not of knit. */
function closedBehind(g: Placed, build: string, length: number): Closing[] {
  if (g.isPulledOn) return [];
  if (build === 'choli') return [closing('centre front', 'hook and eye', 6, 'house')];
  const stretch = ['jersey', 'knit', 'fleece'].includes(g.cloth.fabric);
  if (build !== 'bodice' || stretch || g.fit === 'relaxed' || g.fit === 'oversized') return [];
  return [
    closing(
      g.neckline === 'strapless' ? 'side' : 'centre back',
      `invisible zip ${length > 70 ? 56 : 40} cm`,
      1,
      'house',
    ),
    closing(g.neckline === 'strapless' ? 'side' : 'centre back', 'hook and eye', 1, 'house'),
  ];
}

function lowerClosing(g: Garment, cut: Cut, said: Provenance): Closing[] {
  const placed = placedClosing(g, said);
  if (cut.form === 'skirt') {
    if (cut.kind === 'kalis')
      return [
        ...(placed ?? []),
        closing('side', 'drawstring (nada) 2.2 m', 1, 'house'),
        closing('side', 'hook and bar', 1, 'house'),
      ];
    if (g.kind === 'chima') return [closing('back, lapped', 'tape to tie', 2, 'house')];
    if (cut.kind === 'straight' && isElastic(g)) return [closing('waist', 'elastic 3 cm', 1, 'house')];
    if (cut.kind === 'wrap') return [closing('waist', 'tie', 2, said)];
    if (cut.kind === 'cloth') return [];
    return [
      ...(placed ?? [closing('centre back', 'invisible zip 20 cm', 1, 'house')]),
      closing('band', 'hook and bar', 1, 'house'),
    ];
  }
  if (cut.form !== 'legs') return [];
  switch (cut.kind) {
    case 'trousers':
      return [...(placed ?? [closing('fly', 'zip 15 cm', 1, 'house')]), closing('band', 'hook and bar', 1, 'house')];
    case 'jeans':
      return [closing('fly', 'jeans zip 15 cm', 1, 'house'), closing('band', 'shank button', 1, 'house')];
    case 'elastic':
    case 'leggings':
    case 'sharara':
      return [closing('waist', g.closure === 'drawstring' ? 'elastic 4 cm with drawcord' : 'elastic 4 cm', 1, said)];
    case 'salwar':
    case 'patiala':
    case 'churidar':
    case 'dhoti':
      return [
        closing('waist', 'drawstring (nada) 2.2 m', 1, said),
        ...(cut.kind === 'churidar' ? [closing('ankle', 'hook and eye', 4, 'house')] : []),
      ];
  }
}

/** What opens and shuts it. */
export const closingsOf = (g: Placed, cut: Cut, parts: Parts, said: Provenance): Closing[] => [
  ...torsoClosing(g, cut, parts, said),
  ...lowerClosing(g, cut, said),
];
