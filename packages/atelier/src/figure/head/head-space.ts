/** The head's own space (y 0 crown, 1 chin, x 0 above the neck, looking to the viewer's left) and its way to the sheet. */

import { SKINS, type Skin } from '#atelier/figure/body/skin-tones.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { Brush } from '#atelier/figure/brush/brush.ts';
import type { HeadView } from '#atelier/figure/poses/pose-spec.ts';
import { type Point, radians } from '#atelier/kit/points.ts';
import { remembering } from '#atelier/kit/remember.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { faceOf } from './face-of.ts';
import type { Face } from './face-shapes.ts';
import { type HeadModel, headModel, type Turn } from './head-model.ts';
import { type Head, headOf } from './head-of.ts';

/** How far a head of each view is turned and bowed, degrees, before its wearer's own habit. */
const TURNS: Record<HeadView, Turn> = {
  front: { yaw: 8, nod: 0 },
  threeQuarter: { yaw: 19, nod: 0 },
  down: { yaw: 19, nod: 11 },
  back: { yaw: 0, nod: 0 },
};
/** Heads are drawn a little narrower than they are built. */
const NARROW = { female: 0.89, male: 0.95 };
/** A child's head is rounder by this share, and is turned less: it looks at us. */
const ROUND = 0.085;
const OPEN = 0.28;
/** And a man's by this share. */
const SQUARER = 0.16;
/** Where the neck enters the head. */
const ATLAS = [0, 0.8, -0.1] as const;
/** How much of a man's skull each presentation has; the young have less of it. */
const MALE: Record<Wearer['person']['presentation'], number> = { female: 0, androgynous: 0.45, male: 1 };
const GROWN: Record<Wearer['person']['ageGroup'], number> = { child: 0.15, teen: 0.6, adult: 1, senior: 1 };

export interface HeadSpace {
  /** Paints in head space. */
  H: Brush;
  /** Head space to page units. */
  toSheet: (p: Point) => Point;
  model: HeadModel;
  head: Head;
  face: Face;
  skin: Skin;
  view: HeadView;
  /** Seen from the side: one ear shows, and the hair behind it. */
  turned: boolean;
  /** The head looks to the viewer's right: its shade side is the facing side. */
  flip: boolean;
  feminine: boolean;
  age: Wearer['person']['ageGroup'];
  dark: boolean;
  person: Wearer['person'];
  /** The clock of this person's irregularities. */
  seed: number;
  /** How far sideways a thing hangs, per head downwards, from a head that is tilted. */
  plumb: number;
}

function turnOf(view: HeadView, face: Face, male: number): Turn {
  const { yaw, nod } = TURNS[view];
  if (view === 'back') return { yaw, nod };
  return {
    yaw: (yaw + face.turn * (view === 'threeQuarter' ? 0.7 : 1)) * (1 - face.young * OPEN) * (1 - male * SQUARER),
    nod: nod + face.nod * (view === 'down' ? 0.4 : 1),
  };
}

interface Shaped {
  face: Face;
  model: HeadModel;
  head: Head;
}
/** Heads are asked for by hair, face, jewellery and cloth in turn: each is shaped once. */
const MOST_HEADS = 24;
const remember = remembering<Shaped>(MOST_HEADS);

function shapedHead({ person, body }: Wearer, seed: number, turned: boolean): Shaped {
  const { view } = body.pose.head;
  return remember(JSON.stringify([person, view, seed]), () => {
    const face = faceOf(person, seed);
    const male = MALE[person.presentation] * GROWN[person.ageGroup];
    const model = headModel(face, male, turnOf(view, face, male));
    return { face, model, head: headOf(model, turned, view === 'back') };
  });
}

/** Where and how a head is, without a brush to paint it. @param seed whose features these are. */
export function headOnPage(w: Wearer, seed: number): Omit<HeadSpace, 'H'> {
  const { person, body } = w;
  const feminine = person.presentation !== 'male';
  const { view, flip = false } = body.pose.head;
  const turned = view === 'threeQuarter' || view === 'down';
  const { face, model, head } = shapedHead(w, seed, turned);
  const k = w.head.h;
  const sx =
    (feminine ? NARROW.female : NARROW.male) *
    (person.build === 'full' ? 1.05 : 1) *
    (1 + ROUND * face.young) *
    face.broad *
    (flip ? -1 : 1) *
    k;
  const tilt = w.head.tilt + (view === 'back' ? 0 : radians(face.roll));
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  const atlas = w.toPage(body.j.atlas);
  const turn = (p: Point): Point => [p[0] * sx * c - p[1] * k * s, p[0] * sx * s + p[1] * k * c];
  const neck = turn(model.at(ATLAS));
  const o: Point = [atlas[0] - neck[0], atlas[1] - neck[1]];
  const toSheet = (p: Point): Point => {
    const x = p[0] * sx;
    const y = p[1] * k;
    return [o[0] + (x * c - y * s), o[1] + (x * s + y * c)];
  };
  const skin = SKINS[person.skin];
  return {
    toSheet,
    model,
    head,
    face,
    skin,
    view,
    turned,
    flip,
    feminine,
    age: person.ageGroup,
    dark: Number.parseInt(skin.base.slice(1, 3), 16) < 150,
    person,
    seed,
    plumb: (k * s) / (sx * c),
  };
}

/** @param seed whose features these are. */
export function headSpace(S: Scene, w: Wearer, seed: number): HeadSpace {
  const head = headOnPage(w, seed);
  return { H: new Brush(S, w.head.h, head.toSheet), ...head };
}
