import { foldWord } from './tokenise.ts';

/** Common slips too short, or too far from the word that was meant, to be found by their letters. */
const SLIPS: Readonly<Record<string, string>> = {
  dress: 'dres, deress, drees, drss, dresss, derss',
  shirt: 'shrit, shirtt, shrt, sirt',
  skirt: 'skrt, skrit, scirt',
  jeans: 'jins, jens, jeen, jeanz',
  check: 'chek, chex',
  navy: 'navi, nevy',
  with: 'wit, wth, wid',
  and: 'nd',
  jacket: 'jkt, jckt, jaket',
  white: 'wht, wite, whit',
  black: 'blck, blak, blac',
  blue: 'bleu, bue',
  green: 'gren, grn',
  pink: 'pnk, pinck',
  gold: 'glod',
  gown: 'gwon, gawn',
  sequinned: 'sequned, sequened, sequinded',
  kolhapuri: 'kolapuri, kolhapure',
  coat: 'cote',
  suit: 'siut, sute',
  sleeve: 'slv, slev, slevs, sleves, sleve, sleave, sleev',
  neck: 'nek',
  long: 'lng',
  short: 'shrot',
  silk: 'slik',
  cotton: 'cotn, coton, cottn, coten',
  cream: 'crem, creem',
  velvet: 'velvt, velvit',
  leather: 'lether, leathr',
  striped: 'stripped, stiped, strped',
  piece: 'pc, pcs, pce, peice',
  jewellery: 'jewelery, jewellry, jwellery, jwelry',
  veil: 'vail, viel',
  tunic: 'tunik',
  buttis: 'butis',
  button: 'btn, buton, butten',
  buttons: 'btns, butons',
  should: 'shd, shud',
  saree: 'saary, sareee, sarii',
  sandals: 'sandel, sandle, sandles',
};

/** The word that a slip was meant to be. */
export const MISSPELT: ReadonlyMap<string, string> = new Map(
  Object.entries(SLIPS).flatMap(([word, slips]) =>
    slips.split(', ').map((slip): [string, string] => [foldWord(slip), foldWord(word)]),
  ),
);
