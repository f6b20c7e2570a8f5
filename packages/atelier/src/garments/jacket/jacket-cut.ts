import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { PocketKind } from '#atelier/garments/finish/pocket-cuts.ts';

/** What a jacket is asked for; lengths in page units. */
export interface JacketCut {
  fabric: FabricRule;
  seed: number;
  endY: number;
  ease: number;
  flare: number;
  box: number;
  /** Units between centre and front edge at the hem; 0 or less = closed. */
  open: number;
  /** Where it closes: 'lapel' folds back above the waist button, 'neck' closes to the throat, 'vee' below the bust. */
  front: 'lapel' | 'neck' | 'vee';
  /** Units below the throat at which a front that closes at the neck is left open over what is worn under it. */
  neckOpen: number;
  /** Units by which a closed front reaches over the centre. */
  overlap: number;
  buttons: number;
  /** Page height of the lowest button, where it is not the usual one. */
  buttonsTo?: number;
  double: boolean;
  /** Units by which the closing edge runs to the side of the centre below the throat, buttons along it; 0 straight down. */
  slant: number;
  hem: 'clean' | 'rib' | 'band';
  /** Fronts round away below the last button. */
  cutaway: boolean;
  pocket: PocketKind;
  /** Pockets on the chest beside those at the hip: on how many fronts, and whether with flaps. */
  chest: { count: 0 | 1 | 2; isFlapped: boolean };
  /** The kind of pocket is asked for. */
  isPocketAsked: boolean;
  pad: number;
  padOut: number;
  sleeveless: boolean;
  /** Each front ends in a point below its hem, as a waistcoat's do. */
  pointed: boolean;
  /** Page height of a belt that draws it in. */
  cinch: number | null;
}
