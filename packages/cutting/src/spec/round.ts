/** Finished measures stand on quarters of a centimetre: what a tape shows and a table can grade evenly. */
export const quarter = (cm: number): number => Math.round(cm * 4) / 4;
/** Half of a girth, laid flat. */
export const half = (girth: number): number => quarter(girth / 2);
