/** Jumpsuits and playsuits: a bodice and trousers in one, joined at the waist. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { embellish } from '#atelier/garments/finish/embellish.ts';
import { drawBelt, drawButtons } from '#atelier/garments/finish/fastenings.ts';
import { swimBrief } from '#atelier/garments/lower/swim-brief.ts';
import { waistband } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { trousersOf } from '#atelier/garments/lower/wear-bottom.ts';
import { easeOf, garmentMaterial, grainAngle, hasDetail, materialOf, trimOf } from '#atelier/garments/measures.ts';
import { makeSleeves, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice, neckFront } from '#atelier/garments/upper/bodice.ts';
import { collar } from '#atelier/garments/upper/collar-cuts.ts';
import { cutSides } from '#atelier/garments/upper/cut-outs.ts';
import { frontClosure } from '#atelier/garments/upper/front-closure.ts';
import { collarCut, neckFor } from '#atelier/garments/upper/neck-choice.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bib } from './bib.ts';

/** Close to the body and cut to the top of the leg. */
const isSwimwear = (g: Garment): boolean => g.fit === 'tight' && (g.length === 'micro' || g.length === 'crop');

function wearSwimsuit(d: Dressing, g: Garment): Worn {
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
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    paint: () => {
      d.use(g, material, g.name);
      d.render(g, merge(swimBrief(f, fromY), b, ...sleeves), [material], { cast: 0.3 });
      embellish(d, g, b);
    },
  };
}

/** Height of the band at the waist, page units. */
const BAND = 17;

export function wearJumpsuit(d: Dressing, g: Garment, sleeveHidden: boolean): Worn {
  if (isSwimwear(g)) return wearSwimsuit(d, g);
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const bibbed = hasDetail(g, 'bib');
  const ease = Math.min(9, easeOf(g.fit));
  const legs = trousersOf(d, { ...g, waistline: 'high' });
  const endY = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 12;
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: neckFor(g),
    ease,
    box: 0.15,
    endY,
    sleeveless: !sleevesOf(g),
    hem: 'hidden',
    angle: grainAngle(material),
  });
  const sleeves = sleeveHidden ? [] : makeSleeves(d, g, ease);
  if (hasDetail(g, 'cut-out')) cutSides(f, b);
  const closure = frontClosure(d, g, b, endY);
  const front: Build = { ...emptyBuild(), lines: closure.lines };
  const belted = hasDetail(g, 'belt', 'sash') || g.closure === 'tie';
  const onWaist = legs.waistLine.map((p) => add(p, [0, BAND / 2]));
  const kind = collarCut(g);
  return {
    garment: g,
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    paint: () => {
      d.use(g, material, g.name);
      if (bibbed) {
        const band = waistband(legs.waistLine, 16);
        d.render(g, merge(legs, band, bib(f, band.top)), [material], { cast: 0.4 });
      } else {
        d.render(g, merge(legs, b, ...sleeves, front), [material], { cast: 0.4 });
        embellish(d, g, b);
        // the gathers of both halves end under a band, or under the belt
        if (!belted) d.underSleeves(sleeves, () => d.render(g, waistband(onWaist, BAND), [material], { cast: 0.25 }));
      }
      if (!bibbed) drawButtons(d.scene, closure.buttons, trimOf(g, 'buttons') ?? '#efe9dc', seed, 2.9);
      if (kind)
        d.render(g, collar(f, kind, neckFront(b), b.neck.edge), [material], {
          cast: 0.35,
          seed: branch(seed, 'jumpsuit.collar'),
        });
      if (belted)
        drawBelt(
          d.scene,
          legs.waistLine.map((p) => add(p, [0, -2])),
          {
            fabric: hasDetail(g, 'belt') ? 'leather' : g.cloth.fabric,
            colour: trimOf(g, 'belt', 'sash') ?? material.colour,
          },
          hasDetail(g, 'belt') ? 'belt' : 'tie',
          seed,
        );
    },
  };
}
