/** No long list of colour names in a browser: it weighs more than all the rest, and hardly a brief needs it. */
export const RARE_NAMES: readonly string[] = [];
