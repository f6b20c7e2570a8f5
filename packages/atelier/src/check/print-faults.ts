/** Plain cloth bears no print: all its pixels are of one family of hues. */
import { detailWord, type Garment } from '@toile/look';
import { CRAFTS } from '@toile/look/records';
import { converter } from 'culori';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
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

export function printFaults(m: Measured): Fault[] {
  return m.look.garments.flatMap((g, index): Fault[] => {
    if (g.cloth.print.kind !== 'solid' || bearsOther(g) || pixelsOf(m, index).length < JUDGED) return [];
    const other = coloursOf(m, index).find((hex) => isFar(hex, g.cloth.colour.hex));
    return other
      ? [{ rule: 'print', kind: g.kind, note: `${g.cloth.fabric} ${g.cloth.colour.hex} shows ${other}` }]
      : [];
  });
}
