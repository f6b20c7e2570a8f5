import type { Placed } from './as-ordered.ts';
import type { Cut } from './cut.ts';
import type { Parts } from './points.ts';
import type { ClothUse, Provenance } from './specification.ts';

const FUSED_PARTS: readonly Cut['form'][] = ['skirt', 'legs'];

/** Which cloth each kind of piece is cut from. */
export function clothsOf(g: Placed, cut: Cut, parts: Parts, said: Provenance): ClothUse[] {
  const name = `${g.cloth.colour.name} ${g.cloth.name ?? g.cloth.fabric}`;
  const out: ClothUse[] = [{ role: 'fabric', name, hex: g.cloth.colour.hex, provenance: said }];
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
