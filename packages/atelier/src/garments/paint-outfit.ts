/** Paints an outfit: the reader of its layers that knows pixels. */

import { type RenderOptions, renderBuild } from '#atelier/cloth/render.ts';
import { drawBareBody } from '#atelier/figure/body/draw-bare-body.ts';
import { drawShoes } from '#atelier/figure/feet/draw-shoes.ts';
import { drawArmOver, drawHand } from '#atelier/figure/hands/draw-hand.ts';
import { drawLegwear } from '#atelier/figure/worn/draw-legwear.ts';
import { scoped, zeroBytes, zeros } from '#atelier/kit/fields.ts';
import { keep, putBack } from '#atelier/kit/keep.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { withButis } from './finish/needlework.ts';
import { type ClothLayer, isSeen, type Layer } from './layer.ts';
import { shadeUnderHem } from './lower/skirt/hem-shade.ts';
import type { Outfit, Step } from './outfit.ts';
import { sizedPrint } from './print-size.ts';
import { hideStrayToes } from './toes-under-hem.ts';
import { goRound } from './waist/go-round.ts';

/** Room around shapes whose pixels are kept, page units. */
const PAD = { under: 8, outside: 2, beyond: 4 } as const;

export class OutfitPainter {
  private readonly scene: Scene;
  private readonly outfit: Outfit;
  /** Per pixel: 0, or 1 + index of the garment that lies there. */
  readonly garmentAt: Uint8Array;
  private readonly ids: string[];
  private hideToes: (() => void) | undefined;

  constructor(scene: Scene, outfit: Outfit, garmentAt: Uint8Array = new Uint8Array(scene.width * scene.height)) {
    this.scene = scene;
    this.outfit = outfit;
    this.garmentAt = garmentAt;
    this.ids = outfit.look.garments.map((g) => g.id);
  }

  paint(steps: readonly Step[]): void {
    for (const step of steps) this.step(step);
  }

  private step(step: Step): void {
    const { scene } = this;
    const { wearer, look } = this.outfit;
    switch (step.is) {
      case 'layers':
        this.under(step.under ?? [], () => this.outside(step.outside ?? [], () => this.lay(step.layers)));
        break;
      case 'body':
        // a small picture leaves out the limbs that cloth hides
        drawBareBody(scene, wearer, scene.shows('limb') ? {} : step.bare);
        this.clearBody();
        break;
      case 'legwear':
        drawLegwear(scene, wearer, step.legwear);
        break;
      case 'feet':
        this.hideToes = hideStrayToes(scene, this.garmentAt, wearer, look.garments);
        break;
      case 'shoes':
        drawShoes(scene, wearer, step.footwear);
        break;
      case 'toes':
        this.hideToes?.();
        break;
      case 'arm':
        this.under(step.under, () => this.beyond(step.beyond, () => this.arm(step.side, step.from)));
    }
  }

  private arm(side: Side, from: number | null): void {
    const { wearer } = this.outfit;
    if (from === null) drawHand(this.scene, wearer, side);
    else drawArmOver(this.scene, wearer, side, { from });
  }

  /** Paints layers in their order. */
  lay(layers: readonly Layer[]): void {
    for (const layer of layers)
      switch (layer.is) {
        case 'cloth':
          this.cloth(layer);
          break;
        case 'hem-shade':
          shadeUnderHem(this.scene, layer);
          break;
        case 'arm':
          drawArmOver(this.scene, this.outfit.wearer, layer.side, { from: layer.from, cast: false });
          break;
        case 'beneath':
          this.under(layer.shapes, () => this.lay(layer.layers));
      }
  }

  private cloth(layer: ClothLayer): void {
    const { scene } = this;
    if (!isSeen(layer, scene.grain)) return;
    if (layer.goesRound) goRound(scene, layer.build.pieces[0].outline, () => this.render(layer));
    else this.render(layer);
  }

  private render(layer: ClothLayer): void {
    const { scene, outfit } = this;
    const { garment, build, materials, cast, clip, isApart } = layer;
    const seed = layer.seed ?? outfit.seed;
    const o: RenderOptions = { seed, ...(cast !== undefined && { cast }), ...(clip && { clip }) };
    if (isApart) {
      renderBuild(scene, build, materials, o);
      return;
    }
    const mark = { map: this.garmentAt, as: this.ids.indexOf(garment.id) + 1 };
    const sized = materials.map((material) => sizedPrint(material, garment, outfit.wearer));
    renderBuild(scene, build, withButis(garment, sized, outfit.seed), { ...o, mark });
  }

  /** What hangs behind the person does not lie where the body is. */
  private clearBody(): void {
    const { scene, garmentAt, outfit } = this;
    const { wearer, look } = outfit;
    // mostly nothing does
    if (!look.garments.some((_, i) => garmentAt.includes(i + 1))) return;
    const { torso, leg } = wearer.body.shapes;
    const body = [torso, leg[LEFT], leg[RIGHT]].map((shape) => wearer.lineToPage(shape));
    const box = scene.bbox(body);
    const mask = scene.mask(body, box);
    for (let y = 0; y < box.h; y++) {
      const to = (box.y + y) * scene.width + box.x;
      for (let x = 0, i = y * box.w; x < box.w; x++, i++) if (mask[i] > 0.5) garmentAt[to + x] = 0;
    }
  }

  /** Paints something under shapes that hang in front of it: their pixels are kept and put back with a soft shadow. */
  private under(shapes: Point[][], paint: () => void): void {
    if (!shapes.length) {
      paint();
      return;
    }
    scoped(() => this.paintUnder(shapes, paint));
  }

  private paintUnder(outlines: Point[][], paint: () => void): void {
    const { scene } = this;
    const box = scene.bbox(outlines, PAD.under);
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
  private outside(shapes: readonly Point[][], paint: () => void): void {
    if (!shapes.length) {
      paint();
      return;
    }
    scoped(() => this.paintOutside(shapes, paint));
  }

  private paintOutside(shapes: readonly Point[][], paint: () => void): void {
    const { scene } = this;
    const { figure, width } = scene;
    const box = scene.bbox(shapes, PAD.outside);
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
  private beyond(shapes: Point[][], paint: () => void): void {
    if (!shapes.length) {
      paint();
      return;
    }
    scoped(() => {
      const box = this.scene.bbox(shapes, PAD.beyond);
      const kept = keep(this.scene, box);
      paint();
      putBack(this.scene, kept, this.scene.mask(shapes, box));
    });
  }
}
