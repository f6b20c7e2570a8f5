/** Makes what is costly to make when it is first asked for, once: a screen that opens does not wait for it. */
export function whenAsked<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
