import names from './rare-names.json' with { type: 'json' };

/** The long list of colour names, each with its six digits behind it ('Zaffre#0014a8'): that of the package color-name-list 14.51.0, under the licence beside it. */
export const RARE_NAMES: readonly string[] = names;
