/** What is seen of clothes from behind: high backs, no fronts. */
import type { Wearer } from '#atelier/figure/wearer.ts';
import type { Collar, Garment, Look, Neckline } from '#atelier/look/look.ts';

/** Necklines that leave the shoulders bare keep their own line across the back; every other back closes at the nape. */
const BARE: ReadonlySet<Neckline> = new Set([
  'strapless',
  'straps',
  'sweetheart',
  'off-shoulder',
  'one-shoulder',
  'halter',
  'boat',
]);
/** Collars as their fall lies round the nape; what only dresses the throat is not there. */
const NAPE: Partial<Record<Collar, Collar>> = {
  shirt: 'funnel',
  polo: 'funnel',
  notch: 'funnel',
  peak: 'funnel',
  shawl: 'funnel',
  mandarin: 'funnel',
  band: 'funnel',
  cross: 'funnel',
  'peter-pan': 'none',
  bow: 'none',
  rib: 'none',
};
/** Details that lie on the front alone, the buckle of a belt among them. */
const FRONT =
  /^(.*-pockets?|kangaroo-pocket|tie-up|bow|draped|pintucks|ruching|placket|keyhole|cut-out|side-slit|thigh-slit|slit|drawcord|hood-drawstring|tassel|belt|(one|two|three|four|five)-button|buttoned-up|yoke)$/;

function neckBehind(g: Garment): Neckline {
  if (g.details.includes('backless')) return 'plunging';
  if (BARE.has(g.neckline)) return g.neckline;
  // wide necklines lie lower on the nape
  return ['scoop', 'square', 'cowl', 'plunging'].includes(g.neckline) ? 'crew' : 'high';
}

/** A jacket's back is one piece: it is cut like a top of its length. */
function behind(g: Garment, covered: boolean): Garment {
  const { print } = g.cloth;
  const lapelled = g.neckline === 'lapel' && g.collar === 'none';
  return {
    ...g,
    family: g.family === 'jacket' ? 'top' : g.family,
    neckline: neckBehind(g),
    collar: lapelled ? 'funnel' : (NAPE[g.collar] ?? g.collar),
    closure: 'none',
    details: g.details.filter((id) => !FRONT.test(id)),
    sleeve: covered ? { shape: 'none', length: 'sleeveless' } : g.sleeve,
    cloth: print.kind === 'graphic' ? { ...g.cloth, print: { ...print, kind: 'solid' } } : g.cloth,
  };
}

/** The Look as it is seen on this wearer: itself from the front, the backs of its garments from behind. */
export function asSeen(look: Look, f: Wearer): Look {
  if (!f.back) return look;
  const outer = look.garments.findLastIndex((g) => g.family === 'jacket' && g.sleeve.length === 'long');
  return { ...look, garments: look.garments.map((g, i) => behind(g, i < outer && g.family === 'top')) };
}
