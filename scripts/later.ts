/** By what the framework asks of every schema, as it registers its route, whether it is of another kind: none of ours has them. */
const FOREIGN_MARKS: readonly unknown[] = ['content', 'isFluentSchema', Symbol.for('fluent-schema-object')];

/** What stands for a value that is not made yet. No plain object, as what it stands for is none. */
class Later {}

/**
 * Stands for what `make` makes, which is made when something of it is first asked for. It is for values that nobody compares: what is
 * made knows itself by another identity.
 */
export function later<T extends object>(make: () => T): T {
  let made: T | undefined;
  const real = (): T => {
    made ??= make();
    return made;
  };
  const stand: object = new Proxy(new Later(), {
    get: (_, key) => (FOREIGN_MARKS.includes(key) ? undefined : Reflect.get(real(), key)),
    set: (_, key, value) => Reflect.set(real(), key, value),
    has: (_, key) => Reflect.has(real(), key),
  });
  // All that is asked of it is asked of what it stands for.
  return stand as T;
}
