import type { Moment } from '#server/parts/database/statement.ts';

/** The dialect's way to write a moment: `2026-01-02T03:04:05.678+00:00`. */
export function presentMoment(moment: Moment): string {
  if (typeof moment === 'string') return rewritten(moment) ?? presentMoment(new Date(moment));
  return moment.toISOString().replace('Z', '+00:00');
}

/** `2026-01-02 03:04:05.67+00`, which PostgreSQL writes without zeros at its end. */
const LENGTH = { whole: 22, fraction: 26 } as const;

/** A moment as PostgreSQL writes it, put into the dialect's form without reading it; undefined for any other text. */
function rewritten(text: string): string | undefined {
  if (text.length < LENGTH.whole || text.length > LENGTH.fraction || !text.endsWith('+00') || text[10] !== ' ')
    return undefined;
  const fraction = text.slice(19, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction === '' ? '.000' : fraction.padEnd(4, '0')}+00:00`;
}
