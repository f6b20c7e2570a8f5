/** The whole figure, and three places of its clothes as near as a hand would hold them, each with what is to be said of it. */
import type { Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { type Board, heightOf, insideOf, isStory, widthOf } from '#atelier/sheet/board/board.ts';
import { filledBy, fitted, paintPosed } from '#atelier/sheet/board/paint-posed.ts';
import { fromFront, type Posed, posedOf, SHEET, standAt } from '#atelier/sheet/board/posed.ts';
import { washPanel } from '#atelier/sheet/board/washes.ts';
import { capital, paragraph, titleBlock } from '#atelier/sheet/board/words.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { type Callout, calloutsFor } from '#atelier/sheet/lettering/callouts.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

/** A place of the figure, about its plumb line and floor, and its caption. */
interface Place {
  at: Point;
  words: string;
}

const INSETS = 3;
const TELLING = 3;
/** How much nearer an inset is than the sheet. */
const NEAR = 1.9;
/** Page units: between panels, from words to what follows, within a panel; lines of a caption. */
const GAP = 20;
const AFTER = 26;
const PAD = 20;
const CAPTION = { height: 46, above: 12, most: 1 } as const;
const TITLE = { size: 60, most: 2 } as const;
/** Share of the room that the insets take beside the figure, less where a hem is wide, or under it. */
const SHARE = { beside: { least: 0.3, most: 0.4 }, under: 0.3 } as const;
const WASH = { figure: 0.8, inset: 0.45 } as const;
/** Two places nearer than this would show one thing twice. */
const APART = 120;

/** Where a thing to point at is; the side that is nearer to us. */
function pointOf({ places, garment }: Callout, boxes: ReadonlyMap<string, Rect>): Point | null {
  if (typeof places !== 'string') return places[0]?.at ?? null;
  const box = boxes.get(garment.id);
  if (!box) return null;
  const x = (box.left + box.right) / 2;
  return [x, places === 'hem' ? box.bottom - APART / 2 : (box.top + box.bottom) / 2];
}

function placesOf(look: Look, seed: number, wearer: Wearer): Place[] {
  const boxes = new Map<string, Rect>();
  for (const { garmentId, box, seen } of drawnParts(outfitOf(wearer, look, seed))) {
    if (!seen) continue;
    const one = boxes.get(garmentId);
    boxes.set(garmentId, {
      left: Math.min(box.x, one?.left ?? box.x),
      top: Math.min(box.y, one?.top ?? box.y),
      right: Math.max(box.x + box.w, one?.right ?? 0),
      bottom: Math.max(box.y + box.h, one?.bottom ?? box.y + box.h),
    });
  }
  const about = (x: number, y: number): Point => [x - SHEET.x, y - SHEET.floor];
  const told = calloutsFor(telling(look, TELLING), look, wearer).flatMap((callout): Place[] => {
    const at = pointOf(callout, boxes);
    return at ? [{ at: about(...at), words: callout.words }] : [];
  });
  const [pit, waist] = [wearer.neck.pit, wearer.waist];
  const hem = Math.max(...Array.from(boxes.values(), ({ bottom }) => bottom));
  const isShod = SHEET.floor - hem > APART;
  const plain: Place[] = [
    { at: about((waist[-1][0] + waist[1][0]) / 2, waist[1][1]), words: 'Waist' },
    { at: [0, -APART / 2], words: isShod ? capital(look.footwear.name) : 'Hem' },
    { at: about(pit[0], pit[1] + APART / 3), words: 'Neckline' },
  ];
  const chosen: Place[] = [];
  const choose = (places: readonly Place[], apart: number): void => {
    for (const place of places) {
      const isApart = chosen.every(
        ({ at, words }) => words !== place.words && Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) > apart,
      );
      if (isApart && chosen.length < INSETS) chosen.push(place);
    }
  };
  choose([...told, ...plain], APART);
  choose(plain, APART / 2);
  return chosen.sort((a, b) => a.at[1] - b.at[1]);
}

/** Rooms of figure and insets. */
function roomsOf(board: Board, { extent }: Posed, top: number): { figure: Rect; insets: Rect[] } {
  const inside = { ...insideOf(board), top };
  if (isStory(board)) {
    const tall = heightOf(inside) * SHARE.under;
    const wide = (widthOf(inside) - GAP * (INSETS - 1)) / INSETS;
    const from = inside.bottom - tall;
    const insets = Array.from({ length: INSETS }, (_, i) => {
      const left = inside.left + i * (wide + GAP);
      return { left, right: left + wide, top: from, bottom: inside.bottom - CAPTION.height * 2 };
    });
    return { figure: { ...inside, bottom: from - GAP }, insets };
  }
  const filling = filledBy(extent, heightOf(inside) - 2 * PAD) + 2 * PAD + GAP;
  const wide = widthOf(inside) * clamp(1 - filling / widthOf(inside), SHARE.beside.least, SHARE.beside.most);
  const tall = (heightOf(inside) - GAP * (INSETS - 1)) / INSETS;
  const insets = Array.from({ length: INSETS }, (_, i) => {
    const from = inside.top + i * (tall + GAP);
    return { left: inside.right - wide, right: inside.right, top: from, bottom: from + tall - CAPTION.height };
  });
  return { figure: { ...inside, right: inside.right - wide - GAP }, insets };
}

export function details(board: Board): void {
  const { look, seed, ground } = board;
  const inside = insideOf(board);
  const title = titleBlock(board, { ...TITLE, width: widthOf(inside) });
  title.set(inside.left, inside.top);
  const posed = posedOf(look, seed);
  const { figure, insets } = roomsOf(board, posed, inside.top + title.height + AFTER);
  const room = {
    left: figure.left + PAD,
    right: figure.right - PAD,
    top: figure.top + PAD,
    bottom: figure.bottom - PAD,
  };
  washPanel(board, figure, WASH.figure);
  paintPosed(board, posed, { ...fitted(posed, room), within: figure, onDark: ground.isDark });
  // what is said of clothes is said of their front
  const facing = fromFront(look);
  const near = posedOf(facing, seed);
  const [first] = near.people;
  if (!first) return;
  const wearer = standAt({ ...first, x: 0 }, SHEET);
  const chin = wearer.head.o[1] + wearer.head.h - SHEET.floor;
  for (const [i, { at, words }] of placesOf(facing, seed, wearer).entries()) {
    const inset = insets[i];
    // a face is shown whole or not at all
    const y = Math.max(at[1], chin + heightOf(inset) / 2 / NEAR);
    washPanel(board, inset, WASH.inset);
    const x = (inset.left + inset.right) / 2 - (first.x + at[0]) * NEAR;
    const floor = (inset.top + inset.bottom) / 2 - y * NEAR;
    paintPosed(board, near, { x, floor, zoom: NEAR, within: inset });
    paragraph(board, words, { width: widthOf(inset), most: isStory(board) ? 2 : CAPTION.most }).set(
      inset.left,
      inset.bottom + CAPTION.above,
    );
  }
}
