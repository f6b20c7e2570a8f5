import { FABRICS } from '@toile/look';
import type { Cut } from './cut.ts';
import { isPulledOver } from './elastic-skirt.ts';
import { isFlatInFront } from './legs-trims.ts';
import { isHalfLined, isLinedByWords } from './ordered-details.ts';
import type { Placed } from './placed.ts';
import type { Parts } from './points.ts';
import type { ClothUse, Provenance } from './specification.ts';
import { hasRibCuffs } from './torso/ribbed.ts';

/** Bands that are fused, and not drawn in by elastic or a cord. */
const isBandFused = (g: Placed, cut: Cut): boolean =>
  (cut.form === 'skirt' && cut.kind !== 'cloth' && cut.kind !== 'kalis' && !isPulledOver(g, cut.kind)) ||
  (cut.form === 'legs' && (cut.kind === 'trousers' || cut.kind === 'jeans' || isFlatInFront(g, cut.kind)));

/** Who decided the cloth, and who its colour. */
interface Said {
  readonly fabric: Provenance;
  readonly colour: Provenance;
  /** '13 oz', '180 gsm', as the words weigh it. */
  readonly weight?: string;
  /** No words order anything of the look. */
  readonly isWordless: boolean;
}

/** What is told of a cloth whose colour, or whose kind, nobody ordered. */
function nameOf({ cloth: { colour, name, fabric }, name: called }: Placed, said: Said): string {
  const kind = `${said.weight ? `${said.weight} ` : ''}${name ?? fabric}`;
  // of a look that nobody put into words nothing is left to be said
  if (said.isWordless) return `${colour.name} ${kind}`;
  // a denim jacket is of denim
  const isFabricSaid = said.fabric === 'words' || called.toLowerCase().includes(fabric);
  if (said.colour !== 'words')
    return isFabricSaid
      ? `${kind}, colour yours (drawn ${colour.name})`
      : `cloth and colour yours (drawn as ${colour.name} ${kind})`;
  return isFabricSaid ? `${colour.name} ${kind}` : `${colour.name} cloth, kind yours (drawn as ${kind})`;
}

/** The cloth that the words line it with: 'lined in cotton'. */
const liningCloth = ({ details }: Placed): string | undefined =>
  FABRICS.find((fabric) => details.some(({ id, part }) => part === 'lining' && id === fabric));

/** Which cloth each kind of piece is cut from. */
export function clothsOf(g: Placed, cut: Cut, parts: Parts, said: Said): ClothUse[] {
  const isSaid = said.fabric === 'words' || said.colour === 'words';
  const out: ClothUse[] = [
    { role: 'fabric', name: nameOf(g, said), hex: g.cloth.colour.hex, provenance: isSaid ? 'words' : 'house' },
  ];
  // half of a body is lined, of nothing else
  const isHalf = isHalfLined(g) && cut.form === 'torso';
  if ((cut.lined || isHalf) && !g.isUnlined) {
    const own = g.trims.lining;
    const colour = own ?? g.cloth.colour;
    const kind = liningCloth(g);
    out.push({
      role: 'lining',
      name: `${colour.name} ${kind ? `${kind} ` : ''}lining${isHalf ? ', half' : ''}`,
      hex: colour.hex,
      provenance: own || kind || isLinedByWords(g) ? 'words' : 'house',
    });
  }
  const t = parts.torso;
  const fused = (t?.collar && g.collar !== 'roll') || t?.collarFall || t?.placket || t?.lapel || isBandFused(g, cut);
  if (fused) out.push({ role: 'interfacing', name: 'woven fusing', hex: '#f2f0ea', provenance: 'check' });
  const isRibbed = 'build' in cut && t?.cuff !== undefined && hasRibCuffs(g, cut.build);
  if (t?.rib || t?.hemRib || isRibbed || (parts.legs?.cuff && cut.form === 'legs' && cut.kind === 'elastic'))
    out.push({
      role: 'rib',
      name: `${(g.trims.rib ?? g.cloth.colour).name} rib 1×1`,
      hex: (g.trims.rib ?? g.cloth.colour).hex,
      provenance: 'house',
    });
  const contrast = g.trims.contrast ?? g.trims.panel;
  if (contrast) out.push({ role: 'contrast', name: contrast.name, hex: contrast.hex, provenance: 'words' });
  return out;
}
