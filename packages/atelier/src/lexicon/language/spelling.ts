/** Every stem with every noun, and the words that need none, as one comma-separated list. */
export function withNouns(stems: string, nouns: readonly string[], bare = ''): string {
  const phrases = stems.split(',').flatMap((stem) => nouns.map((noun) => `${stem.trim()} ${noun}`));
  return bare ? [...phrases, bare].join(', ') : phrases.join(', ');
}
