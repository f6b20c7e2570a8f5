/** Two people side by side on a page of their own, so large that both are on it whole. */
import { type Look, peopleOf } from '@toile/look';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses/stance-for.ts';
import { die } from '#atelier/kit/chance.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { spreadOf } from '#atelier/sheet/page/spread.ts';

/** One of two people, standing. */
export interface Standing {
  look: Look;
  wearer: Wearer;
  seed: number;
}

export interface Pair {
  /** As they were named, the first on the left. */
  standing: readonly Standing[];
  /** How large they are beside somebody who stands alone. */
  zoom: number;
  /** The page as they see it, in their own units. */
  page: { width: number; height: number };
}

/** How large two people are shown: below, they would be dolls; above, nothing would stand under them. */
const ZOOM = { least: 0.6, most: 0.84 } as const;
/** How far arms reach from the plumb line, a hem beyond its cut, and how much of that another may stand before. */
const REACH = { arms: 158, hem: 26, shared: 0.16 } as const;
/** Paper at both edges, page units. */
const MARGIN = 30;

/** How tall somebody is against a grown man: alone, everybody fills the sheet. */
const TALL = { child: 0.71, teen: 0.92, adult: 1, senior: 0.97, woman: 0.955 } as const;

/** How large each stands beside the other. */
function sizesOf(people: readonly Look[]): number[] {
  const tall = people.map(({ person: { ageGroup, presentation } }) => {
    const isWoman = presentation === 'female' && ageGroup !== 'child';
    return TALL[ageGroup] * (isWoman ? TALL.woman : 1);
  });
  const tallest = Math.max(...tall);
  return tall.map((one) => one / tallest);
}

const reachOf = (look: Look, size: number): number => Math.max(REACH.arms, spreadOf(look) + REACH.hem) * size;

/** The person on their own chance: two who are alike in all else are two all the same. */
const seedOf = (seed: number, at: number): number => (at === 0 ? seed : die(2 ** 32, seed, 'pair', at));

function stand(look: Look, x: number, size: number): Wearer {
  const { footwear, person } = look;
  const heel = heelOf(footwear.kind, footwear.details);
  return makeWearer({ ...person, pose: poseFor(look) }, { x, heel, size, stance: stanceFor(look) });
}

/** @param page in units, as somebody alone has it. Deterministic in Look, seed and page. */
export function standPair(look: Look, seed: number, page: { width: number; height: number }): Pair {
  const people = peopleOf(look);
  const sizes = sizesOf(people);
  const reaches = people.map((one, at) => reachOf(one, sizes[at] ?? 1));
  const [left = 0, right = 0] = reaches;
  const apart = (left + right) * (1 - REACH.shared);
  const zoom = clamp((page.width - 2 * MARGIN) / (left + apart + right), ZOOM.least, ZOOM.most);
  const width = page.width / zoom;
  const from = (width - left - apart - right) / 2 + left;
  return {
    standing: people.map((one, at) => ({
      look: one,
      wearer: stand(one, from + at * apart, sizes[at] ?? 1),
      seed: seedOf(seed, at),
    })),
    zoom,
    page: { width, height: page.height / zoom },
  };
}

/** Crowns so much lower are a child's, page units. */
const SMALL = 150;

/** Sorts whoever stands behind first: a child stands before the grown, of two as tall whoever spreads less before the other. */
export function standsBehind(a: Standing, b: Standing): number {
  const lower = a.wearer.head.o[1] - b.wearer.head.o[1];
  return Math.abs(lower) > SMALL ? lower : spreadOf(b.look) - spreadOf(a.look);
}
