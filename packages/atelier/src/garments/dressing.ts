/** What is shared while one person is being dressed. */

import type { Garment } from '@toile/look';
import type { Build, Material } from '#atelier/cloth/build.ts';
import { type RenderOptions, renderBuild } from '#atelier/cloth/render.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { withButis } from '#atelier/garments/finish/needlework.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve.ts';
import { scoped, zeroBytes, zeros } from '#atelier/kit/fields.ts';
import { keep, putBack } from '#atelier/kit/keep.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import type { Side } from '#atelier/kit/side.ts';
import { sizedPrint } from './print-size.ts';

export interface UsedMaterial {
  garmentId: string;
  material: Material;
  /** What it is on the person: 'blouse', 'border'. */
  label: string;
}

/** One garment as it will be painted. */
export interface Worn {
  garment: Garment;
  /** What hangs behind the person. */
  behind?: () => void;
  /** The garment itself. */
  paint: () => void;
  /** What lies over the neck and shoulders of everything painted later. */
  after?: () => void;
  /** What lies over arms and hands as well. */
  last?: () => void;
  sleeves: Sleeve[];
  /** Shapes beside it in which nothing worn beneath is seen: a coat holds a full skirt in. */
  holds?: Point[][];
  /** Fraction of the arm its sleeves cover. */
  sleeveEnd: number;
  /** It falls over both arms and whatever sleeves they wear. */
  overArms?: boolean;
  /** Sides on which it hangs over the hand as well. */
  hides?: readonly Side[];
}

export class Dressing {
  readonly scene: Scene;
  readonly f: Wearer;
  readonly seed: number;
  readonly used: UsedMaterial[] = [];
  /** Per pixel: 0, or 1 + index of the garment that lies there. */
  readonly garmentAt: Uint8Array;
  private readonly ids: string[];

  constructor(scene: Scene, f: Wearer, garments: readonly Garment[], seed: number) {
    this.scene = scene;
    this.f = f;
    this.seed = seed;
    this.ids = garments.map((g) => g.id);
    this.garmentAt = new Uint8Array(scene.width * scene.height);
  }

  /** Notes a material for the swatches, once. */
  use(g: Garment, material: Material, label: string): Material {
    if (!this.used.some((u) => u.garmentId === g.id && u.label === label))
      this.used.push({ garmentId: g.id, material: sizedPrint(material, g, this.f), label });
    return material;
  }

  /** Paints a part of a garment and remembers where it lies. */
  render(
    g: Garment,
    build: Build,
    materials: readonly Material[],
    o: Omit<RenderOptions, 'seed'> & { seed?: number } = {},
  ): void {
    const mark = { map: this.garmentAt, as: this.ids.indexOf(g.id) + 1 };
    const cloths = materials.map((material) => sizedPrint(material, g, this.f));
    renderBuild(this.scene, build, withButis(g, cloths, this.seed), { seed: this.seed, mark, ...o });
  }

  /** Paints something under sleeves that hang in front of it: their pixels are kept and put back with a soft shadow. */
  underSleeves(sleeves: readonly Sleeve[], paint: () => void): void {
    const outlines = sleeves.flatMap((s) => s.pieces.map((p) => p.outline));
    if (!outlines.length) {
      paint();
      return;
    }
    scoped(() => this.paintUnder(outlines, paint));
  }

  private paintUnder(outlines: Point[][], paint: () => void): void {
    const { scene } = this;
    const box = scene.bbox(outlines, 8);
    const kept = keep(scene, box);
    const owners = this.ownersIn(box);
    paint();
    const mask = scene.mask(outlines, box);
    const soft = scene.blur(mask, box.w, box.h, 4 * scene.scale);
    const dx = Math.round(4 * scene.scale);
    const dy = Math.round(5 * scene.scale);
    for (let y = dy; y < box.h; y++)
      for (let x = dx; x < box.w; x++) {
        const i = y * box.w + x;
        const page = (y + box.y) * scene.width + x + box.x;
        const shade = Math.max(0, soft[i - dy * box.w - dx] - mask[i]) * 0.45 * scene.figure[page];
        if (shade > 0.01) for (let c = 0; c < 3; c++) scene.rgb[page * 3 + c] *= 1 - shade;
        if (mask[i] > 0.5) this.garmentAt[page] = owners[i];
      }
    putBack(scene, kept, mask);
  }

  /** Paints something that may not be seen inside `shapes`: what was there before is put back. */
  outsideOf(shapes: readonly Point[][], paint: () => void): void {
    if (!shapes.length) {
      paint();
      return;
    }
    scoped(() => this.paintOutside(shapes, paint));
  }

  private paintOutside(shapes: readonly Point[][], paint: () => void): void {
    const { scene } = this;
    const { figure, width } = scene;
    const box = scene.bbox(shapes, 2);
    const kept = keep(scene, box);
    const mask = scene.mask(shapes, box);
    const owners = this.ownersIn(box);
    const before = zeros(box.w * box.h);
    for (let y = 0; y < box.h; y++) {
      const from = (y + box.y) * width + box.x;
      before.set(figure.subarray(from, from + box.w), y * box.w);
    }
    paint();
    for (let y = 0; y < box.h; y++)
      for (let x = 0; x < box.w; x++) {
        const i = y * box.w + x;
        if (mask[i] <= 0) continue;
        const page = (y + box.y) * width + x + box.x;
        figure[page] += (before[i] - figure[page]) * mask[i];
        if (mask[i] > 0.5) this.garmentAt[page] = owners[i];
      }
    putBack(scene, kept, mask);
  }

  /** Who owns the pixels of a box. */
  private ownersIn({ x, y, w, h }: Box): Uint8Array {
    const owners = zeroBytes(w * h);
    for (let row = 0; row < h; row++) {
      const from = (y + row) * this.scene.width + x;
      owners.set(this.garmentAt.subarray(from, from + w), row * w);
    }
    return owners;
  }

  /** Paints an arm or hand over everything but the sleeve it comes out of. */
  beyondSleeve(sleeves: readonly Sleeve[], side: Side, paint: () => void): void {
    const outlines = sleeves.filter((s) => s.side === side).flatMap((s) => s.pieces.map((p) => p.outline));
    if (!outlines.length) {
      paint();
      return;
    }
    scoped(() => {
      const box = this.scene.bbox(outlines, 4);
      const kept = keep(this.scene, box);
      paint();
      putBack(this.scene, kept, this.scene.mask(outlines, box));
    });
  }
}
