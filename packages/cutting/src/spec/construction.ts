import { asksFor, type Detail, type Garment } from '@toile/look';
import { countOf } from './as-ordered.ts';
import type { Cut } from './cut.ts';
import { isMade } from './made/made.ts';
import { HALF_LINING, isHalfLined } from './ordered-details.ts';
import type { Parts, Torso } from './points.ts';
import { ventPlace } from './skirt-lap.ts';
import type { Specification } from './specification.ts';
import { opensInFront } from './torso/opens-in-front.ts';
import { type Shaping, shapingOf } from './torso/shaping.ts';
import { slitSide } from './torso/slit-side.ts';
import { BOW } from './torso/trim-measures.ts';

const cm = (v: number) => `${Math.round(v * 10) / 10} cm`;

type Build = Extract<Cut, { form: 'torso' }>['build'];

/** What a half lining covers. */
const HALF_LINED = `half lined: fronts and sleeves whole, the back to ${HALF_LINING} cm below the armhole, seams of the rest bound`;

const listed = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

interface Make {
  g: Garment;
  build: Build;
  t: Torso;
  shape: Shaping;
  isLined: boolean;
}

const coatLine = ({ shape }: Make, ...more: readonly (string | false)[]): string =>
  listed(
    shape.panels === 'princess' && 'princess seams from the shoulder',
    shape.panels === 'side-panel' && `${shape.frontDart ? 'front dart and ' : ''}side panel under the arm`,
    shape.panels === 'darts' && shape.waist > 0 && 'waist darts front and back',
    shape.twoPieceSleeve && 'two-piece sleeve',
    ...more,
  );

/** What shapes the body, in the words of the trade; each is true of the pieces. */
function shapingLine(make: Make): string {
  const { g, build, t, shape, isLined } = make;
  const bust = shape.bustDart > 0 && 'side bust dart';
  switch (build) {
    case 'knit':
      return `${shape.waist > 0 ? 'waist darts front and back' : 'no darts'}; shoulder taped`;
    case 'rib-knit':
      return t.hemRib || t.rib || t.cuff ? 'no darts; rib at 85 % of the edge' : 'no darts';
    case 'light':
    case 'tunic':
      return listed(
        shape.panels === 'princess' ? 'princess seams from the shoulder' : bust || 'no darts',
        shape.waist > 0 && 'waist darts front and back',
        build === 'tunic' &&
          !!t.slit &&
          !asksFor(g, 'thigh-slit') &&
          g.silhouette === 'straight' &&
          'straight sides to the slit',
      );
    case 'shirt':
      return listed(
        shape.yoke > 0 ? 'back yoke in two layers' : 'no yoke',
        shape.waist > 0 && 'waist darts front and back',
        shape.pleat > 0 && `box pleat at centre back, ${cm(shape.pleat * 2)} of cloth`,
      );
    case 'bodice':
    case 'choli':
      return (
        listed(
          bust,
          shape.panels === 'princess' && 'princess seams from the shoulder',
          shape.panels === 'darts' && shape.waist > 0 && 'waist darts front and back',
        ) || 'no darts'
      );
    case 'corset':
      return 'princess panels, steel bones in casings, waist tape';
    case 'skin':
      return 'elastic at all edges, double front';
    case 'casual':
      return listed(
        opensInFront(g, build) && 'front facings',
        shape.yoke > 0 && 'back yoke',
        isLined ? 'lining to the hem' : 'unlined',
      );
    case 'tailored':
      return coatLine(make, 'half canvas');
    case 'coat':
      return coatLine(make, opensInFront(g, build) ? 'facing to the hem' : isLined && 'lining to the hem');
    case 'band-coat':
      return coatLine(make, 'canvas to 10 cm below the waist');
    case 'vest':
      return listed(
        shape.waist > 0 && 'waist darts front and back',
        g.kind === 'waistcoat' ? 'back of lining with strap' : isLined && 'lining to the hem',
      );
    case 'wide':
      return 'cut in one straight panel from shoulder to hem, sleeve set straight';
  }
}

function collarLines({ g, t }: Make): string[] {
  const out: string[] = [];
  if (g.collar === 'roll' && t.collar) out.push(`roll collar ${cm(t.collar)}, of rib`);
  else if (t.collarFall && t.collar === undefined)
    out.push(`open collar in one piece, ${cm(t.collarFall)} at the centre back, front turned back to the break`);
  else if (t.collarFall) out.push(`collar stand ${cm(t.collar ?? 3)}, fall ${cm(t.collarFall)}`);
  else if (t.collar) out.push(`stand collar ${cm(t.collar)}, fused`);
  if (g.collar === 'bow') out.push(`bow ends ${cm(BOW)}`);
  if (t.rib) out.push(`neck rib ${cm(t.rib)}`);
  return out;
}

function torsoLines(g: Garment, cut: Cut, parts: Parts, men: boolean): string[] {
  const t = parts.torso;
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit')) return [];
  const shape = shapingOf(t, g, cut.build, men);
  const make: Make = { g, build: cut.build, t, shape, isLined: cut.lined === true };
  const out = [shapingLine(make)];
  if (isHalfLined(g) && cut.form === 'torso') out.push(HALF_LINED);
  if (t.kalis) out.push(`${t.kalis} kalis, each ${cm((t.sweep ?? 0) / t.kalis)} at the hem`);
  if (t.tiers) out.push(`${t.tiers} tiers, each gathered to one and a half times the one above`);
  if (t.joint !== undefined && !t.kalis && t.sweep)
    out.push(`skirt joined ${cm(t.joint)} below HPS, sweep ${cm(t.sweep)}`);
  if (t.placket && t.placketWidth && !opensInFront(g, cut.build))
    out.push(`placket ${cm(t.placket)} × ${cm(t.placketWidth ?? 2.5)}, box end`);
  out.push(...collarLines(make));
  if (t.slit)
    out.push(
      asksFor(g, 'thigh-slit')
        ? `slit ${cm(t.slit)} in one side seam, turned`
        : slitSide(g) === undefined
          ? `slits ${cm(t.slit)}, turned, bar-tacked`
          : `slit ${cm(t.slit)} in the wearer’s ${slitSide(g)} side seam alone, turned, bar-tacked`,
    );
  if (shape.vent)
    out.push(countOf(g, 'vent') === 2 ? `side vents ${cm(shape.vent)}` : `centre-back vent ${cm(shape.vent)}`);
  if (t.cuff) out.push(`cuff ${cm(t.cuff)}`);
  return out;
}

function lowerLines(g: Garment, cut: Cut, parts: Parts): string[] {
  const out: string[] = [];
  const { skirt, legs, drape } = parts;
  if (skirt) {
    out.push(
      cut.form === 'skirt' && cut.kind === 'cloth'
        ? 'straight cloth, wrapped and tucked'
        : cut.form === 'skirt' && cut.kind === 'kalis'
          ? `casing ${cm(skirt.band)}`
          : `band ${cm(skirt.band)}, fused`,
    );
    if (skirt.kalis)
      out.push(`${skirt.kalis} kalis, each ${cm(skirt.sweep / skirt.kalis)} at the hem; hang a day before levelling`);
    if (skirt.pleats)
      out.push(`${skirt.pleats} ${isMade(g, 'inverted-pleat') ? 'box ' : ''}pleats, pressed, stitched down to the hip`);
    if (skirt.border) out.push(`border ${cm(skirt.border)} along the hem`);
    // a slit of the front or the sides is told with its seam and its measure
    if (skirt.vent && ventPlace(g) === 'back') out.push(`vent ${cm(skirt.vent)}`);
  }
  if (legs) {
    if (legs.fly) out.push('fly with J stitch');
    if (legs.pocket) out.push('pockets with pocketing');
    if (legs.belt) out.push(`belt ${cm(legs.belt)} deep, legs pleated into it`);
    if (legs.chudi) out.push(`${cm(legs.chudi)} of length gathers in rings; cut on the bias`);
    if (legs.joint)
      out.push(`flare of ${cm((legs.flare ?? 0) * 2)} a leg gathered to the knee, joint covered with gota or lace`);
  }
  if (drape) {
    out.push(`hemmed cloth ${cm(drape.length)} × ${cm(drape.width)}`);
    if (drape.blousePiece) out.push(`blouse piece ${cm(drape.blousePiece)} woven on`);
    if (drape.fall) out.push(`fall ${cm(drape.fall)} × ${cm(drape.fallDepth ?? 12)} on the lower edge, from 15 cm in`);
    if (drape.tassel) out.push(`tassels ${cm(drape.tassel)} at both ends`);
  }
  return out;
}

/** What is told of a bodice is told of no legs: theirs are darted. */
const isOfBodice = (text: string, cut: Cut): boolean => cut.form !== 'jumpsuit' || text !== 'no darts';

interface Said {
  /** Whether the words name a detail. */
  isSaid: (detail: Detail) => boolean;
  /** The words that name a detail; undefined where they call it as the house does. */
  textOf: (detail: Detail) => string | undefined;
  /** Lengths that the words give, cm. */
  lengths: readonly number[];
  men: boolean;
}

/** Whether the name of a detail tells anything: kalis are counted with the measures, and 'gher' alone is no order. */
export const isTelling = (detail: Detail, parts: Parts): boolean => !TOLD.some((told) => told(detail, parts));
/** Details that other rows of the pack tell with their numbers: measures, closings, seams, cloths and pieces. */
const TOLD: readonly ((detail: Detail, parts: Parts) => boolean)[] = [
  ({ id }) => id === 'gher' || id === 'lining' || id === 'topstitch',
  ({ id }) => id === 'buttons' || id.endsWith('-button') || id === 'press-studs' || id === 'hook-front',
  ({ id, count }) => id === 'pocket' && count !== undefined,
  ({ id }) => id.endsWith('pocket') || id === 'five-pockets',
  ({ part }) => part === 'lining',
  // princess seams, which the shaping tells
  ({ id, part }) => id === 'darts' && part === 'panel',
  ({ id }, { torso, skirt }) => id === 'vent' && (torso?.vent ?? torso?.slit ?? skirt?.vent) !== undefined,
  ({ id }, { torso, skirt }) => /slit$/.test(id) && (torso?.slit ?? skirt?.vent) !== undefined,
  ({ id }, { legs }) => id === 'turn-up' && legs?.turnUp !== undefined,
  ({ id, count }, { skirt, legs }) =>
    id === 'pleats' && (skirt?.pleats !== undefined || (legs !== undefined && count === undefined)),
  ({ id }, { legs }) => id === 'ankle-rings' && legs?.chudi !== undefined,
  ({ id }, { torso }) => id === 'ruffle' && torso?.flounce !== undefined,
  ({ id }, { torso, skirt }) => id === 'tiers' && (torso?.tiers ?? skirt?.tiers) !== undefined,
  ({ id }, { legs }) => id === 'elasticated-waist' && legs !== undefined,
  ({ id }, { torso }) => id === 'hood' && torso?.hood !== undefined,
  ({ id, part }, { torso }) =>
    id === 'rib' && part !== 'hem' && (torso?.rib ?? torso?.cuff ?? torso?.hemRib) !== undefined,
  ({ id }, { torso }) =>
    (id === 'yoke' && torso?.yoke !== undefined) || (id === 'curved-hem' && torso?.hemCurve !== undefined),
  ({ id }) => id === 'sash' || id === 'obi' || id === 'belt' || id === 'belt-loops' || id === 'fly',
  ({ id }, { legs, skirt }) => id === 'darts' && (legs ?? skirt) !== undefined,
  ({ id, part }, { legs }) => id === 'elastic' && part === 'waist' && legs !== undefined,
  // one that is laid behind is told with the yoke
  ({ id }, { torso }) => id === 'pleats' && torso !== undefined && torso.joint === undefined,
  ({ id }) => id === 'keyhole' || id === 'piping' || id === 'drawcord',
  ({ id }, { torso }) => id === 'gathers' && torso?.joint !== undefined,
];

const nameOf = ({ id, part, count }: Detail): string =>
  `${count ? `${count} ` : ''}${id.replaceAll('-', ' ')}${part ? ` at the ${part}` : ''}`;

/** What is written beside the drawing: the make, and every detail of the Look by name. */
export function constructionOf(g: Garment, cut: Cut, parts: Parts, said: Said): Specification['construction'] {
  const lines = [
    ...torsoLines(g, cut, parts, said.men).filter((text) => isOfBodice(text, cut)),
    ...lowerLines(g, cut, parts),
  ];
  const house = lines.map((text) => ({
    text,
    provenance: said.lengths.some((one) => text.split(' cm').some((before) => before.split(' ').at(-1) === String(one)))
      ? ('words' as const)
      : ('house' as const),
  }));
  const details = g.details
    .filter((detail) => isTelling(detail, parts))
    .map((detail) => ({
      text: said.textOf(detail) ?? nameOf(detail),
      provenance: said.isSaid(detail) ? ('words' as const) : ('house' as const),
    }));
  return [...house, ...details];
}
