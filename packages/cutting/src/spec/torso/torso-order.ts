import type { Garment } from '@toile/look';
import type { Body } from '../../measures/body.ts';
import type { Build } from '../cut.ts';
import type { Over } from '../ease.ts';

/** What the measures of a torso are worked out from. */
export interface TorsoOrder {
  garment: Garment;
  body: Body;
  build: Build;
  over: Over;
  men: boolean;
  addLength: number;
}
