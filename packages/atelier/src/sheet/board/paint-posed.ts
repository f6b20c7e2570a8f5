/** Paints people into a part of a board: larger or smaller than on their sheet, and drawn for it. */
import { drawGroundShadow, drawHemShadow, hemOnFloor } from '#atelier/figure/feet/draw-shoes.ts';
import { newContext } from '#atelier/kit/canvas.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { type Box, Scene } from '#atelier/kit/scene.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { flatPerson } from '#atelier/sheet/media/flat/compose-flat.ts';
import { layShapes } from '#atelier/sheet/media/flat/lay-shapes.ts';
import { paintPair, sitterOfPair } from '#atelier/sheet/page/pair/paint-pair.ts';
import { type Standing, standsBehind } from '#atelier/sheet/page/pair/stand-pair.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import type { Board } from './board.ts';
import { type Posed, standAt } from './posed.ts';

export interface Placing {
  /** Where their plumb line and their floor come to lie, page units, and how large they are beside their own sheet. */
  x: number;
  floor: number;
  zoom: number;
  /** What may be painted on. */
  within: Rect;
  /** Whether the ground under them is dark. */
  onDark?: boolean;
}

/** Page units round people that their shadow and their line may take. */
const AIR = 60;

/** The pixels of the page that people may touch; null where there are none. */
function boxOf({ scene }: Board, { extent }: Posed, { x, floor, zoom, within }: Placing): Box | null {
  const { scale, width, height } = scene;
  const left = clamp(Math.floor(Math.max(within.left, x + extent.left * zoom - AIR) * scale), 0, width);
  const top = clamp(Math.floor(Math.max(within.top, floor + extent.top * zoom - AIR) * scale), 0, height);
  const right = clamp(Math.ceil(Math.min(within.right, x + extent.right * zoom + AIR) * scale), 0, width);
  const bottom = clamp(Math.ceil(Math.min(within.bottom, floor + AIR * zoom) * scale), 0, height);
  return right - left < 2 || bottom - top < 2 ? null : { x: left, y: top, w: right - left, h: bottom - top };
}

/** Copies a box of the page onto a scene of its size, or back. */
function copyRows(page: Scene, view: Scene, { x, y, w, h }: Box, isBack: boolean): void {
  const row = w * 3;
  for (let j = 0; j < h; j++) {
    const at = ((y + j) * page.width + x) * 3;
    if (isBack) page.rgb.set(view.rgb.subarray(j * row, (j + 1) * row), at);
    else view.rgb.set(page.rgb.subarray(at, at + row), j * row);
  }
}

/** Lays what was drawn on bare paper over whatever the page holds: the figure covers, all else is pigment. */
function glaze(page: Scene, view: Scene, { x, y, w, h }: Box): void {
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const from = j * w + i;
      const to = ((y + j) * page.width + x + i) * 3;
      const cover = view.figure[from];
      for (let c = 0; c < 3; c++) {
        const own = view.rgb[from * 3 + c];
        const glazed = page.rgb[to + c] * Math.min(1, own / view.paper[c]);
        page.rgb[to + c] = glazed + (own - glazed) * cover;
      }
    }
}

function layShadows(view: Scene, standing: readonly Standing[]): void {
  for (const { wearer, look } of standing) {
    drawGroundShadow(view, wearer, look.footwear, look.garments);
    drawHemShadow(view, wearer, hemOnFloor(look.garments));
  }
}

/** Media of which paint over any ground is the same paint. */
const isOpaque = ({ medium }: Board): boolean => medium === 'watercolour' || medium === 'gouache';

function paintBrushed(board: Board, standing: readonly Standing[], box: Box, o: Placing): void {
  const { scene: page, medium, seed } = board;
  const scale = page.scale * o.zoom;
  const size = { width: box.w / scale, height: box.h / scale };
  const view = new Scene(scale, seed, paperOf(page), size, medium !== 'gouache');
  if (isOpaque(board)) copyRows(page, view, box, false);
  layShadows(view, standing);
  const { dressed, garmentAt } = paintPair(view, standing);
  develop(view, { medium, garmentAt, sitter: sitterOfPair(standing, o.onDark ?? false) });
  if (isOpaque(board)) copyRows(page, view, box, true);
  else glaze(page, view, box);
  board.materials.push(...dressed.flatMap(({ materials }) => materials));
  view.release();
}

const paperOf = ({ paper }: Scene): string =>
  `#${paper
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function paintFlatly(board: Board, standing: readonly Standing[], box: Box, o: Placing): void {
  const { scene: page } = board;
  const scale = page.scale * o.zoom;
  const size = { width: box.w / scale, height: box.h / scale };
  const c = newContext(box.w, box.h);
  c.scale(scale, scale);
  for (const { look, seed, wearer } of standing.toSorted(standsBehind)) {
    const { shapes, dressed, scene } = flatPerson(look, seed, { wearer, page: size, paper: paperOf(page) });
    layShapes(c, shapes, scale);
    board.materials.push(...dressed.materials);
    scene.release();
  }
  const { data } = c.getImageData(0, 0, box.w, box.h);
  for (let j = 0; j < box.h; j++)
    for (let i = 0; i < box.w; i++) {
      const from = (j * box.w + i) * 4;
      const to = ((box.y + j) * page.width + box.x + i) * 3;
      const cover = data[from + 3] / 255;
      for (let q = 0; q < 3; q++) page.rgb[to + q] += (data[from + q] / 255 - page.rgb[to + q]) * cover;
    }
}

/** Paints everybody, with their shadows on whatever lies under them. */
export function paintPosed(board: Board, posed: Posed, o: Placing): void {
  const box = boxOf(board, posed, o);
  if (!box) return;
  const { scale } = board.scene;
  const at = { x: (o.x - box.x / scale) / o.zoom, floor: (o.floor - box.y / scale) / o.zoom };
  const standing = posed.people.map((one): Standing => ({ look: one.look, seed: one.seed, wearer: standAt(one, at) }));
  if (board.medium === 'flat') paintFlatly(board, standing, box, o);
  else paintBrushed(board, standing, box, o);
}

/** How wide a room is that people of such an extent fill where it is so tall. */
export const filledBy = ({ left, right, top, bottom }: Rect, tall: number): number =>
  (tall * (right - left)) / (bottom - top);

/** How large people are who fill a room, and where they then stand: in its middle, on its foot. */
export function fitted({ extent }: Posed, room: Rect, most = Number.POSITIVE_INFINITY): Omit<Placing, 'within'> {
  const wide = extent.right - extent.left;
  const tall = extent.bottom - extent.top;
  const zoom = Math.min(most, (room.right - room.left) / wide, (room.bottom - room.top) / tall);
  return {
    zoom,
    x: (room.left + room.right) / 2 - ((extent.left + extent.right) / 2) * zoom,
    floor: room.bottom - extent.bottom * zoom,
  };
}
