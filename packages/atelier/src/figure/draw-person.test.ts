import { createHash } from 'node:crypto';
import { type AccessoryKind, detailsNamed, HAIR_STYLES, type Heritage, type Person, SKIN_TONES } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { drawBareBody } from '#atelier/figure/body/draw-bare-body.ts';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { drawGroundShadow, drawShoes } from '#atelier/figure/feet/draw-shoes.ts';
import { shoeKit } from '#atelier/figure/feet/shoe-kit.ts';
import { drawArmOver, drawHand } from '#atelier/figure/hands/draw-hand.ts';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { browRoot, eyeOf } from '#atelier/figure/head/draw-eye.ts';
import { mouthOf } from '#atelier/figure/head/draw-mouth.ts';
import { noseTip } from '#atelier/figure/head/draw-nose.ts';
import { faceOf } from '#atelier/figure/head/face-of.ts';
import { headSpace } from '#atelier/figure/head/head-space.ts';
import { stanceOf } from '#atelier/figure/poses/stance-for.ts';
import { drawLegwear } from '#atelier/figure/worn/draw-legwear.ts';
import { drawWorn } from '#atelier/figure/worn/draw-worn.ts';
import { colourDistance, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { drawBackHair, drawHead } from './draw-head.ts';
import { personOf } from './people.fixture.ts';

const BLANK = new Scene(0.25, 1).rgb;
const digest = (S: Scene): string => createHash('sha256').update(new Uint8Array(S.rgb.buffer)).digest('hex');
const touched = (S: Scene): number => S.rgb.reduce((n, v, i) => n + (v !== BLANK[i] ? 1 : 0), 0);

function paint(person: Person, paintOn: (S: Scene, w: Wearer) => void): Scene {
  const S = new Scene(0.25, 1);
  paintOn(S, makeWearer(person, { x: 420, heel: 0 }));
  return S;
}
const whole = (person: Person, seed = 1): Scene =>
  paint(person, (S, w) => {
    const shoes = { kind: 'flat', colour: { hex: '#7a4a30' } } as const;
    drawGroundShadow(S, w, shoes);
    drawBackHair(S, w, { seed });
    drawBareBody(S, w);
    drawShoes(S, w, shoes);
    drawHead(S, w, { seed });
    for (const s of SIDES) drawHand(S, w, s);
  });

describe('a drawn person', () => {
  it('is the same to the byte each time', () => {
    expect(digest(whole(personOf()))).toBe(digest(whole(personOf())));
  });

  it('changes with skin, hair, heritage, age, build, presentation, beard and pose', () => {
    const looks = [
      personOf(),
      personOf({ skin: 'fair-cool' }),
      personOf({ hair: { style: 'afro', colour: { name: 'black', hex: '#2b2528' } } }),
      personOf({ hair: { style: 'bob', colour: { name: 'blonde', hex: '#d8b377' } } }),
      personOf({ heritage: 'african' }),
      personOf({ ageGroup: 'senior' }),
      personOf({ build: 'full' }),
      personOf({ presentation: 'androgynous' }),
      personOf({ presentation: 'male' }),
      personOf({ presentation: 'male', beard: true }),
      personOf({ pose: 'walk' }),
    ];
    expect(new Set(looks.map((p) => digest(whole(p)))).size).toBe(looks.length);
  });

  it('wears its own face: another seed is another person', () => {
    expect(faceOf(personOf(), 1)).not.toEqual(faceOf(personOf(), 2));
    expect(faceOf(personOf(), 1)).toEqual(faceOf(personOf(), 1));
  });

  it('leans with the heritage that is said, and south Asia is not east Asia', () => {
    const hooded = (heritage: Heritage) => faceOf(personOf({ heritage }), 1).hooded;
    expect(hooded('asian')).toBeGreaterThan(hooded('any'));
    expect(hooded('south-asian')).toBe(hooded('any'));
    const brow = (heritage: Heritage) => faceOf(personOf({ heritage }), 1).browWeight;
    for (const heritage of ['south-asian', 'indian', 'middle-eastern'] as const)
      expect(brow(heritage)).toBeGreaterThan(brow('any'));
    expect(faceOf(personOf({ heritage: 'african' }), 1).lipFull).toBeGreaterThan(faceOf(personOf(), 1).lipFull);
  });

  it('shows its years: the young rounder-eyed, shorter and larger-headed, the old heavier-lidded, bent and thicker in the waist', () => {
    const of = (ageGroup: Person['ageGroup']) => {
      const person = personOf({ ageGroup, pose: 'relaxed' });
      const w = makeWearer(person, { x: 420, heel: 0 });
      return {
        face: faceOf(person, 1),
        top: w.head.o[1],
        head: w.head.h,
        waist: (w.waist[RIGHT][0] - w.waist[LEFT][0]) / (w.shoulder[RIGHT][0] - w.shoulder[LEFT][0]),
      };
    };
    const [teen, adult, senior] = [of('teen'), of('adult'), of('senior')];
    expect(teen.face.eyeOpen * teen.face.eyeWidth).toBeGreaterThan(adult.face.eyeOpen * adult.face.eyeWidth);
    expect(senior.face.eyeOpen).toBeLessThan(adult.face.eyeOpen);
    expect(senior.face.lipFull).toBeLessThan(adult.face.lipFull);
    expect(teen.face.makeUp).toBeLessThan(0.3);
    expect(teen.top).toBeGreaterThan(adult.top + 30);
    expect(senior.top).toBeGreaterThan(adult.top + 20);
    expect(teen.head).toBeGreaterThan(adult.head);
    expect(senior.waist).toBeGreaterThan(adult.waist * 1.1);
  });

  it('marks its pixels as figure, so that shadows fall on it', () => {
    const S = whole(personOf());
    const w = makeWearer(personOf(), { x: 420, heel: 0 });
    const [x, y] = w.neck.pit;
    expect(S.figure[Math.round((y + 30) * 0.25) * S.width + Math.round(x * 0.25)]).toBeGreaterThan(0.9);
    expect(S.figure[5 * S.width + 5]).toBe(0);
  });
});

describe('hats', () => {
  const drawn = (name: string, details: string[] = []): Scene =>
    paint(personOf(), (scene, w) => {
      const accessory = {
        kind: 'hat' as const,
        name,
        details: detailsNamed(details),
        colour: { name: 'camel', hex: '#bf935a' },
      };
      drawWorn(scene, w, [accessory], { seed: 1 });
    });
  /** Columns of the page that a hat touches: its width. */
  const width = (S: Scene): number => {
    const columns = new Set<number>();
    for (let i = 0; i < S.rgb.length; i++) if (S.rgb[i] !== BLANK[i]) columns.add(Math.floor(i / 3) % S.width);
    return columns.size;
  };

  it('are as wide as they are called: straw wider than felt, knitted close to the head', () => {
    expect(width(drawn('straw hat'))).toBeGreaterThan(width(drawn('hat')));
    expect(width(drawn('cable knit hat'))).toBeLessThan(width(drawn('hat')) * 0.75);
  });

  it('carry the pompom that is told of', () => {
    expect(touched(drawn('cable knit hat', ['pompom']))).toBeGreaterThan(touched(drawn('cable knit hat')));
  });
});

describe('a person seen from behind', () => {
  const head = (pose: Person['pose'], style: Person['hair']['style']): { S: Scene; w: Wearer } => {
    const person = personOf({ pose, skin: 'fair-cool', hair: { style, colour: { name: 'black', hex: '#1c1618' } } });
    let w = makeWearer(person, { x: 420, heel: 0 });
    const S = paint(person, (scene, wearer) => {
      w = wearer;
      drawBareBody(scene, wearer);
      drawHead(scene, wearer, { seed: 1 });
    });
    return { S, w };
  };
  /** Mean lightness where the middle of the face would be. */
  const atFace = ({ S, w }: { S: Scene; w: Wearer }): number => {
    const [x, y] = [Math.round(w.head.o[0] * 0.25), Math.round((w.head.o[1] + w.head.h * 0.6) * 0.25)];
    let sum = 0;
    for (let dy = -3; dy <= 3; dy++) for (let dx = -3; dx <= 3; dx++) sum += S.rgb[((y + dy) * S.width + x + dx) * 3];
    return sum / 49;
  };

  it.each(['long', 'bob', 'bun', 'ponytail', 'braid', 'short', 'curly', 'afro'] as const)(
    'shows hair where %s hid a face',
    (style) => {
      expect(atFace(head('relaxed', style))).toBeGreaterThan(0.55);
      expect(atFace(head('back', style))).toBeLessThan(0.4);
    },
  );

  it('stands with its heels towards us: the toes lie above them on the page', () => {
    const w = makeWearer(personOf({ pose: 'back' }), { x: 420, heel: 0 });
    expect(w.back).toBe(true);
    for (const s of SIDES) {
      const { at } = shoeKit(new Scene(0.1, 1), w, { kind: 'flat', colour: { hex: '#333333' } }, s);
      expect(at([0, 0, 0.7])[1]).toBeLessThan(at([0, 0, -0.2])[1]);
    }
  });
});

describe('skin', () => {
  it('has nine tones that are told apart, each warm in its light and in its shadow', () => {
    const ramps = SKIN_TONES.map((tone) => SKINS[tone]);
    expect(ramps).toHaveLength(9);
    for (const [i, { light, base, shade, deep }] of ramps.entries()) {
      for (const hex of [light, base, shade, deep]) {
        const [r, g, b] = rgbOf(hex);
        expect(r - b, `${SKIN_TONES[i]} ${hex}`).toBeGreaterThan(0.035);
        expect(r).toBeGreaterThan(g);
      }
      for (const other of ramps.slice(i + 1)) expect(colourDistance(base, other.base)).toBeGreaterThan(5);
    }
  });

  it('is darker from tone to tone and never loses its lit plane', () => {
    const lightness = SKIN_TONES.map((skin) => {
      const S = paint(personOf({ skin }), (scene, w) => drawBareBody(scene, w));
      const w = makeWearer(personOf({ skin }), { x: 420, heel: 0 });
      const at = (p: Point) => S.rgb[(Math.round(p[1] * 0.25) * S.width + Math.round(p[0] * 0.25)) * 3];
      return at([w.bust[LEFT][0] * 0.6 + w.bust[RIGHT][0] * 0.4, w.bust[LEFT][1]]);
    });
    expect(lightness[0]).toBeGreaterThan(lightness[3]);
    expect(lightness[3]).toBeGreaterThan(lightness[7]);
    expect(lightness[7]).toBeGreaterThan(0.25);
  });
});

describe('heads', () => {
  it.each(HAIR_STYLES)('draw the style %s in their own way', (style) => {
    const hair = { style, colour: { name: 'black', hex: '#2b2528' } };
    const S = paint(personOf({ hair }), (scene, w) => {
      drawBackHair(scene, w, { seed: 1 });
      drawHead(scene, w, { seed: 1 });
    });
    const bare = paint(personOf({ hair: { ...hair, style: style === 'bald' ? 'crop' : 'bald' } }), (scene, w) => {
      drawBackHair(scene, w, { seed: 1 });
      drawHead(scene, w, { seed: 1 });
    });
    expect(digest(S)).not.toBe(digest(bare));
  });

  it('keep eyes, brows and mouth inside the face in every view', () => {
    for (const pose of ['contrapposto', 'walk', 'hold-skirt'] as const)
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const person = personOf({ pose, presentation: seed % 2 ? 'male' : 'female' });
        const s = headSpace(new Scene(0.1, 1), makeWearer(person, { x: 420, heel: 0 }), seed);
        const face = closedSpline(s.head.face);
        const mouth = mouthOf(s);
        for (const g of SIDES) {
          for (const u of [-0.5, 0, 0.5]) expect(isInside(eyeOf(s, g).at([u, 0]), face)).toBe(true);
          expect(isInside(browRoot(s, g), face)).toBe(true);
        }
        for (const u of [-1, 0, 1]) expect(isInside(mouth.at(u, 0), face)).toBe(true);
        expect(isInside(noseTip(s), face)).toBe(true);
      }
  });
});

describe('tights', () => {
  const leg = (paintOn: (S: Scene, w: Wearer) => void): number => {
    const S = paint(personOf({ skin: 'fair-cool' }), paintOn);
    const { knee } = makeWearer(personOf(), { x: 420, heel: 0 }).leg[RIGHT];
    return S.rgb[(Math.round(knee[1] * 0.25) * S.width + Math.round(knee[0] * 0.25)) * 3];
  };
  it('colour the legs, and socks leave the knees bare', () => {
    const colour = { hex: '#221f24' };
    const bare = leg((S, w) => drawBareBody(S, w));
    const tights = leg((S, w) => {
      drawBareBody(S, w);
      drawLegwear(S, w, { kind: 'tights', colour });
    });
    const socks = leg((S, w) => {
      drawBareBody(S, w);
      drawLegwear(S, w, { kind: 'socks', colour });
    });
    expect(tights).toBeLessThan(bare * 0.6);
    expect(socks).toBe(bare);
  });
});

describe('hands', () => {
  it('are not drawn where the pose hides them', () => {
    const S = paint(personOf({ pose: 'hands-behind' }), (scene, w) => {
      for (const s of SIDES) drawHand(scene, w, s);
    });
    expect(touched(S)).toBe(0);
  });

  it('leave the shoulder alone when the arm grows out of a sleeve', () => {
    const S = paint(personOf(), (scene, w) => drawArmOver(scene, w, 1, { from: 0.6, cast: false }));
    const w = makeWearer(personOf(), { x: 420, heel: 0 });
    const elbow = Math.round(w.arm[RIGHT].elbow[1] * 0.25) - 12;
    expect(S.figure.slice(0, elbow * S.width).every((v) => v === 0)).toBe(true);
  });
});

describe('hands at work', () => {
  const person = personOf({ pose: 'relaxed', skin: 'fair-cool' });
  const free = stanceOf(person);
  const stance = { ...free, arm: { ...free.arm, [RIGHT]: { ...free.arm[RIGHT], hand: 'clutch' as const } } };
  const w = makeWearer(person, { x: 420, heel: 0, stance });
  const worn = (kind: AccessoryKind, hex: string): Scene => {
    const S = new Scene(0.5, 1);
    drawHand(S, w, 1);
    drawWorn(S, w, [{ kind, name: kind, colour: { name: kind, hex } }], { seed: 1 });
    return S;
  };
  const lightAt = (S: Scene, p: Point): number => {
    const [x, y] = w.toPage(p).map((v) => Math.round(v * S.scale));
    return S.rgb[(y * S.width + x) * 3 + 1];
  };
  const hand = placedHand(w.body, RIGHT);
  const knuckleOf = (n: number): Point =>
    hand?.at(
      [
        [-0.09, 0.55],
        [0.01, 0.55],
        [0.13, 0.5],
      ][n] as unknown as Point,
    ) ?? [0, 0];

  it('hold a clutch between the thumb before it and the fingers behind', () => {
    const S = worn('clutch', '#22242a');
    expect(lightAt(S, hand?.at([0.085, 0.46]) ?? [0, 0])).toBeGreaterThan(0.5);
    for (const n of [0, 1]) expect(lightAt(S, knuckleOf(n)), `finger ${n}`).toBeLessThan(0.3);
    expect(lightAt(S, hand?.at([-0.4, 0.6]) ?? [0, 0])).toBeLessThan(0.3);
  });

  it('are told finger from finger in black gloves: lit edges beside darks', () => {
    const S = worn('gloves', '#15151a');
    const across = Array.from({ length: 60 }, (_, i) => lightAt(S, hand?.at([-0.13 + i * 0.0045, 0.55]) ?? [0, 0]));
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(0.12);
    const turns = across.filter((v, i) => i > 0 && i < 59 && v > across[i - 1] && v >= across[i + 1]);
    expect(turns.length).toBeGreaterThanOrEqual(3);
  });
});
