/** A stone is cut in one of them. */
export const SHAPES: ReadonlySet<string> = new Set(
  'round oval square heart pear marquise cushion rectangular teardrop emerald-cut princess-cut triangular trillion asscher baguette'.split(
    ' ',
  ),
);
