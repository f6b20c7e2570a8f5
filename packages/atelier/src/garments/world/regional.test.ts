import { detailsNamed } from '@toile/look';
import { describe, expect, test } from 'vitest';
import type { Build } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { isLinedWhole } from '#atelier/garments/finish/lining.ts';
import { poncho } from '#atelier/garments/jacket/poncho.ts';
import { kaliSeams } from '#atelier/garments/lower/skirt/kalis.ts';
import { churidarRings } from '#atelier/garments/lower/trousers/churidar-rings.ts';
import { patialaCowls } from '#atelier/garments/lower/trousers/patiala-cowls.ts';
import { trousersOf as cutTrousers } from '#atelier/garments/lower/trousers/trousers-of.ts';
import { dressOf, lookOf, personOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { dirndlApron, withBlouse } from './dirndl.ts';
import { chima, goreum } from './hanbok.ts';
import { apron, sporran } from './kilt.ts';
import { sleeveBags } from './kimono.ts';
import { wideRobe } from './wide-robe.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });
const cotton = FABRIC_RULES.cotton;

const extent = (build: Build): { left: number; right: number; top: number; low: number } => {
  const all = build.pieces.flatMap((p) => p.outline);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) };
};

describe('legs of Indian trousers', () => {
  const legsOf = (silhouette: 'patiala' | 'churidar'): ReturnType<typeof cutTrousers>['legs'] => {
    const g = trousersOf({ silhouette });
    return cutTrousers({ f, seed: 5 }, g).legs;
  };

  test('a Patiala salwar hangs in several cowls a leg, the lowest above the ankle', () => {
    for (const cowls of patialaCowls(legsOf('patiala'), cotton, 5)) {
      expect(cowls.pieces.length).toBeGreaterThan(4);
      const { top, low } = extent(cowls);
      expect(top).toBeLessThan(f.leg[LEFT].knee[1] - 150);
      expect(low).toBeGreaterThan(f.leg[LEFT].knee[1] + 80);
    }
  });

  test('a churidar is pushed up into rings between shin and ankle, and nowhere else', () => {
    for (const rings of churidarRings(legsOf('churidar'), cotton, 5)) {
      expect(rings.pieces.length).toBeGreaterThan(5);
      expect(extent(rings).top).toBeGreaterThan(f.leg[LEFT].knee[1] + 60);
    }
  });

  test('kalis meet the waist close together and the hem far apart', () => {
    const { panel } = chima(f, cotton, 5, f.floor - 30);
    const seams = kaliSeams(panel, 10, 5);
    expect(seams).toHaveLength(9);
    const starts = seams.map(({ points }) => points[0][0]);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  });
});

describe('dress of other regions', () => {
  test('a hanbok hangs its skirt from above the waist and ties a ribbon below the breast', () => {
    const skirt = chima(f, cotton, 5, f.floor - 30);
    expect(extent(skirt).top).toBeLessThan(f.waist[LEFT][1] - 30);
    const [first] = goreum(f, 5);
    expect(extent(first).low - extent(first).top).toBeGreaterThan(120);
  });

  test('a great robe reaches beyond both arms, and its folded sides lie on the shoulders', () => {
    const robe = wideRobe(f, { fabric: cotton, seed: 5, hemY: f.leg[LEFT].knee[1] + 90, flare: 66, slit: 60 });
    const { left, right } = extent(robe.front);
    expect(left).toBeLessThan(f.arm[LEFT].elbow[0] - 30);
    expect(right).toBeGreaterThan(f.arm[RIGHT].elbow[0] + 30);
    expect(extent(robe.wings).top).toBeLessThan(f.shoulder[LEFT][1] + 4);
    expect(extent(robe.wings).low).toBeLessThan(f.arm[LEFT].wrist[1] + 40);
  });

  test('a kaftan is widest over the wrists, draws in below them where the hands come out, and is narrower at its hem', () => {
    const robe = wideRobe(f, { fabric: cotton, seed: 5, hemY: f.floor - 60, flare: 52, slit: 60, winged: true });
    const [wing, hands, hem] = [f.arm[RIGHT].wrist[1] - 46, f.arm[RIGHT].wrist[1] + 30, f.floor - 90].map((y) => {
      const xs = [...robe.panel.left, ...robe.panel.right].filter((p) => Math.abs(p[1] - y) < 12).map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(wing).toBeGreaterThan(hem * 1.2);
    expect(hands).toBeLessThan(wing * 0.8);
    expect(extent(robe.front).right).toBeGreaterThan(f.arm[RIGHT].wrist[0] + 20);
  });

  test('a poncho hangs to a point in the middle and leaves the forearms free', () => {
    const { panel } = poncho(f, { fabric: cotton, seed: 5, isBanded: false });
    const [side, middle] = [panel.map(0.98, 1), panel.map(0, 1)];
    expect(middle[1]).toBeGreaterThan(side[1] + 90);
    expect(side[1]).toBeLessThan(f.arm[RIGHT].wrist[1]);
  });

  test('a poncho is banded where it is asked to be, and nowhere else', () => {
    const bandsOf = (isBanded: boolean) =>
      poncho(f, { fabric: cotton, seed: 5, isBanded }).front.pieces.filter(({ material }) => material === 1);
    expect(bandsOf(true)).toHaveLength(3);
    expect(bandsOf(false)).toEqual([]);
  });

  test('a dirndl has an apron shorter and narrower than its skirt, and the sleeves of a blouse', () => {
    const { panel } = chima(f, cotton, 5, f.leg[LEFT].knee[1] + 80);
    const apron = extent(dirndlApron(panel));
    expect(apron.right - apron.left).toBeLessThan(panel.halfWidth(1) * 1.5);
    expect(apron.low).toBeLessThan(panel.map(0, 1)[1] - 10);
    const dress = dressOf({ kind: 'dirndl' });
    expect(withBlouse(dress).trims.sleeve?.name).toBe('white');
    expect(withBlouse(dressOf({}))).toEqual(dressOf({}));
  });

  test('the sleeves of a silk kimono hang lower than those of cotton', () => {
    const [cottonBag, silkBag] = [false, true].map((feast) => extent(sleeveBags(f, 5, feast)[0]));
    expect(cottonBag.low).toBeGreaterThan(f.arm[LEFT].wrist[1] + 40);
    expect(silkBag.low).toBeGreaterThan(cottonBag.low + 20);
  });

  test('a kilt has a flat apron in front, and its sporran hangs before the fork', () => {
    const { panel } = chima(f, cotton, 5, f.leg[LEFT].knee[1]);
    const { left, right } = extent(apron(panel, 5));
    expect(right - left).toBeLessThan(panel.halfWidth(1) * 1.4);
    const pouch = extent(sporran(f));
    expect(pouch.top).toBeGreaterThan(f.waist[LEFT][1]);
    expect(pouch.low).toBeLessThan(f.leg[LEFT].knee[1]);
  });

  test('what covers is lined whole, however sheer its cloth', () => {
    expect(isLinedWhole(dressOf({ kind: 'abaya' }))).toBe(true);
    expect(isLinedWhole(dressOf({ kind: 'gown' }))).toBe(false);
    expect(isLinedWhole(dressOf({ kind: 'gown', details: detailsNamed(['lining']) }))).toBe(true);
  });

  test.each([
    ['white agbada', 'male'],
    ['emerald silk hanbok', 'female'],
    ['indigo kimono with an obi', 'female'],
    ['black georgette abaya', 'female'],
    ['teal kaftan', 'female'],
    ['green tartan kilt with a white shirt', 'male'],
  ] as const)('%s stays on the sheet in every stance', (words, presentation) => {
    const look = read({ words }, 5);
    for (const pose of ['clasped', 'back'] as const) {
      const scene = new Scene(0.12, 5);
      const wearer = makeWearer(personOf({ presentation, pose }), { x: 400, heel: 0 });
      const { garmentAt } = dressPerson(scene, wearer, lookOf(look.garments, { presentation, pose }), 5);
      const covered = garmentAt.reduce((n, id) => n + (id ? 1 : 0), 0);
      const atEdge = garmentAt.some(
        (id, i) => id > 0 && (i % scene.width === 0 || i % scene.width === scene.width - 1),
      );
      expect({ pose, wide: covered > 600, atEdge }).toEqual({ pose, wide: true, atEdge: false });
      expect(scene.rgb.every((v) => Number.isFinite(v))).toBe(true);
    }
  });
});
