import type { Garment } from '@toile/look';
import { tartanOf } from './tartans.ts';

/** Grounds and motifs by which a print is known when the words name no colour: names of the colour table. */
export interface PrintColours {
  ground: readonly string[];
  motif: readonly string[];
}

const BY_NAME: Readonly<Record<string, PrintColours>> = {
  'wax print': {
    ground: ['royal blue', 'marigold', 'emerald', 'scarlet'],
    motif: ['marigold', 'scarlet', 'ivory', 'navy'],
  },
  kente: { ground: ['marigold'], motif: ['emerald', 'scarlet', 'royal blue'] },
  kalamkari: { ground: ['cream', 'ecru', 'mustard'], motif: ['maroon', 'indigo', 'olive'] },
  ajrakh: { ground: ['indigo', 'maroon'], motif: ['cream', 'maroon'] },
  'tropical print': { ground: ['ivory', 'teal', 'navy', 'butter'], motif: ['leaf green', 'coral', 'emerald'] },
  'shibori print': { ground: ['indigo'], motif: ['ivory'] },
  'zebra print': { ground: ['ivory', 'white'], motif: ['soft black'] },
  'tiger print': { ground: ['amber', 'rust', 'camel'], motif: ['soft black'] },
  'snake print': { ground: ['stone', 'taupe', 'ecru'], motif: ['charcoal', 'taupe'] },
  'giraffe print': { ground: ['cream'], motif: ['tan', 'chocolate'] },
  'cow print': { ground: ['white', 'ivory'], motif: ['soft black', 'chocolate'] },
  'glen check': { ground: ['light grey', 'ecru'], motif: ['charcoal', 'sky blue'] },
  windowpane: { ground: ['navy', 'charcoal', 'camel'], motif: ['light grey', 'ivory'] },
  'madras check': { ground: ['butter', 'ivory', 'sky blue'], motif: ['coral', 'navy', 'leaf green'] },
  'buffalo check': { ground: ['cherry red'], motif: ['soft black'] },
  'tattersall check': { ground: ['ivory', 'cream'], motif: ['bottle green', 'maroon'] },
  'zari checks': { ground: ['maroon', 'mustard', 'bottle green', 'royal blue'], motif: ['gold'] },
  'zari stripes': { ground: ['maroon', 'ivory', 'bottle green'], motif: ['gold'] },
  'acid wash': { ground: ['denim blue'], motif: ['white'] },
  'graph check': { ground: ['white', 'ivory'], motif: ['navy', 'sky blue'] },
  'big check': { ground: ['cherry red', 'navy', 'bottle green'], motif: ['soft black', 'navy', 'ivory'] },
  checkerboard: { ground: ['ivory'], motif: ['soft black'] },
  argyle: { ground: ['camel', 'navy', 'bottle green'], motif: ['ivory', 'burgundy'] },
  'daisy print': { ground: ['sky blue', 'navy', 'sage', 'butter'], motif: ['white', 'ivory'] },
  'rose print': { ground: ['ivory', 'navy', 'blush', 'cream'], motif: ['rose', 'cherry red'] },
  'poppy print': { ground: ['ivory', 'navy', 'sky blue'], motif: ['scarlet', 'cherry red'] },
  'blossom print': { ground: ['ivory', 'powder blue', 'soft black'], motif: ['rose', 'blush'] },
  'toile de Jouy': { ground: ['ivory'], motif: ['indigo'] },
};
const BY_KIND: Partial<Record<Garment['cloth']['print']['kind'], PrintColours>> = {
  bandhani: { ground: ['crimson', 'marigold', 'rani pink', 'bottle green'], motif: ['ivory', 'butter'] },
  leheriya: { ground: ['marigold', 'rani pink', 'turquoise', 'leaf green'], motif: ['ivory', 'crimson', 'butter'] },
  ikat: { ground: ['indigo', 'maroon', 'rust', 'teal'], motif: ['ivory', 'mustard'] },
  block: { ground: ['ecru', 'indigo', 'mustard', 'terracotta'], motif: ['indigo', 'maroon', 'ivory'] },
  animal: { ground: ['camel', 'tan'], motif: ['chocolate', 'soft black'] },
  camouflage: { ground: ['khaki'], motif: ['olive', 'bottle green', 'dark brown'] },
  houndstooth: { ground: ['ivory', 'cream'], motif: ['soft black', 'charcoal'] },
  gingham: { ground: ['white'], motif: ['cherry red', 'navy', 'leaf green', 'sky blue'] },
  plaid: { ground: ['cherry red', 'camel', 'bottle green', 'navy', 'charcoal'], motif: ['navy', 'ivory', 'mustard'] },
  pinstripe: { ground: ['navy', 'charcoal'], motif: ['light grey', 'ivory', 'charcoal', 'navy'] },
  stripe: { ground: ['ivory', 'white', 'navy'], motif: ['navy', 'cherry red', 'indigo', 'bottle green'] },
  'tie-dye': { ground: ['sunflower', 'turquoise', 'lilac', 'coral'], motif: ['fuchsia', 'cobalt', 'ivory', 'violet'] },
  paisley: { ground: ['burgundy', 'teal', 'mustard', 'navy'], motif: ['ivory', 'rust', 'sage'] },
  floral: {
    ground: ['ivory', 'navy', 'blush', 'butter', 'sage', 'powder blue'],
    motif: ['rose', 'coral', 'rust', 'lilac'],
  },
  ditsy: { ground: ['cream', 'navy', 'dusty rose', 'sage'], motif: ['rose', 'ivory', 'mustard'] },
};

/** Weaves that are known by their colours. */
const BY_CLOTH: Readonly<Record<string, PrintColours>> = {
  'Kerala kasavu cotton': { ground: ['cream', 'ivory'], motif: ['gold'] },
  'tussar silk': { ground: ['wheat', 'antique gold', 'camel'], motif: ['maroon', 'rust', 'gold'] },
  'muga silk': { ground: ['antique gold', 'wheat'], motif: ['scarlet'] },
  'Kanjivaram silk': { ground: ['rani pink', 'emerald', 'maroon', 'royal blue', 'marigold'], motif: ['gold'] },
  'Banarasi silk': { ground: ['crimson', 'wine', 'royal blue', 'emerald', 'rani pink'], motif: ['gold'] },
  'Chanderi silk': { ground: ['mint', 'butter', 'blush', 'ivory', 'powder blue'], motif: ['gold', 'antique gold'] },
  'Paithani silk': { ground: ['rani pink', 'violet', 'bottle green', 'peacock blue'], motif: ['gold'] },
  'Mysore silk': { ground: ['wine', 'peacock blue', 'marigold', 'bottle green'], motif: ['gold'] },
  khadi: { ground: ['ecru', 'natural', 'indigo', 'rust'], motif: ['indigo', 'maroon'] },
};

/** Colours a print or weave that was asked for is known by; undefined where any will do. */
export const knownColours = ({ cloth: { print, name } }: Garment): PrintColours | undefined =>
  BY_CLOTH[name ?? ''] ?? tartanOf(print.name) ?? BY_NAME[print.name ?? ''] ?? BY_KIND[print.kind];
