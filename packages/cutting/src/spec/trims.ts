import { asksFor, type Garment } from '@toile/look';
import { netMetres } from './can-can.ts';
import type { Build, Cut } from './cut.ts';
import type { Parts, Torso } from './points.ts';
import type { Closing, Provenance, Trim } from './specification.ts';
import { hasBackTie } from './torso/back-tie.ts';
import { isElasticEdged } from './torso/edges.ts';
import { isRaglan } from './torso/raglan.ts';
import { girdleOf } from './torso/ties.ts';

const up = (metres: number) => Math.ceil(metres * 20) / 20;
const trim = (
  id: string,
  name: string,
  quantity: number,
  unit: Trim['unit'],
  provenance: Provenance = 'house',
): Trim => ({
  id,
  name,
  quantity,
  unit,
  provenance,
});

/** The price list's name of what closes, by its own. */
const TRIM_IDS: readonly (readonly [word: RegExp, id: string])[] = [
  [/button/, 'button'],
  [/zip/, 'zip'],
  [/hook/, 'hook'],
  [/elastic/, 'elastic'],
  [/nada|drawc|cord/, 'cord'],
];

/** Buttons and zips come from the closings, with one spare button of each kind. */
function fromClosings(closings: readonly Closing[]): Trim[] {
  // ties and sashes of the garment's own cloth are cut, not bought
  const bought = closings.filter(({ what }) => !/^(?:tie|sash|tape to tie|opening .*)$/.test(what));
  const kinds = [...new Set(bought.map(({ what }) => what))];
  return kinds.map((what) => {
    const same = bought.filter((one) => one.what === what);
    const [c] = same;
    const quantity = same.reduce((sum, one) => sum + one.count * (one.times ?? 1), 0);
    const id = TRIM_IDS.find(([word]) => word.test(what))?.[1] ?? 'fastening';
    const spare = id === 'button' ? 1 : 0;
    return trim(id, what, quantity + spare, 'pcs', c?.provenance);
  });
}

/** Share of the house's minutes: metres of thread for each piece of its kind. */
function threadMetres(g: Garment, cut: Cut): number {
  switch (cut.form) {
    case 'drape':
      return 40;
    case 'skirt':
      return cut.kind === 'kalis' ? 350 : 120;
    case 'legs':
      return cut.kind === 'jeans' ? 320 : 200;
    case 'round':
      return 120;
    case 'jumpsuit':
      return 320;
    case 'torso':
      return cut.build === 'knit' ? 90 : cut.lined ? 260 : g.length === 'crop' ? 90 : 160;
  }
}

function borders(g: Garment, parts: Parts): Trim[] {
  const out: Trim[] = [];
  const sweep =
    (parts.skirt?.border && parts.skirt.sweep) || (parts.torso?.border && (parts.torso.sweep ?? parts.torso.hem * 2));
  if (sweep)
    out.push(
      trim(
        'border',
        `${g.border?.kind ?? 'plain'} border`,
        up((sweep * 1.05) / 100),
        'm',
        g.border ? 'words' : 'house',
      ),
    );
  const d = parts.drape;
  if (d && g.border)
    out.push(
      trim(
        'border',
        `${g.border.kind} border, both edges${d.pallu ? '' : ' and ends'}`,
        up((2 * d.length + (d.pallu ? 0 : 2 * d.width)) / 100),
        'm',
        'words',
      ),
    );
  if (d?.tassel) out.push(trim('tassel', 'tassels', Math.round((2 * d.width) / 3), 'pcs', 'words'));
  if (d?.fall) out.push(trim('fall', 'saree fall', up((d.fall + 10) / 100), 'm'));
  return out;
}

const TAILORED: readonly Build[] = ['tailored', 'coat', 'band-coat'];
/** A bone at each side seam of what has nothing to hang from. */
const BONES = 2;
/** The edge round breast, back and arms drawn in by so much. */
const DRAWN_IN = 0.8;
const elasticMetres = (t: Torso): number => up(((t.chest * 2 + t.armhole * 2) * DRAWN_IN) / 100);

/** Thread, buttons, zips, tapes, borders: by number and metre. */
export function trimsOf(g: Garment, cut: Cut, parts: Parts, closings: readonly Closing[]): Trim[] {
  const out: Trim[] = [
    trim('thread', 'sewing thread 120', threadMetres(g, cut), 'm'),
    trim('label', 'main, size and care label', 3, 'pcs', 'check'),
  ];
  out.push(...fromClosings(closings), ...borders(g, parts));
  const t = parts.torso;
  if (t && girdleOf(g) === 'belt') out.push(trim('buckle', 'buckle', 1, 'pcs'));
  if (t?.slit) out.push(trim('tape', 'slit tape', up((t.slit * 4) / 100), 'm'));
  if (cut.form === 'torso' && cut.build === 'knit') out.push(trim('tape', 'neck tape', 0.35, 'm'));
  if (t && 'build' in cut && isElasticEdged(g, cut.build))
    out.push(trim('elastic', 'elastic 1 cm', elasticMetres(t), 'm'));
  if (t && g.neckline === 'strapless' && 'build' in cut && cut.build === 'bodice' && !asksFor(g, 'boning'))
    out.push(trim('boning', 'boning at the side seams', BONES, 'pcs'));
  if (cut.form === 'torso' && cut.build === 'choli') out.push(trim('pads', 'cups', 1, 'pair', 'check'));
  if (cut.form === 'torso' && t && hasBackTie(g, cut.build, t.backNeck))
    out.push(trim('dori', 'dori for the back', 1.5, 'm'), trim('latkan', 'latkan', 2, 'pcs'));
  const isTailored = 'build' in cut && TAILORED.includes(cut.build);
  // a raglan has no sleeve head to fill and no shoulder seam to pad
  if (isTailored && t && isRaglan(g, cut.build, t)) out.push(trim('canvas', 'chest canvas', 0.6, 'm'));
  else if (cut.form === 'torso' && isTailored)
    out.push(
      trim('shoulder-pads', 'shoulder pads', 1, 'pair'),
      trim('sleeve-heads', 'sleeve heads', 2, 'pcs'),
      trim('canvas', 'chest canvas', 0.6, 'm'),
    );
  if (parts.skirt?.kalis)
    out.push(trim('can-can', 'can-can net', netMetres(parts, 1), 'm', 'check'), trim('latkan', 'latkan', 2, 'pcs'));
  if (cut.form === 'legs' && cut.kind === 'jeans') out.push(trim('rivet', 'rivets', 6, 'pcs'));
  return out;
}
