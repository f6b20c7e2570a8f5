/** A stretch of the words, in UTF-16 offsets. */
export interface MarkedSpan {
  start: number;
  end: number;
}

/** Sewn: understood. Chalked: to be altered, because nobody here knows it. Plain: carries no meaning of its own. */
export type Thread = 'sewn' | 'chalked' | 'plain';

export interface Stretch {
  /** Offset of its first character in the words. */
  start: number;
  text: string;
  thread: Thread;
}

/** Cuts a span to the words and drops the space at its ends, which no thread should underline. */
function fit({ start, end }: MarkedSpan, words: string): MarkedSpan {
  let from = Math.max(0, start);
  let to = Math.min(words.length, end);
  while (from < to && /\s/.test(words.charAt(from))) from++;
  while (from < to && /\s/.test(words.charAt(to - 1))) to--;
  return { start: from, end: to };
}

/**
 * Cuts the words into stretches that together are the words again. Where spans overlap, the one that starts first
 * wins, and what was understood wins over what was not.
 */
export function markWords(words: string, understood: MarkedSpan[], unread: MarkedSpan[]): Stretch[] {
  const spans = [
    ...understood.map((span) => ({ ...fit(span, words), thread: 'sewn' as const })),
    ...unread.map((span) => ({ ...fit(span, words), thread: 'chalked' as const })),
  ].sort((a, b) => a.start - b.start || (a.thread === b.thread ? b.end - a.end : a.thread === 'sewn' ? -1 : 1));
  const stretches: Stretch[] = [];
  let at = 0;
  const add = (end: number, thread: Thread) => {
    if (end > at) stretches.push({ start: at, text: words.slice(at, end), thread });
    at = Math.max(at, end);
  };
  for (const { thread, ...span } of spans) {
    const { start, end } = fit({ start: Math.max(span.start, at), end: span.end }, words);
    if (end <= start) continue;
    add(start, 'plain');
    add(end, thread);
  }
  add(words.length, 'plain');
  return stretches;
}
