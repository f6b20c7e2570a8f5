/** What stands under two people: their title, and the cloths of each on their own side. Page units. */
import { type Look, peopleOf } from '@toile/look';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { momentLine } from '#atelier/sheet/lettering/sheet-words.ts';
import { setFace, settable, wrapWords } from '#atelier/sheet/lettering/type.ts';
import type { TitleFace } from '#atelier/sheet/page/manner.ts';
import { BODY, type PlacedSample, type SheetPlan } from '#atelier/sheet/page/plan.ts';
import { samplesOf } from '#atelier/sheet/page/samples.ts';

const MARGIN = 42;
/** Between the two groups, and between swatches of one. */
const GAP = { groups: 48, swatches: 18 } as const;
const MOST = 3;
const TITLE = { most: 52, least: 24, under: 18 } as const;
const MOMENT = 30;
const SWATCH = { least: 64, most: 168, widest: 172 } as const;
const LEAD = 27;
const CAPTION_LINES = 2;

interface Room {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

/** One person's cloths in a row. */
function placeGroup(look: Look, { left, width, top, bottom }: Room, measure: Context2D): PlacedSample[] {
  const samples = samplesOf(look).slice(0, MOST);
  const each = Math.min(SWATCH.widest, (width - GAP.swatches * (MOST - 1)) / MOST);
  setFace(measure, 'sans', BODY);
  const height = clamp(bottom - top - CAPTION_LINES * LEAD, SWATCH.least, SWATCH.most);
  return samples.map((sample, i) => {
    const x = left + i * (each + GAP.swatches);
    const lines = wrapWords(measure, sample.caption, each + GAP.swatches - 4).slice(0, CAPTION_LINES);
    return {
      ...sample,
      x,
      y: top,
      width: each,
      height,
      lines: lines.map((words, n) => ({ words, x, y: top + height + 25 + n * LEAD, size: BODY })),
    };
  });
}

export interface PairRoom {
  /** Of the page. */
  width: number;
  top: number;
  bottom: number;
  titleFace: TitleFace;
}

/** @param look only what of it is seen. */
export function planPair(look: Look, { width, top, bottom, titleFace }: PairRoom, measure: Context2D): SheetPlan {
  const inner = width - 2 * MARGIN;
  const words = settable(look.title);
  let size: number = TITLE.most;
  for (setFace(measure, titleFace, size); measure.measureText(words).width > inner && size > TITLE.least; size -= 1)
    setFace(measure, titleFace, size - 1);
  const titleY = top + size * 0.78;
  const moment = momentLine(look);
  const under = titleY + TITLE.under + (moment ? MOMENT : 0);
  const half = (inner - GAP.groups) / 2;
  const groups = peopleOf(look).map((one, i) =>
    placeGroup(one, { left: MARGIN + i * (half + GAP.groups), width: half, top: under, bottom }, measure),
  );
  return {
    lead: [],
    title: [{ words, x: MARGIN, y: titleY, size }],
    moment: moment ? [{ words: moment, x: MARGIN, y: titleY + MOMENT, size: BODY }] : [],
    rule: null,
    flats: [],
    samples: groups.flat(),
    taken: [{ left: MARGIN, right: width - MARGIN, top, bottom }],
    lengths: [],
    dimensions: [],
  };
}
