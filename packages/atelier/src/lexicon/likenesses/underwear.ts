import type { Likeness } from './likeness.ts';

/** What is worn beneath clothes or on a mat, and is not drawn: it is told with what stands in its place. */
export const UNDERWEAR: readonly Likeness[] = [
  {
    words:
      'lingerie, lingerie set, bridal lingerie, bridal lingerie set, bra and panties, bra and panties set, bra and panty, bra and panty set, bra and thong, bra set, underwear set, negligee, négligée, babydoll lingerie, baby doll lingerie, babydoll nightie, baby doll nightie, babydoll negligee, lace teddy',
    like: 'slip-dress',
    cut: 'female',
  },
  {
    words:
      'bra, brassiere, balconette bra, push up bra, plunge bra, padded bra, strapless bra, nursing bra, wireless bra',
    like: 'camisole',
    cut: 'female',
  },
  { words: 'panties, panty, thong, g string', like: 'sports-shorts', cut: 'female' },
  { words: 'briefs, boxer briefs, underwear, undies, underpants, jockstrap, jock strap', like: 'sports-shorts' },
  {
    words: 'wrestling singlet, wrestling suit, weightlifting singlet, lifting singlet',
    like: 'playsuit',
    is: { neckline: 'scoop', sleeveShape: 'none', sleeveLength: 'sleeveless', fit: 'fitted', closure: 'none' },
  },
];
