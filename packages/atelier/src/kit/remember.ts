/** What is worked out once and asked for again: by the live sketch at every word, by a picture and its preview. */

/** Gives what was made for `key`, or makes it; the oldest of more than `most` is forgotten. Whoever gets it changes nothing in it. */
export function remembering<T>(most: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const made = make();
    if (known.size >= most) {
      const [oldest] = known.keys();
      known.delete(oldest);
    }
    known.set(key, made);
    return made;
  };
}
