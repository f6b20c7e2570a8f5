/** What goes with what is denied by another name: 'no fur' takes the fur off a hood, 'no pleats' the pleats of a kilt. */

interface Kin {
  /** Words that rule out, as the draft holds them: ids of things, of details, and values of slots. */
  denied: readonly string[];
  details: readonly string[];
}

const KIN: readonly Kin[] = [
  { denied: ['fabric=fur'], details: ['fur-trim'] },
  { denied: ['silhouette=pleated'], details: ['pleats'] },
  { denied: ['elastic'], details: ['elasticated-waist'] },
  { denied: ['contrast'], details: ['contrast-sleeve'] },
  { denied: ['obi-belt', 'obi', 'belt'], details: ['obi'] },
  { denied: ['pinafore', 'apron'], details: ['apron'] },
  { denied: ['sleeveShape=bell'], details: ['wide-sleeve'] },
  { denied: ['fabric=satin'], details: ['satin-lapel'] },
  { denied: ['embroidery'], details: ['embroidered-neck'] },
];

const KIN_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const kin = new Map<string, string[]>();
  for (const { denied, details } of KIN)
    for (const word of denied) kin.set(word, [...(kin.get(word) ?? []), ...details]);
  return kin;
})();

/** Details that go with what the words rule out, beside those they name. */
export const kinOf = (without: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...without].flatMap((word) => KIN_OF.get(word) ?? []));
