/** The sheet of two people: both whole beside each other, their title and each one's cloths under them. */
import { HOUSE_MEDIUM, type Look, type Medium } from '@toile/look';
import { drawGroundShadow, drawHemShadow, hemOnFloor } from '#atelier/figure/feet/draw-shoes.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { measuringContext } from '#atelier/sheet/lettering/type.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { MEDIUM_PAPER } from '#atelier/sheet/media/medium-paper.ts';
import { layCastShadow } from '#atelier/sheet/page/cast-shadow.ts';
import { type ComposeOptions, type Sheet, seenOf } from '#atelier/sheet/page/compose-sheet.ts';
import { layGround } from '#atelier/sheet/page/ground.ts';
import { groundColours, paperOf } from '#atelier/sheet/page/ground-colours.ts';
import type { Layout } from '#atelier/sheet/page/layout.ts';
import { layLooseGround, looseGroundOf } from '#atelier/sheet/page/loose/loose-ground.ts';
import { groundBy } from '#atelier/sheet/page/page-of.ts';
import { paintingAfter } from '#atelier/sheet/page/painting-after.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { PlacedSample } from '#atelier/sheet/page/plan.ts';
import { paintSwatch } from '#atelier/sheet/page/swatch.ts';
import { type DressedPair, paintPair, sitterOfPair } from './paint-pair.ts';
import { EDGE, FOOT, layoutOfPair, stageOfPair, UNDER } from './pair-layout.ts';
import { planPair } from './plan-pair.ts';
import { type Pair, standPair } from './stand-pair.ts';

/** Ground behind two, and the shadows they stand in. */
function layStage(scene: Scene, look: Look, seed: number, { pair, layout, medium }: Staged): { isDark: boolean } {
  const { standing, page } = pair;
  const stage = stageOfPair(page, standing, seed);
  const loose = medium === 'watercolour' ? looseGroundOf(groundBy(look), seed) : null;
  if (loose) {
    const headY = Math.min(...standing.map(({ wearer }) => wearer.head.o[1]));
    layLooseGround(scene, loose, { ...stage, headY });
  } else {
    const kind = layout.backdrop === 'evening' && medium === 'ink' ? 'bloom' : layout.backdrop;
    layGround(scene, { kind, stage, colours: groundColours(groundBy(look)) });
  }
  for (const { wearer, look: worn } of standing) {
    drawGroundShadow(scene, wearer, worn.footwear, worn.garments);
    drawHemShadow(scene, wearer, hemOnFloor(worn.garments));
  }
  return { isDark: loose?.isDark ?? false };
}

interface Staged {
  pair: Pair;
  layout: Layout;
  medium: Medium;
}

/** Of each person what is seen. */
function seenOfPair(look: Look, scene: Scene, { dressed }: DressedPair, { standing }: Pair): Look {
  const [first = look, second] = standing.map((one, i) => {
    const own = dressed[i];
    return own ? seenOf(one.look, scene, own.garmentAt) : one.look;
  });
  const { garments } = first;
  return look.companion && second
    ? { ...look, garments, companion: { ...look.companion, garments: second.garments } }
    : { ...look, garments };
}

/** The cloth of a swatch as it was painted, whoever wears it. */
const materialOf = ({ garmentId, border }: PlacedSample, { dressed }: DressedPair) =>
  dressed
    .flatMap(({ materials }) => materials)
    .find((used) => used.garmentId === garmentId && !!used.material.strip === !!border)?.material;

/** Deterministic in Look, seed, page and scale. */
export function composePair(look: Look, seed: number, o: ComposeOptions): Sheet {
  const { medium = HOUSE_MEDIUM } = o;
  const paper = MEDIUM_PAPER[medium] ?? paperOf(groundBy(look));
  const pair = standPair(look, seed, o.page);
  const { zoom, standing } = pair;
  const layout = layoutOfPair(groundBy(look), seed, o.page.width);
  o.onStep?.('painting', 0.08);
  const scene = new Scene(o.scale * zoom, seed, paper, pair.page, medium !== 'gouache');
  const { isDark } = layStage(scene, look, seed, { pair, layout, medium });
  o.onStep?.('painting', 0.16);
  const painted = paintPair(scene, standing, (share) => o.onStep?.('painting', 0.16 + share * 0.6));
  layCastShadow(scene, pair.page.width - EDGE);
  const [main] = telling(look, 1);
  const splash = { at: [pair.page.width / 2, GROUND] as const, colour: main?.cloth.colour.hex ?? paper };
  const sitter = sitterOfPair(standing, isDark);
  const developed = (): void => develop(scene, { medium, garmentAt: painted.garmentAt, splash, sitter });
  // swatches are laid on a watercolour as they are
  const isFirst = medium === 'watercolour';
  if (isFirst) developed();
  const bare = o.isBareKept ? (isFirst ? scene.rgb.slice() : paintingAfter(scene, developed)) : null;
  const top = (GROUND + FOOT) * zoom + UNDER;
  const room = { width: o.page.width, top, bottom: o.page.height - UNDER, titleFace: layout.titleFace };
  const plan = planPair(seenOfPair(look, scene, painted, pair), room, measuringContext());
  plan.samples = plan.samples.filter((sample) => {
    const material = materialOf(sample, painted);
    const { x, y, width, height } = sample;
    const box = { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
    if (material) paintSwatch(scene, material, box, seed);
    return !!material;
  });
  if (!isFirst) developed();
  o.onStep?.('painting', 0.84);
  return { scene, bare, paper, layout, plan, notes: [] };
}
