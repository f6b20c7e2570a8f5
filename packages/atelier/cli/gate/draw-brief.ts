/** A canonical brief drawn at the gate's size, with the parts of its figure found. */

import { plainFlat } from '@toile/cutting/flat';
import { HOUSE_MEDIUM } from '@toile/look';
import { PAGE } from '../../src/kit/scene.ts';
import { settingFor } from '../../src/sheet/page/compose-sheet.ts';
import { sketch } from '../../src/sketch.ts';
import type { CanonicalBrief } from './briefs.ts';
import { type Region, regionAt } from './regions.ts';

/** Pixels of a sheet's width: just above those of a preview, so that all that is drawn is seen. */
const WIDTH = 448;

export interface GatePicture {
  width: number;
  height: number;
  /** RGBA, opaque. */
  data: Uint8ClampedArray;
  /** The part of the picture a pixel belongs to. */
  regionAt: (x: number, y: number) => Region;
}

/** @throws Error if the brief is one that is never drawn. */
export function drawBrief(brief: CanonicalBrief): GatePicture {
  const drawn = sketch(brief, brief.seed, { width: WIDTH, draft: plainFlat });
  if (!drawn) throw new Error(`${brief.id}: the brief is refused`);
  const { look, width, height, data } = drawn;
  const unit = height / PAGE.height;
  const page = { width: width / unit, height: PAGE.height };
  const { wearer } = settingFor(look, brief.seed, page, look.medium ?? HOUSE_MEDIUM);
  return { width, height, data, regionAt: (x, y) => regionAt(wearer, [x / unit, y / unit]) };
}
