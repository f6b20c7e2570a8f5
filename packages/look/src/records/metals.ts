/** Metals by the words colours are named with. */
const METALS = ['gold', 'silver', 'copper', 'bronze', 'brass', 'champagne'] as const;

/** Whether a colour is named as a metal's: 'antique gold', 'champagne'. */
export const isMetal = (colourName: string): boolean => METALS.some((metal) => colourName.includes(metal));
