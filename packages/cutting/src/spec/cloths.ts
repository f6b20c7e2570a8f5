import type { Placed } from './as-ordered.ts';
import type { Cut } from './cut.ts';
import type { Parts } from './points.ts';
import type { ClothUse, Provenance } from './specification.ts';

const FUSED_PARTS: readonly Cut['form'][] = ['skirt', 'legs'];

/** Who decided the cloth, and who its colour. */
interface Said {
  readonly fabric: Provenance;
  readonly colour: Provenance;
  /** '13 oz', '180 gsm', as the words weigh it. */
  readonly weight?: string;
}

/** What is told of a cloth whose colour, or whose kind, nobody ordered. */
function nameOf({ cloth: { colour, name, fabric } }: Placed, said: Said): string {
  const kind = `${said.weight ? `${said.weight} ` : ''}${name ?? fabric}`;
  if (said.colour !== 'words')
    return said.fabric === 'words' ? `${kind}, colour yours (drawn ${colour.name})` : `${colour.name} ${kind}`;
  return said.fabric === 'words' ? `${colour.name} ${kind}` : `${colour.name} cloth, kind yours (drawn as ${kind})`;
}

/** Which cloth each kind of piece is cut from. */
export function clothsOf(g: Placed, cut: Cut, parts: Parts, said: Said): ClothUse[] {
  const isSaid = said.fabric === 'words' || said.colour === 'words';
  const out: ClothUse[] = [
    { role: 'fabric', name: nameOf(g, said), hex: g.cloth.colour.hex, provenance: isSaid ? 'words' : 'house' },
  ];
  if (cut.lined && !g.isUnlined) {
    const own = g.trims.lining;
    const colour = own ?? g.cloth.colour;
    out.push({ role: 'lining', name: `${colour.name} lining`, hex: colour.hex, provenance: own ? 'words' : 'house' });
  }
  const t = parts.torso;
  const fused = t?.collar || t?.placket || t?.lapel || FUSED_PARTS.includes(cut.form);
  if (fused) out.push({ role: 'interfacing', name: 'woven fusing', hex: '#f2f0ea', provenance: 'check' });
  if (t?.rib || t?.hemRib || (parts.legs?.cuff && cut.form === 'legs' && cut.kind === 'elastic'))
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
