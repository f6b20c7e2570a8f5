/** A flat sheet or a flat person as a self-contained SVG: no fonts, no pictures, nothing fetched. */
import type { FlatShape, Pattern } from '#atelier/sheet/media/flat/flat-shape.ts';
import { pathData } from '#atelier/sheet/vector/outline.ts';
import { type Provenance, xmpOf } from './provenance.ts';

export interface SvgSheet {
  /** Page units. */
  width: number;
  height: number;
  title: string;
  /** Colour of the sheet; none leaves the ground clear. */
  paper?: string;
  shapes: readonly FlatShape[];
  /** Elements laid over the shapes, page units. */
  furniture?: string;
}

const escapeXml = (words: string): string => words.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);
const hundredth = (value: number): number => Math.round(value * 100) / 100;

function patternMarkup({ id, w, h, angle, ground, shapes }: Pattern): string {
  const turn = angle ? ` rotate(${hundredth((angle * 180) / Math.PI)})` : '';
  const motifs = shapes
    .filter((shape) => shape.outlines.length)
    .map((s) => `<path fill="${s.fill}" fill-rule="evenodd" d="${pathData(s.outlines)}"/>`)
    .join('');
  // the group that is filled is drawn in tenths of a unit
  return `<pattern id="${id}" width="${hundredth(w)}" height="${hundredth(h)}" patternUnits="userSpaceOnUse" patternTransform="scale(10)${turn}"><rect width="${hundredth(w + 1)}" height="${hundredth(h + 1)}" fill="${ground}"/><g transform="scale(.1)">${motifs}</g></pattern>`;
}

function shapeMarkup({ outlines, fill, opacity, pattern }: FlatShape): string {
  if (!outlines.length) return '';
  const glaze = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
  return `<path fill="${pattern ? `url(#${pattern.id})` : fill}"${glaze} d="${pathData(outlines)}"/>`;
}

/** The markup, UTF-8 text with provenance metadata. The same sheet gives the same text. */
export function svgOf(sheet: SvgSheet, provenance: Provenance): string {
  const { width, height, title, paper, shapes, furniture = '' } = sheet;
  const patterns = new Map<string, Pattern>();
  for (const { pattern } of shapes) if (pattern) patterns.set(pattern.id, pattern);
  const xmp = xmpOf(provenance).replace(/<\?xpacket[^>]*\?>/g, '');
  const [w, h] = [hundredth(width), hundredth(height)];
  const defs = [...patterns.values()].map(patternMarkup).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
    `<title>${escapeXml(title)}</title><metadata>${xmp}</metadata>`,
    defs && `<defs>${defs}</defs>`,
    paper && `<rect width="${w}" height="${h}" fill="${paper}"/>`,
    `<g transform="scale(.1)" fill-rule="evenodd">${shapes.map(shapeMarkup).join('')}</g>`,
    furniture,
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}
