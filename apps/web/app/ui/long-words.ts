/** Characters beyond which words of a brief get a place of their own height. */
const LONG = 320;

/** Attributes of words that may go on beyond their place: there they scroll, by the keyboard too. */
export const longWords = (words: string) => (words.length > LONG ? { 'data-scrolls': true, tabIndex: 0 } : {});
