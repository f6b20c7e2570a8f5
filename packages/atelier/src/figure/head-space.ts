/** The head's own space (y 0 crown, 1 chin, x 0 above the neck, looking to the viewer's left) and its way to the sheet. */
import type { Scene } from '#atelier/paint/scene.ts';
import { Brush } from './brush.ts';
import type { P } from './curves.ts';
import type { Face } from './data/faces.ts';
import { HEADS, type Head } from './data/heads.ts';
import type { HeadView } from './data/pose-spec.ts';
import { SKINS, type Skin } from './data/tones.ts';
import { faceOf } from './face-of.ts';
import type { Wearer } from './wearer.ts';

/** Where the neck enters each view of the head. */
const NECK_AT: Record<HeadView, P> = { front: [0, 0.8], threeQuarter: [0.06, 0.8], down: [0.07, 0.8], back: [0, 0.8] };
/** Heads are drawn a little narrower than traced. */
const NARROW = { female: 0.92, male: 0.96 };

export interface HeadSpace {
  /** Paints in head space. */
  H: Brush;
  /** Head space to sheet pixels. */
  toSheet: (p: P) => P;
  head: Head;
  face: Face;
  skin: Skin;
  view: HeadView;
  /** The head looks to the viewer's right: its shade side is the facing side. */
  flip: boolean;
  feminine: boolean;
  age: Wearer['person']['ageGroup'];
  dark: boolean;
  person: Wearer['person'];
  /** The clock of this person's irregularities. */
  seed: number;
}

const widen = (line: P[], k: number): P[] =>
  line.map(([x, y]): P => [x * (1 + (k - 1) * Math.max(0, (y - 0.5) * 2)), y]);

/** The jaw's width is the face's; everything above the cheek stays. */
function withJaw(h: Head, k: number): Head {
  return { ...h, face: widen(h.face, k), contour: h.contour.map((c) => widen(c, k)) };
}

/** @param seed whose features these are. */
export function headSpace(S: Scene, w: Wearer, seed: number): HeadSpace {
  const { person, body } = w;
  const feminine = person.presentation !== 'male';
  const { view, flip = false } = body.pose.head;
  const face = faceOf(person, seed);
  const k = w.head.h;
  const sx = (feminine ? NARROW.female : NARROW.male) * (person.build === 'full' ? 1.07 : 1) * (flip ? -1 : 1) * k;
  const tilt = w.head.tilt;
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  const at = NECK_AT[view];
  const atlas = w.px(body.j.atlas);
  const turn = ([x, y]: P): P => [x * sx * c - y * k * s, x * sx * s + y * k * c];
  const neck = turn(at);
  const o: P = [atlas[0] - neck[0], atlas[1] - neck[1]];
  const toSheet = (p: P): P => {
    const q = turn(p);
    return [o[0] + q[0], o[1] + q[1]];
  };
  const skin = SKINS[person.skin];
  return {
    H: new Brush(S, k, toSheet),
    toSheet,
    head: withJaw(HEADS[feminine || person.ageGroup === 'child' ? 'female' : 'male'][view], face.jaw),
    face,
    skin,
    view,
    flip,
    feminine,
    age: person.ageGroup,
    dark: Number.parseInt(skin.base.slice(1, 3), 16) < 150,
    person,
    seed,
  };
}
