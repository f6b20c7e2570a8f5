/** Tartans and checks that have their own colours by name: the ground, the broad bars, then the fine lines. */

/** Names of the colour table. */
interface Tartan {
  ground: readonly string[];
  motif: readonly string[];
}

const TARTANS: Readonly<Record<string, Tartan>> = {
  'Black Watch tartan': { ground: ['bottle green'], motif: ['navy', 'black', 'black'] },
  'Gordon tartan': { ground: ['bottle green'], motif: ['navy', 'sunflower', 'black'] },
  'Royal Stewart tartan': { ground: ['scarlet'], motif: ['bottle green', 'white', 'sunflower'] },
  'Dress Stewart tartan': { ground: ['white'], motif: ['scarlet', 'bottle green', 'navy'] },
  'MacLeod tartan': { ground: ['sunflower'], motif: ['black', 'scarlet', 'black'] },
  'camel check': { ground: ['camel'], motif: ['black', 'white', 'scarlet'] },
};

/** The colours a named tartan always is of; undefined for checks of any colour. */
export const tartanOf = (name: string | undefined): Tartan | undefined => TARTANS[name ?? ''];
