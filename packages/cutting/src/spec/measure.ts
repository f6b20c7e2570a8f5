import type { Garment } from '@toile/look';
import type { Body, Who } from '../measures/body.ts';
import type { Cut } from './cut.ts';
import { cutOf } from './cuts.ts';
import { drapeMeasures } from './drape-measures.ts';
import { legMeasures } from './leg-measures.ts';
import { belowWaist } from './lengths.ts';
import type { Parts, Torso } from './points.ts';
import { quarter } from './round.ts';
import { roundMeasures } from './round-measures.ts';
import { skirtMeasures } from './skirt-measures.ts';
import { torsoMeasures } from './torso/torso-measures.ts';

/** A bodice that ends at the waist, where legs or a skirt are joined to it. */
function bodiceOf(g: Garment, cut: Extract<Cut, { form: 'jumpsuit' }>, body: Body, men: boolean): Torso {
  const bodice = { ...g, length: 'waist' as const, silhouette: 'straight' as const };
  const t = torsoMeasures({ garment: bodice, body, build: cut.build, over: cut.over ?? 'body', men, addLength: 0 });
  const { sweep: _, vent: __, hemCurve: ___, ...rest } = t;
  return { ...rest, length: t.waistAt, hem: t.waist, joint: t.waistAt };
}

/** Finished measures of a garment for one body, straight from the rules: no grading, no table. */
export function measure(g: Garment, body: Body, who: Who): Parts {
  const cut = cutOf(g);
  const men = who === 'men';
  switch (cut.form) {
    case 'torso': {
      const { build, over = 'body', addLength = 0 } = cut;
      return { torso: torsoMeasures({ garment: g, body, build, over, men, addLength }) };
    }
    case 'skirt':
      return { skirt: skirtMeasures({ garment: g, body, kind: cut.kind }) };
    case 'legs':
      return { legs: legMeasures({ garment: g, body, kind: cut.kind }) };
    case 'jumpsuit': {
      const torso = bodiceOf(g, cut, body, men);
      const joined = legMeasures({ garment: g, body, kind: cut.kind, joined: true });
      // a body that sits needs room between shoulder and crotch
      const rise = quarter(body.height * 0.018);
      const legs = {
        ...joined,
        waist: torso.waist,
        frontRise: joined.frontRise + rise,
        backRise: joined.backRise + rise,
        outseam: joined.outseam + rise,
      };
      return { torso, legs };
    }
    case 'drape':
      return { drape: drapeMeasures(g, cut.kind, body) };
    case 'round':
      return { torso: roundMeasures(g, body, belowWaist(g.length, body) + (g.hem ?? 0)) };
  }
}
