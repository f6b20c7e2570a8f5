/** Where a sentence ends: at its point, before a space and a capital. */
const END = /(?<=[.!?।])\s+(?=\p{Lu}|[\u0900-\u097F])/u;

/** The first `count` sentences of a text, or all of it where no more than one would be left out. */
export function firstSentences(text: string, count: number): string {
  const sentences = text.split(END);
  return sentences.length <= count + 1 ? text : sentences.slice(0, count).join(' ');
}
