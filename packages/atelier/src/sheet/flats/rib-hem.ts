import { asksFor, type Garment } from '@toile/look';
import { isStretchy } from '#atelier/cloth/fabric-rules.ts';

/** Does what hangs from the shoulder end in a knitted band, as it is worn? A hood alone says nothing of the hem. */
export function hasRibHem({ family, collar, details, cloth: { fabric } }: Garment): boolean {
  if (family === 'jacket') return asksFor({ details }, 'rib') || collar === 'rib';
  return family === 'top' && (asksFor({ details }, 'rib') || (isStretchy(fabric) && fabric !== 'jersey'));
}
