import type { Garment } from '@toile/look';
import { ALLOWANCES } from './allowances.ts';
import type { Build, Cut, LegKind } from './cut.ts';
import { isMade, type WithMade } from './made/made.ts';
import type { Parts, Torso } from './points.ts';

/** How a hem is finished: its seam class, the cloth it takes, and whether its stitches show on the right side. */
export interface Hem {
  how: string;
  /** Centimetres. */
  allowance: number;
  isStitched: boolean;
}

const SHEER: readonly Garment['cloth']['fabric'][] = ['chiffon', 'georgette', 'organza', 'net'];
const STRETCHY: readonly Garment['cloth']['fabric'][] = ['jersey', 'knit', 'fleece'];
/** Hems that are felled by hand, so that no stitch shows. */
const FELLED: readonly Build[] = ['tailored', 'coat', 'band-coat', 'vest'];

export const isSheer = ({ cloth }: Pick<Garment, 'cloth'>): boolean => SHEER.includes(cloth.fabric);

export const isKnitCloth = ({ cloth }: Pick<Garment, 'cloth'>): boolean => STRETCHY.includes(cloth.fabric);

/** Overlocked and coverstitched: by its cloth, or because it is built as knits are. */
export const isStretchy = (g: Pick<Garment, 'cloth'>, cut: Cut): boolean =>
  isKnitCloth(g) || (cut.form === 'torso' && (cut.build === 'knit' || cut.build === 'rib-knit'));

/** Whether the hem of a body of this build is turned up and felled by hand. */
export const isFelled = (build: Build): boolean => FELLED.includes(build);

const SHEER_HEM: Hem = { how: 'narrow rolled hem (EFb, 301)', allowance: ALLOWANCES.lightHem, isStitched: true };
const TOPSTITCHED: Hem = { how: 'turned twice, topstitched (EFb, 301)', allowance: ALLOWANCES.hem, isStitched: true };
const COVERSTITCHED: Hem = {
  how: 'twin-needle coverstitch (EFa, 406)',
  allowance: ALLOWANCES.knitHem,
  isStitched: true,
};
const RIBBED: Hem = { how: 'rib set on, overlocked (SSa-1, 514)', allowance: ALLOWANCES.rib, isStitched: false };

const DRAWN: Hem = { how: 'casing for the cord (EFb, 301)', allowance: ALLOWANCES.hem, isStitched: true };

/** What a turn-up is turned in beyond its fold, cm. */
const TURNED_IN = 2;

/** Hem of legs by how they are cut; a turn-up is cut in one with the leg and takes its own height twice. */
export function hemOfLegs(kind: LegKind, { cuff, turnUp }: { cuff?: number; turnUp?: number }, stretchy: boolean): Hem {
  if (turnUp)
    return {
      how: `turn-up of ${turnUp} cm cut in one with the leg: twice ${turnUp} and ${TURNED_IN} turned in, tacked at the seams`,
      allowance: turnUp * 2 + TURNED_IN,
      isStitched: false,
    };
  if (cuff && kind === 'elastic') return RIBBED;
  if (kind === 'salwar' || kind === 'patiala')
    return { how: 'poncha stiffened, turned in and stitched in rows (EFb, 301)', allowance: 2, isStitched: true };
  if (stretchy || kind === 'leggings') return COVERSTITCHED;
  if (kind === 'trousers') return { how: 'blind hem (EFc, 103)', allowance: ALLOWANCES.trouserHem, isStitched: false };
  return kind === 'jeans'
    ? { how: 'turned twice, chain stitch (EFb, 401)', allowance: ALLOWANCES.jeansHem, isStitched: true }
    : TOPSTITCHED;
}

function hemOfTorso(g: Garment, cut: Cut, { torso: t }: Parts): Hem {
  const build = cut.form === 'torso' ? cut.build : undefined;
  if (t?.hemRib) return RIBBED;
  if (isStretchy(g, cut)) return COVERSTITCHED;
  if (build && isFelled(build))
    return {
      how: cut.lined ? 'turned up, felled by hand, lining jumped (EFa, 103)' : 'turned up, felled by hand (EFa, 103)',
      allowance: ALLOWANCES.linedHem,
      isStitched: false,
    };
  if (isSheer(g)) return SHEER_HEM;
  return t?.hemCurve
    ? { how: 'narrow hem, turned twice (EFb, 301)', allowance: ALLOWANCES.lightHem, isStitched: true }
    : TOPSTITCHED;
}

const CASED: Hem = { how: 'casing for the elastic (EFb, 301)', allowance: ALLOWANCES.hem, isStitched: true };

/** The end of a sleeve that no cuff is set to: as a body of its cloth and build ends, without the rib or the curve of this one. */
export function hemOfSleeve(g: Garment & WithMade, cut: Cut, { hemRib: _, hemCurve: __, ...plain }: Torso): Hem {
  return isMade(g, 'elastic-cuff') ? CASED : hemOfTorso(g, cut, { torso: plain });
}

/** A garment whose words say how deep its hem is turned up, cm. */
export interface WithHem {
  readonly hemDeep?: number;
}

/** Turned in at the edge of a hem that words want deep, cm. */
const EDGE_TURNED = 1;

/** As deep as the words have it, where it is turned up at all. */
const asDeep = (hem: Hem, deep: number): Hem => ({
  ...hem,
  how: `turned up ${deep} cm: ${hem.how.replace(/^narrow (?:rolled )?hem/, 'turned twice')}`,
  allowance: deep + EDGE_TURNED,
});

/** The hem of a garment: seams tell it, pieces are cut with it and flats draw it. */
export function hemOf(g: Garment & WithMade & WithHem, cut: Cut, parts: Parts): Hem {
  const hem = houseHem(g, cut, parts);
  return g.hemDeep === undefined || hem === RIBBED || cut.form === 'drape' ? hem : asDeep(hem, g.hemDeep);
}

function houseHem(g: Garment & WithMade, cut: Cut, parts: Parts): Hem {
  switch (cut.form) {
    case 'drape':
      return { how: 'narrow rolled hem, pico (EFb, 503)', allowance: ALLOWANCES.bound, isStitched: false };
    case 'legs':
      if (isMade(g, 'drawn-hem')) return DRAWN;
      return hemOfLegs(cut.kind, parts.legs ?? {}, isStretchy(g, cut));
    case 'jumpsuit':
      return hemOfLegs(cut.kind, parts.legs ?? {}, isStretchy(g, cut));
    case 'skirt':
      if (cut.kind === 'cloth') return { how: 'narrow hem (EFb, 301)', allowance: ALLOWANCES.bound, isStitched: false };
      return isStretchy(g, cut) ? COVERSTITCHED : isSheer(g) ? SHEER_HEM : TOPSTITCHED;
    default:
      return hemOfTorso(g, cut, parts);
  }
}
