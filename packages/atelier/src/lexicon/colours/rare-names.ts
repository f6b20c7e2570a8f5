import names from './rare-names.json' with { type: 'json' };

const HEX_LENGTH = '#000000'.length;

/** The long list of colour names: that of the package color-name-list 14.51.0, under the licence beside it. */
export const RARE_NAMES: readonly { name: string; hex: string }[] = names.map((entry) => ({
  name: entry.slice(0, -HEX_LENGTH),
  hex: entry.slice(-HEX_LENGTH),
}));
