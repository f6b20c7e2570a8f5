/** What a picture looks like at a glance: points of three bytes, of which none says how light or how strong in colour the whole is. */
export const LOOK = { width: 24, height: 32, channels: 3 } as const;

/** How much all points of a look differ from its middle, in 255ths: light and dark copies of one picture have the same. */
export const SPREAD = 45;
export const MIDDLE = 128;
