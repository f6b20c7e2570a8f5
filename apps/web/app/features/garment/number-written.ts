const PLAIN = /^\d+(?:\.\d+)?$/;
/** A comma before one or two figures, or after a lone nought, is a point: no group is written so. */
const COMMA_FOR_POINT = /^(?:\d+,\d{1,2}|0,\d+)$/;
/** Thousands by threes, as in 1,000,000. */
const BY_THREES = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Lakhs and crores: the last three, then twos, as in 1,00,000. */
const BY_LAKHS = /^[1-9]\d?(?:,\d{2})*,\d{3}(?:\.\d+)?$/;

const DEVANAGARI_ZERO = '०'.charCodeAt(0);
const inLatinFigures = (text: string): string =>
  text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * The number that somebody wrote: with a point or a comma for it, or with grouping commas, Indian or international.
 * @returns NaN for what is empty, no number, or could be two: 1,0000 and 1.000,50 are never guessed
 */
export function numberWritten(text: string): number {
  const written = inLatinFigures(text.trim());
  if (PLAIN.test(written)) return Number(written);
  if (COMMA_FOR_POINT.test(written)) return Number(written.replace(',', '.'));
  if (BY_THREES.test(written) || BY_LAKHS.test(written)) return Number(written.replaceAll(',', ''));
  return Number.NaN;
}
