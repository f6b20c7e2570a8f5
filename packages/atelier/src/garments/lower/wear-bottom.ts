/** Skirts, trousers and shorts. */

import type { Fit, Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import { dhotiFan } from '#atelier/garments/drape/dhoti-fan.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { drawBelt, drawButtons, tailsAndKnot } from '#atelier/garments/finish/fastenings.ts';
import { borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import { bottomOf, cutSlit, insideBack, lowBack, slitHole, slitOf, train } from '#atelier/garments/finish/hem-shape.ts';
import { isLinedWhole, liningOf, slipEnd } from '#atelier/garments/finish/lining.ts';
import { cargoPockets, scatterWork, trim } from '#atelier/garments/finish/trimmings.ts';
import { shadeUnderHem } from '#atelier/garments/lower/skirt/hem-shade.ts';
import { skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { skirtCutOf } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { skirtLayers } from '#atelier/garments/lower/skirt/skirt-layers.ts';
import { churidarRings } from '#atelier/garments/lower/trousers/churidar-rings.ts';
import { patialaCowls } from '#atelier/garments/lower/trousers/patiala-cowls.ts';
import { pleatedLegs } from '#atelier/garments/lower/trousers/pleated-legs.ts';
import { distress } from '#atelier/garments/lower/trousers/rips.ts';
import { LEG_LENGTH, mensTrouserCut, trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import {
  denimSkirt,
  drawcord,
  jeansBand,
  jogCuffs,
  waistGathers,
} from '#atelier/garments/lower/trousers/trouser-details.ts';
import { trousers, waistband } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import {
  grainAngle,
  hasCargoPockets,
  hasDetail,
  materialOf,
  plainOf,
  skirtHemY,
  trimOf,
} from '#atelier/garments/measures.ts';
import { wrapSkirt } from '#atelier/garments/upper/wrap.ts';
import { apron, sporran, sporranChain, sporranStrap } from '#atelier/garments/world/kilt.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';

/** How far below the waist it sits: 0 the waist, 1 the hip bone. */
export function seatOf(d: Dressing, g: Garment): number {
  const natural = isWoman(d.f) ? 0.08 : 0.78;
  return { natural, high: 0, low: 0.75, dropped: 0.9, empire: 0, none: natural }[g.waistline];
}

/** Wound round the hips and rolled in, without a tie. */
const ROLLED: ReadonlySet<string> = new Set(['mundu', 'lungi', 'sarong']);

export function wearSkirt(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const cut = skirtCutOf(g);
  const hemY = skirtHemY(f, g.length);
  const seat = seatOf(d, g);
  const top = (s: Side): Point =>
    g.waistline === 'empire' ? add(f.underbust[s], [s * 2, 4]) : add(mix(f.waist[s], f.highHip[s], seat), [s * 1.5, 0]);
  const k = skirt(f, {
    cut,
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    hemY,
    topLeft: top(-1),
    topRight: top(1),
    angle: grainAngle(material),
    stiff: stiffnessOf(g.cloth),
    bottom: bottomOf(g, true),
  });
  const slit = slitOf(g, f, k.panel);
  if (slit && hemY > f.hip[LEFT][1] + 120) cutSlit(k, slitHole(k.panel, slit.u, 0.2 + 0.8 * slit.height, slit.spread));
  if (g.closure === 'wrap' || g.silhouette === 'wrap') wrapSkirt(k);
  if (g.closure === 'buttons')
    k.lines.push({
      kind: 'overlap',
      points: k.panel.line(
        [
          [0.06, 0],
          [0.05, 0.5],
          [0.06, 1],
        ],
        10,
      ),
      weight: 0.5,
    });
  return {
    garment: g,
    behind: () => {
      if (slit) d.render(g, insideBack(k.panel), [plainOf(material)], { cast: 0 });
      if (hasDetail(g, 'high-low-hem')) d.render(g, lowBack(k.panel, true), [plainOf(material)], { cast: 0 });
      if (hasDetail(g, 'train'))
        d.render(g, train(k.panel, f.floor, FABRIC_RULES[g.cloth.fabric], seed), [plainOf(material)], { cast: 0 });
    },
    sleeves: [],
    sleeveEnd: 0,
    paint: () => {
      d.use(g, material, g.name);
      shadeUnderHem(d.scene, k.hem, isSheer(g.cloth.fabric) && !isLinedWhole(g));
      if (isSheer(g.cloth.fabric) && isLinedWhole(g)) d.render(g, k, [liningOf(g)]);
      else if (isSheer(g.cloth.fabric)) {
        const low = slipEnd(g, f.hip[LEFT][1], hemY);
        for (const [i, layer] of skirtLayers(f, g, cut, { low, hemY, seed }).entries())
          d.render(g, layer, [i ? plainOf(material) : liningOf(g)], { cast: 0.3 });
      }
      const denim = g.cloth.fabric === 'denim' && !f.back;
      d.render(g, denim ? { ...k, lines: [...k.lines, ...denimSkirt(k.panel)] } : k, [material], { cast: 0.4 });
      if (g.border) borderOnHem(d, g, k);
      scatterWork(d, g, k.panel, k.pieces[k.pieces.length - 1].outline, k);
      trim(d, g, k);
      if (g.kind === 'kilt' && !f.back) d.render(g, apron(k.panel, seed), [material], { cast: 0.25 });
      const band = waistband(k.panel.row(0.012, -1, 1, 20), 15);
      if (denim) band.lines.push(...jeansBand(band.top, band.low));
      d.render(g, band, [material], { cast: 0.2 });
      if (g.kind === 'kilt' && !f.back && !isWoman(f)) {
        d.render(g, sporranStrap(f), [{ fabric: 'leather', colour: '#3a2a21' }], { cast: 0.3 });
        drawButtons(d.scene, sporranChain(f), '#c9bfa6', seed, 2.3);
        d.render(g, sporran(f), [{ fabric: 'fur', colour: '#5b4636' }], { cast: 0.45 });
      }
      // a mundu or a lungi is rolled in at the waist, a skirt is tied
      if ((g.closure === 'wrap' || g.silhouette === 'wrap') && !ROLLED.has(g.kind))
        for (const part of tailsAndKnot(k.panel.map(-0.62, 0.012), 'tie'))
          d.render(g, part, [material], { cast: 0.35 });
      if (g.closure === 'buttons')
        drawButtons(
          d.scene,
          Array.from({ length: 7 }, (_, i) => k.panel.map(0, 0.06 + i * 0.13)),
          trimOf(g, 'buttons') ?? '#efe4cf',
          seed,
          3,
        );
      if (hasDetail(g, 'belt', 'sash')) {
        const kind = hasDetail(g, 'belt') ? 'belt' : 'sash';
        drawBelt(
          d.scene,
          k.panel.row(0.01),
          { fabric: kind === 'belt' ? 'leather' : g.cloth.fabric, colour: trimOf(g, 'belt', 'sash') ?? '#6b4a30' },
          kind,
          seed,
        );
      }
    },
  };
}

const isJeans = (g: Garment): boolean => g.cloth.fabric === 'denim' || hasDetail(g, 'five-pockets');

/** Never pressed: working clothes, hides and cloths with a pile. */
const isUncreased = (g: Garment): boolean =>
  hasCargoPockets(g) ||
  hasDetail(g, 'elasticated-waist') ||
  g.closure === 'drawstring' ||
  ['leather', 'corduroy', 'velvet', 'fleece', 'jersey', 'sequin', 'lace', 'quilted'].includes(g.cloth.fabric);

/** Leggings and their like: no fly, no pockets, nothing to bag. */
const isSecondSkin = (g: Garment): boolean =>
  g.fit === 'tight' && g.cloth.fabric !== 'denim' && !hasDetail(g, 'five-pockets');

/** A cord stands off its cloth. */
const cordColour = (g: Garment): string =>
  trimOf(g, 'contrast') ?? mixHex(g.cloth.colour.hex, lumaOf(g.cloth.colour.hex) > 0.5 ? '#2a2430' : '#f6f0e6', 0.75);

/** Long tailored trousers are pleated at the waist alone. */
const hasFrontPleats = ({ kind, length }: Garment): boolean => /^(wide-leg-)?trousers$/.test(kind) && length === 'full';

/** Pleated from band to hem, where there is width for it. */
const isPleated = (g: Garment): boolean =>
  hasDetail(g, 'pleats') &&
  !hasFrontPleats(g) &&
  ['wide', 'flared', 'culottes', 'a-line', 'pleated'].includes(g.silhouette);

const FIT_ROOM: Record<Fit, number> = { tight: 0.35, fitted: 0.7, regular: 1, relaxed: 1.3, oversized: 1.7 };

/** @param end where along the leg they end in a boot, see `endInBoot`. */
export function trousersOf(d: Dressing, g: Garment, end: number | null = null): ReturnType<typeof trousers> {
  const material = materialOf(g.cloth);
  const base = isWoman(d.f) ? trouserCut(g.silhouette) : mensTrouserCut(g.silhouette, isJeans(g));
  const room = FIT_ROOM[g.fit];
  const length = end ?? LEG_LENGTH[g.length];
  const short = length < 0.45;
  return trousers(d.f, {
    cut: {
      ...base,
      thigh: base.thigh * room + (short ? 5 : 0),
      knee: base.knee * (room + 1) * 0.5 + (short && g.fit !== 'tight' ? 16 : 0),
      hem: (base.hem * (room + 2)) / 3,
      crease: !!base.crease && !isUncreased(g),
      turnUp: !!base.turnUp || hasDetail(g, 'turn-up'),
    },
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: branch(d.seed, 'trousers'),
    length,
    jeans: isJeans(g),
    stiff: stiffnessOf(g.cloth),
    second: isSecondSkin(g),
    tucked: end !== null,
    drop: seatOf(d, g),
    angle: grainAngle(material),
  });
}

/** Flowing trousers are lined to the hem, unless the words want them seen through. */
const isLinedToHem = (g: Garment): boolean =>
  isLinedWhole(g) || (!hasDetail(g, 'sheer') && (g.cloth.fabric === 'georgette' || g.cloth.fabric === 'chiffon'));

export function wearTrousers(d: Dressing, g: Garment, end: number | null = null): Worn {
  const material = materialOf(g.cloth);
  const t = trousersOf(d, g, end);
  if (isPleated(g)) {
    const pleats = pleatedLegs(t.legs, d.seed);
    t.folds.push(...pleats.folds);
    t.lines.push(...pleats.lines);
  }
  return {
    garment: g,
    sleeves: [],
    sleeveEnd: 0,
    paint: () => {
      d.use(g, material, g.name);
      if (isSheer(g.cloth.fabric) && isLinedToHem(g)) d.render(g, t, [liningOf(g)]);
      else if (isSheer(g.cloth.fabric)) {
        const lining = trousersOf(d, {
          ...g,
          silhouette: 'straight',
          length: LEG_LENGTH[g.length] > 0.9 ? 'midi' : LEG_LENGTH[g.length] > 0.6 ? 'knee' : 'thigh',
          cloth: { ...g.cloth, fabric: 'silk' },
        });
        d.render(g, lining, [liningOf(g)], { cast: 0.2 });
      }
      d.render(g, t, [material], { cast: 0.35 });
      if (g.silhouette === 'patiala')
        for (const cowls of patialaCowls(t.legs, FABRIC_RULES[g.cloth.fabric], d.seed))
          d.render(g, cowls, [material], { cast: 0.1 });
      if (g.silhouette === 'churidar' && end === null)
        for (const rings of churidarRings(t.legs, FABRIC_RULES[g.cloth.fabric], d.seed))
          d.render(g, rings, [material], { cast: 0.1 });
      if (g.silhouette === 'dhoti')
        d.render(g, dhotiFan(d.f, t, FABRIC_RULES[g.cloth.fabric], d.seed), [material], { cast: 0.3 });
      if (!d.f.back) distress(d, g, t.legs);
      cargoPockets(d, g, t.legs);
      if (hasDetail(g, 'side-stripe')) {
        const lines = t.legs.flatMap((l) =>
          [0, 4].map((k) => ({
            kind: 'overlap' as const,
            points: l.outer.map((p) => add(p, [-l.side * (5 + k), 0])),
            weight: 1.2,
            colour: trimOf(g, 'contrast', 'stripe') ?? '#f1ece0',
          })),
        );
        d.render(g, { ...emptyBuild(), lines }, [material]);
      }
      const jog = g.silhouette === 'jogger';
      if (jog && end === null)
        d.render(g, jogCuffs(t.legs), [{ fabric: 'knit', colour: material.colour }], { cast: 0 });
      const second = isSecondSkin(g);
      const band = waistband(t.waistLine, jog ? 22 : second ? 27 : 17);
      if (jog) band.lines.push(...waistGathers(band.low, 34));
      if (isJeans(g)) band.lines.push(...jeansBand(band.top, band.low));
      d.render(g, band, [jog ? { fabric: 'knit', colour: material.colour } : material], { cast: 0.15 });
      if (hasDetail(g, 'belt'))
        drawBelt(
          d.scene,
          band.top.map((p) => add(p, [0, 9])),
          { fabric: 'leather', colour: trimOf(g, 'belt') ?? '#5a3a28' },
          'belt',
          d.seed,
        );
      else if (d.f.back || second) return;
      else if (jog || g.closure === 'drawstring' || hasDetail(g, 'elasticated-waist'))
        d.render(g, { ...emptyBuild(), lines: drawcord(at(band.low, 0.5)) }, [{ ...material, colour: cordColour(g) }]);
      else
        drawButtons(
          d.scene,
          [add(at(band.top, 0.5), [2, 9])],
          isJeans(g) ? '#a9683a' : '#8a7a60',
          d.seed,
          isJeans(g) ? 4 : 3,
        );
    },
  };
}
