/** Plain cloth bears no print: all its pixels are of one family of hues. */
import { detailWord, type Garment } from '@toile/look';
import { CRAFTS } from '@toile/look/records';
import { converter } from 'culori';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import type { Fault } from './fault.ts';
import { coloursOf, type Measured, pixelsOf } from './measured.ts';

const toOklch = converter('oklch');
/** Chroma under which a colour has no hue to speak of, and degrees within which hues are one family. */
const GREY = 0.045;
const FAMILY = 48;
/** Seen in fewer pixels, nothing is judged. */
const JUDGED = 160;

/** What is sewn, woven or shone onto plain cloth in another colour by right. */
const bearsOther = ({ cloth, border, trims, details }: Garment): boolean =>
  border !== undefined ||
  Object.keys(trims).length > 0 ||
  FABRIC_RULES[cloth.fabric].weave === 'figured' ||
  FABRIC_RULES[cloth.fabric].cover < 0.9 ||
  cloth.fabric === 'sequin' ||
  cloth.fabric === 'denim' ||
  details.some(
    (detail) => Object.hasOwn(CRAFTS, detail.id) || /contrast|apron|stripe|goreum|motif/.test(detailWord(detail)),
  );

const isFar = (a: string, b: string): boolean => {
  const [one, two] = [toOklch(a), toOklch(b)];
  if (!one || !two || one.c < GREY || two.c < GREY) return false;
  const apart = Math.abs((one.h ?? 0) - (two.h ?? 0)) % 360;
  return Math.min(apart, 360 - apart) > FAMILY;
};

/** Pixels of the n-th garment but for those where another's belt or buckle may lie over it, as over a shirt under an open jacket. */
function barePixels(m: Measured, index: number): number[] {
  const { width, scale } = m.scene;
  const own = m.look.garments[index]?.id;
  const over = drawnParts(m.dressed.outfit).filter(({ isApart, garmentId }) => isApart && garmentId !== own);
  return pixelsOf(m, index).filter((at) => {
    const [x, y] = [(at % width) / scale, Math.floor(at / width) / scale];
    return !over.some(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
  });
}

export function printFaults(m: Measured): Fault[] {
  return m.look.garments.flatMap((g, index): Fault[] => {
    if (g.cloth.print.kind !== 'solid' || bearsOther(g)) return [];
    const pixels = barePixels(m, index);
    if (pixels.length < JUDGED) return [];
    const other = coloursOf(m, pixels).find((hex) => isFar(hex, g.cloth.colour.hex));
    return other
      ? [{ rule: 'print', kind: g.kind, note: `${g.cloth.fabric} ${g.cloth.colour.hex} shows ${other}` }]
      : [];
  });
}
