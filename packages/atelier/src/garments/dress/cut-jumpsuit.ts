/** Jumpsuits and playsuits: a bodice and trousers in one, joined at the waist. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import type { Belt } from '#atelier/garments/finish/belt.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { elasticAlong, isElasticWaisted } from '#atelier/garments/finish/gathers.ts';
import { isLinedWhole, liningOf, wholeLiningOf } from '#atelier/garments/finish/lining.ts';
import { type Fitting, hidesSleeves, type WornWith } from '#atelier/garments/fitting.ts';
import { beneath, type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { swimBrief } from '#atelier/garments/lower/swim-brief.ts';
import { waistband } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { trousersOf } from '#atelier/garments/lower/trousers/trousers-of.ts';
import { easeOf, garmentMaterial, grainAngle, hasDetail, materialOf, trimOf } from '#atelier/garments/measures.ts';
import { liningNeck, makeSleeves, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { collar } from '#atelier/garments/upper/collar-cuts.ts';
import { cutSides } from '#atelier/garments/upper/cut-outs.ts';
import { frontClosure } from '#atelier/garments/upper/front-closure.ts';
import { collarCut, neckFor } from '#atelier/garments/upper/neck-choice.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bib } from './bib.ts';

/** Close to the body and cut to the top of the leg. */
const isSwimwear = (g: Garment): boolean => g.fit === 'tight' && (g.length === 'micro' || g.length === 'crop');

function cutSwimsuit(g: Garment, d: Fitting): Cut {
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const fromY = Math.max(f.highHip[LEFT][1], f.highHip[RIGHT][1]) + 4;
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: neckFor(g),
    ease: 1.5,
    endY: fromY + 4,
    sleeveless: !sleevesOf(g),
    hem: 'joined',
    angle: grainAngle(material),
  });
  if (hasDetail(g, 'cut-out')) cutSides(f, b);
  const sleeves = makeSleeves(d, g, 1.5);
  return {
    garment: g,
    layers: {
      on: [
        lay(g, 'cloth', merge(swimBrief(f, fromY), b, ...sleeves), { of: material, cast: 0.3 }),
        ...finish({ fitting: d, garment: g, seams: { body: { bodice: b } } }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
  };
}

/** Height of the band at the waist, page units. */
const BAND = 17;
/** Height of the band a bib is sewn to, page units. */
const BIB_BAND = 16;
/** Radius of a button, page units. */
const BUTTON = 2.9;

function waistOf(g: Garment, waistLine: readonly Point[]): Belt | undefined {
  if (!hasDetail(g, 'belt', 'sash') && g.closure !== 'tie') return undefined;
  const leather = hasDetail(g, 'belt');
  const colour = trimOf(g, 'belt', 'sash') ?? materialOf(g.cloth).colour;
  return {
    line: waistLine.map((p) => add(p, [0, -2])),
    kind: leather ? 'belt' : 'tie',
    of: { fabric: leather ? 'leather' : g.cloth.fabric, colour },
  };
}

function collarOf({ f, seed }: Fitting, g: Garment, b: Bodice): Layer[] {
  const kind = collarCut(g);
  if (!kind) return [];
  const own = branch(seed, 'jumpsuit.collar');
  return [
    lay(g, 'collar', collar(f, kind, { close: neckFront(b), edge: b.neck.edge }), {
      of: materialOf(g.cloth),
      cast: 0.35,
      seed: own,
    }),
  ];
}

/** Bodice and legs joined at the waist. */
function upperPart(d: Fitting, g: Garment, ease: number, endY: number): Bodice {
  const b = bodice(d.f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: d.seed,
    neck: neckFor(g),
    ease,
    box: 0.15,
    endY,
    sleeveless: !sleevesOf(g),
    hem: 'hidden',
    angle: grainAngle(materialOf(g.cloth)),
  });
  if (hasDetail(g, 'cut-out')) cutSides(d.f, b);
  return b;
}

/** What a sheer one is worn over: all of itself where it is lined, else a camisole in one with shorts. */
function lining({ f, seed }: Fitting, g: Garment, own: Build, endY: number): Layer[] {
  if (!isSheer(g.cloth.fabric)) return [];
  if (isLinedWhole(g)) return [lay(g, 'lining', { ...own, lines: [] }, { of: wholeLiningOf(g) })];
  const cloth = { ...g.cloth, fabric: 'silk' } as const;
  const d = { f, seed: branch(seed, 'jumpsuit.lining') };
  const shorts = trousersOf(d, { ...g, waistline: 'high', silhouette: 'straight', length: 'thigh', cloth });
  const camisole = bodice(f, {
    fabric: FABRIC_RULES.silk,
    seed: d.seed,
    neck: liningNeck(g),
    ease: 1,
    endY,
    hem: 'hidden',
  });
  return [lay(g, 'lining', merge(shorts, camisole), { of: liningOf(g), cast: 0.2 })];
}

export function cutJumpsuit(g: Garment, d: Fitting, worn: WornWith): Cut {
  if (isSwimwear(g)) return cutSwimsuit(g, d);
  const { f } = d;
  const material = materialOf(g.cloth);
  const bibbed = hasDetail(g, 'bib');
  const ease = Math.min(9, easeOf(g.fit));
  const legs = trousersOf(d, { ...g, waistline: 'high' });
  const endY = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 12;
  const b = upperPart(d, g, ease, endY);
  const sleeves = hidesSleeves(worn) ? [] : makeSleeves(d, g, ease);
  const closure = frontClosure(d, g, b, endY);
  const front: Build = { ...emptyBuild(), lines: closure.lines };
  const waist = waistOf(g, legs.waistLine);
  const band = waistband(legs.waistLine, BIB_BAND);
  const whole = bibbed ? merge(legs, band, bib(f, band.top)) : merge(legs, b, ...sleeves, front);
  if (!bibbed && isElasticWaisted(g)) {
    const names = whole.pieces.map(({ name }) => name).filter((name) => !name.startsWith('sleeve'));
    const drawn = elasticAlong({ seam: legs.waistLine, up: 20, down: 34, seed: d.seed, on: names });
    whole.folds.push(...drawn.folds);
    whole.lines.push(...drawn.lines);
  }
  const onWaist = waistband(
    legs.waistLine.map((p) => add(p, [0, BAND / 2])),
    BAND,
  );
  const colour = trimOf(g, 'buttons') ?? '#efe9dc';
  return {
    garment: g,
    layers: {
      on: [
        ...lining(d, g, bibbed ? whole : merge(legs, b), endY),
        lay(g, 'cloth', whole, { of: material, cast: 0.4 }),
        ...finish({
          fitting: d,
          garment: g,
          seams: {
            ...(!bibbed && {
              body: { bodice: b },
              neck: b.neck.edge,
              front: { buttons: [{ at: closure.buttons, colour, radius: BUTTON }] },
            }),
            ...(waist && { waist }),
          },
          own: {
            // the gathers of both halves end under a band, or under the belt
            ...(!bibbed &&
              !waist &&
              !isElasticWaisted(g) && {
                'own parts': beneath(sleeves, [lay(g, 'waistband', onWaist, { of: material, cast: 0.25 })]),
              }),
            collar: collarOf(d, g, b),
          },
        }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
  };
}
