/** Words of plain English that lie one letter from a word of ours and mean what they say. */
export const NOT_TYPOS: ReadonlySet<string> = new Set('chair weather whole house north shine'.split(' '));
