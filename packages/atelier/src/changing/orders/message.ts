/** One clause of a message as it was typed, and what joins it to the one before. */
export interface Segment {
  joint: string;
  text: string;
  /** Says wholly what is wished of what. */
  isWish?: true;
}

const STOP = /(\s*(?:[,.;!?\n]+(?=\s|$)|\s-{1,2}\s|—|–)\s*)/;

/** The segments of a message between its stops. Pure. */
export function segmentsOf(words: string): Segment[] {
  const parts = words.split(STOP);
  const found: Segment[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const text = (parts[i] ?? '').trim();
    if (text !== '') found.push({ joint: parts[i - 1] ?? '', text });
  }
  return found;
}

const joined = (joint: string): string => {
  const stop = joint.trim();
  return stop === '' ? ', ' : /^[-—–]/.test(stop) ? ` ${stop} ` : `${stop} `;
};

/** Segments as one text again. */
export const rejoined = (segments: readonly Segment[]): string =>
  segments.map(({ joint, text }, i) => (i === 0 ? text : `${joined(joint)}${text}`)).join('');

const AND = / (?:and|&|\+|aur|but|with|then|and then|and also|also) /g;
/** More joints than these are of a list nobody parts in all its ways. */
const MOST_JOINTS = 6;

/** The places where a clause may be two. */
export const halvesOf = (text: string): [string, string][] =>
  [...text.matchAll(AND)]
    .slice(0, MOST_JOINTS)
    .map(({ 0: joint, index }) => [text.slice(0, index), text.slice(index + joint.length)]);
