/** Words without what marks the plural: 'cherries' and 'cherry' are one. */
export const stem = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|ss|x)es$/, '')
        .replace(/(?<!s)s$/, '')
    : word;

export const stems = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stem);
