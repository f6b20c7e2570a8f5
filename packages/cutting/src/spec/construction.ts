import type { Garment } from '@toile/look';
import type { Cut } from './cut.ts';
import type { Parts } from './points.ts';
import type { Provenance, Specification } from './specification.ts';

const cm = (v: number) => `${Math.round(v * 10) / 10} cm`;

const SHAPING: Readonly<Record<Extract<Cut, { form: 'torso' }>['build'], string>> = {
  knit: 'no darts; shoulder taped',
  'rib-knit': 'no darts; rib at 85 % of the edge',
  light: 'side bust dart',
  shirt: 'back yoke in two layers, box pleat at centre back',
  tunic: 'side bust dart, straight sides to the slit',
  bodice: 'bust and waist darts front, waist darts back',
  choli: 'waist, side and armhole darts towards the bust point; waist darts back',
  corset: 'princess panels, steel bones in casings, waist tape',
  skin: 'elastic at all edges, double front',
  casual: 'front facings, lining to the hem',
  tailored: 'front dart and side panel, two-piece sleeve, half canvas',
  coat: 'front dart, two-piece sleeve, facing to the hem',
  'band-coat': 'princess seams, two-piece sleeve, canvas to 10 cm below the waist',
  vest: 'front darts, back of lining with strap',
  wide: 'cut in one straight panel from shoulder to hem, sleeve set straight',
};

function torsoLines(cut: Cut, parts: Parts): string[] {
  const t = parts.torso;
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit')) return [];
  const out = [SHAPING[cut.build]];
  if (t.kalis) out.push(`${t.kalis} kalis, each ${cm((t.sweep ?? 0) / t.kalis)} at the hem`);
  if (t.tiers) out.push(`${t.tiers} tiers, each gathered to one and a half times the one above`);
  if (t.joint !== undefined && !t.kalis && t.sweep)
    out.push(`skirt joined ${cm(t.joint)} below HPS, sweep ${cm(t.sweep)}`);
  if (t.placket) out.push(`placket ${cm(t.placket)} × ${cm(t.placketWidth ?? 2.5)}, box end`);
  if (t.collarFall) out.push(`collar stand ${cm(t.collar ?? 3)}, fall ${cm(t.collarFall)}`);
  else if (t.collar) out.push(`stand collar ${cm(t.collar)}, fused`);
  if (t.rib) out.push(`neck rib ${cm(t.rib)}`);
  if (t.slit) out.push(`slits ${cm(t.slit)}, faced, bar-tacked`);
  if (t.vent) out.push(`centre-back vent ${cm(t.vent)}`);
  if (t.cuff) out.push(`cuff ${cm(t.cuff)}`);
  return out;
}

function lowerLines(cut: Cut, parts: Parts): string[] {
  const out: string[] = [];
  const { skirt, legs, drape } = parts;
  if (skirt) {
    out.push(
      cut.form === 'skirt' && cut.kind === 'cloth'
        ? 'straight cloth, wrapped and tucked'
        : `band ${cm(skirt.band)}, fused`,
    );
    if (skirt.kalis)
      out.push(`${skirt.kalis} kalis, each ${cm(skirt.sweep / skirt.kalis)} at the hem; hang a day before levelling`);
    if (skirt.pleats) out.push(`${skirt.pleats} pleats, pressed, stitched down to the hip`);
    if (skirt.border) out.push(`border ${cm(skirt.border)} along the hem`);
    if (skirt.vent) out.push(`vent ${cm(skirt.vent)}`);
  }
  if (legs) {
    if (legs.fly) out.push('fly with J stitch, hook and bar', 'pockets with pocketing');
    if (legs.belt) out.push(`belt ${cm(legs.belt)} deep, legs pleated into it`);
    if (legs.chudi) out.push(`${cm(legs.chudi)} of length gathers in rings; cut on the bias`);
    if (legs.joint)
      out.push(`flare of ${cm((legs.flare ?? 0) * 2)} a leg gathered to the knee, joint covered with gota or lace`);
  }
  if (drape) {
    out.push(`hemmed cloth ${cm(drape.length)} × ${cm(drape.width)}`);
    if (drape.blousePiece) out.push(`blouse piece ${cm(drape.blousePiece)} woven on`);
    if (drape.fall) out.push(`fall ${cm(drape.fall)} × ${cm(drape.fallDepth ?? 12)} on the lower edge, from 15 cm in`);
    if (drape.tassel) out.push(`tassels ${cm(drape.tassel)} at both ends`);
  }
  return out;
}

interface Said {
  details: Provenance;
}

/** What is written beside the drawing: the make, and every detail of the Look by name. */
export function constructionOf(g: Garment, cut: Cut, parts: Parts, said: Said): Specification['construction'] {
  const house = [...torsoLines(cut, parts), ...lowerLines(cut, parts)].map((text) => ({
    text,
    provenance: 'house' as const,
  }));
  const details = g.details.map(({ id, part, count }) => ({
    text: `${count ? `${count} ` : ''}${id.replaceAll('-', ' ')}${part ? ` at the ${part}` : ''}`,
    provenance: said.details,
  }));
  return [...house, ...details];
}
