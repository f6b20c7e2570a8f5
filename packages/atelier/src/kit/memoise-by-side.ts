/**
 * What follows from a body or a wearer alone, worked out once for each side: bodies are kept from picture to picture, and a wearer
 * is asked the same by every garment. Whoever gets it changes nothing in it.
 */
export function memoiseBySide<O extends object, S extends string | number, T>(
  make: (of: O, side: S) => T,
): (of: O, side: S) => T {
  const known = new WeakMap<O, Map<S, T>>();
  return (of, side) => {
    let sides = known.get(of);
    if (!sides) {
      sides = new Map();
      known.set(of, sides);
    }
    const old = sides.get(side);
    if (old !== undefined) return old;
    const made = make(of, side);
    sides.set(side, made);
    return made;
  };
}
