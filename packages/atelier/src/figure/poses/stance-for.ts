import { asksFor, type Garment, type Look, type Person, POSES, type Pose } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { HANGING, ON_HIP } from '#atelier/figure/hands/hand-roles.ts';
import { makeChoice } from '#atelier/kit/choice.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { both, LEFT, other, RIGHT, type Side } from '#atelier/kit/side.ts';
import { armsAtSides, armsBeside } from './arms-beside.ts';
import { bendAnArm, hangsBoth } from './bend-an-arm.ts';
import { handFor, wantsHand } from './hand-on-thing.ts';
import { hasPockets, isPulledOver, placesOn, showsHip } from './hand-places.ts';
import { letHang } from './let-hang.ts';
import { mirrored } from './mirrored.ts';
import { nearsFloor } from './nears-floor.ts';
import { ownGesture } from './own-gesture.ts';
import { ownHands } from './own-hands.ts';
import { outfitName, ownName } from './own-name.ts';
import type { PoseSpec } from './pose-spec.ts';
import { CHILDRENS, MENS, POSE_DATA } from './pose-table.ts';
import { DRAPED_WAYS, WOMENS } from './poses-womens.ts';
import { thumbOut, thumbsOut } from './thumb-out.ts';
import { MENS_WAYS } from './ways-mens.ts';

/** Every pose is drawn as it is called: 'three-quarter' is turned, 'back' is seen from behind. */
export const DRAWABLE_POSES: readonly Pose[] = POSES;

/** Whether somebody says how the person stands: then they stand so and in no other of the ways that go by its name. */
const isPosed = ({ reading: { sources } }: Look): boolean => sources['person.pose'] === 'words';

/** Men's stances in which androgynous people stand as well. */
const SHARED: ReadonlySet<Pose> = new Set(['contrapposto', 'pockets', 'steady', 'stroll', 'lapel']);

/** The stance of a person: men and children have some of their own. */
export const stanceOf = ({
  pose,
  presentation,
  ageGroup,
}: Pick<Person, 'pose' | 'presentation' | 'ageGroup'>): PoseSpec =>
  (ageGroup === 'child'
    ? CHILDRENS[pose]
    : presentation === 'male' || (presentation === 'androgynous' && SHARED.has(pose))
      ? MENS[pose]
      : undefined) ?? POSE_DATA[pose];

/** Drapes are told by how they cross the front. */
const DRAPED: ReadonlySet<string> = new Set(['saree', 'dupatta']);
const AT_WRIST: ReadonlySet<string> = new Set(['bangles', 'bracelet', 'watch']);

/** What a person wears asks of their arms. */
const armsOf = ({ garments, accessories }: Look) => ({
  carries: accessories.some(wantsHand),
  braceleted: accessories.some((a) => AT_WRIST.has(a.kind)),
  draped: garments.some(({ family }) => DRAPED.has(family)),
  sleeved: garments.some(isSleeved),
});
/** And of how they stand. */
const wantsOf = (look: Look) => ({
  ...armsOf(look),
  waisted: look.garments.some(showsWaist),
  trousered: look.garments.some(({ family }) => family === 'trousers' || family === 'jumpsuit'),
});
type Wants = ReturnType<typeof wantsOf>;

/** Whether a stance gives what is asked of it. */
function suits(way: PoseSpec, { carries, braceleted, draped, waisted, sleeved, trousered }: Wants): boolean {
  // a drape has ways of its own, never seen in a mirror
  if (draped) return false;
  const isBehind = way.arm[LEFT].over === 'behind' || way.arm[RIGHT].over === 'behind';
  return !(
    (carries && freeSide(way) === undefined) ||
    ((sleeved || braceleted) && isBehind) ||
    (waisted && isFolded(way)) ||
    (sleeved && isRaised(way)) ||
    (trousered && isCrossed(way))
  );
}

/**
 * The outfit that a stance is chosen for: that of the design an edit came of, unless nobody could stand so in what is worn now.
 */
function stoodFor(look: Look): Look {
  const { origin, person } = look;
  if (!origin) return look;
  const { presentation, ageGroup, pose } = person;
  const first = { ...look, ...origin, person: { ...origin.person, presentation, ageGroup, pose } };
  const [now, then] = [wantsOf(look), wantsOf(first)];
  const fresh: Wants = {
    carries: now.carries && !then.carries,
    braceleted: now.braceleted && !then.braceleted,
    draped: now.draped && !then.draped,
    waisted: now.waisted && !then.waisted,
    sleeved: now.sleeved && !then.sleeved,
    trousered: now.trousered && !then.trousered,
  };
  return suits(stoodIn(first), fresh) ? first : look;
}

/** The pose in which an outfit is drawn. */
export const poseFor = (look: Look): Pose => poseIn(stoodFor(look));

/** Where people stand whose hands may not be behind them. */
const FRONTS: readonly Pose[] = ['relaxed', 'contrapposto', 'three-quarter'];

/**
 * Hands stay in front, where bare arms might go behind the back, when sleeves are cut to hang before the body; one hangs free when
 * something is carried in it. A drape is never seen from behind.
 */
function poseIn(look: Look): Pose {
  const { presentation } = look.person;
  const { carries, braceleted, draped, sleeved } = armsOf(look);
  const pose = look.person.pose === 'back' && draped ? 'three-quarter' : look.person.pose;
  const { arm } = stanceOf({ ...look.person, pose });
  const freeHand = !arm[LEFT].over || !arm[RIGHT].over;
  if (carries && !freeHand) return presentation === 'male' ? 'steady' : 'relaxed';
  const isHidden = (sleeved || braceleted) && arm[LEFT].over === 'behind';
  return isHidden ? (makeChoice(0).pick(`front of ${ownName(look.person)}`, FRONTS) ?? 'relaxed') : pose;
}

/** The side whose arm hangs free: what is carried is carried there. */
export const freeSide = ({ arm, carries }: PoseSpec): Side | undefined =>
  [...(carries ? [carries] : []), RIGHT, LEFT].find((s) => !arm[s].over && arm[s].hand !== 'none');

/** The hand, on the viewer's side, in which the words say that something is carried. */
function namedHand({ accessories }: Look): Side | undefined {
  if (accessories.some((thing) => asksFor(thing, 'in-left-hand'))) return RIGHT;
  return accessories.some((thing) => asksFor(thing, 'in-right-hand')) ? LEFT : undefined;
}

/** What is said to be carried in one hand is carried there: seen in a mirror where only the other hangs free. */
function inNamedHand(look: Look, pose: PoseSpec): PoseSpec {
  const carries = namedHand(look);
  if (!carries || pose.back) return pose;
  const isFree = (own: PoseSpec): boolean => freeSide({ ...own, carries }) === carries;
  if (isFree(pose)) return { ...pose, carries };
  const seen = mirrored(pose);
  return isFree(seen) && !armsOf(look).draped ? { ...seen, carries } : pose;
}

/** How a person stands in an outfit, before their hands are settled by what they find. */
function stoodIn(look: Look): PoseSpec {
  const person = { ...look.person, pose: poseIn(look) };
  const asked = (isPosed(look) ? undefined : ownWay(look, person)) ?? stanceOf(person);
  const turned = inNamedHand(look, standsMirrored(person) && !armsOf(look).draped ? mirrored(asked) : asked);
  return look.garments.some(nearsFloor) ? feetTogether(turned) : turned;
}

/** The stance in which an outfit is drawn: its free hand closed on what it carries, its feet side by side under a long hem. */
export function stanceFor(look: Look): PoseSpec {
  const by = stoodFor(look);
  const asked = stoodIn(by);
  const stood = by !== look && look.garments.some(nearsFloor) ? feetTogether(asked) : asked;
  if (isPosed(look)) return gestured(by, look, thumbsOut(by, look, stood));
  const clear = freed(by, stood);
  const pocketed = hasPockets(by) && hasPockets(look) ? thumbOut(by, look, clear) : withoutPockets(clear);
  const sides = armsBeside(look);
  const pose = sides ? armsAtSides(stood, sides) : gestured(by, look, eased(by, look, pocketed));
  const hand = look.accessories.map(handFor).find((name) => name !== undefined);
  const side = freeSide(pose);
  if (!hand || !side) return pose;
  return { ...pose, arm: { ...pose.arm, [side]: { ...pose.arm[side], hand } } };
}

/** Hands lie over nothing that was asked to be seen, and come out below what is pulled over both arms. */
function freed(look: Look, pose: PoseSpec): PoseSpec {
  if (look.garments.some(isPulledOver)) return letHang(pose, (hand) => !HANGING.has(hand));
  return showsHip(look) ? letHang(pose, (hand) => ON_HIP.has(hand)) : pose;
}

/** Hands, an arm and a foot of the person's own; under a long hem the feet stay where it lets them. */
function gestured(by: Look, look: Look, pose: PoseSpec): PoseSpec {
  const name = `${ownName(by.person)} ${outfitName(by)}`;
  const { ankle, knee } = pose.joints;
  const own = ownGesture(ownHands(pose, look.person, name), name);
  const isFree = look.person.ageGroup !== 'child' && !look.garments.some(nearsFloor);
  return isFree ? own : { ...own, joints: { ...own.joints, ankle, knee } };
}

/** The share of people who bend the other arm than the one that bends most easily. */
const OTHER_ARM = 0.3;

/** The same stance with an arm bent where both hung: grown people stand at ease, and a hand has somewhere to be. */
function eased(by: Look, look: Look, pose: PoseSpec): PoseSpec {
  if (pose.back || look.person.ageGroup === 'child' || !hangsBoth(pose)) return pose;
  const choice = makeChoice(0);
  const name = `${ownName(by.person)} ${outfitName(by)}`;
  const place = choice.pick(`place of ${name}`, placesOn(by));
  if (!place) return pose;
  // what an edit took the pocket from leaves the hip
  const found = placesOn(look).includes(place) ? place : 'hip';
  return bendAnArm(pose, found, choice.unit(`arm of ${name}`) < OTHER_ARM);
}

/** Where no pocket is seen the arm hangs beside the hip. */
const withoutPockets = (pose: PoseSpec): PoseSpec => letHang(pose, (hand) => hand === 'pocket');

/** Stances that may as well be seen in a mirror: no hand lies over the other, nothing is turned. */
const EITHER_WAY: ReadonlySet<Pose> = new Set([
  'contrapposto',
  'relaxed',
  'walk',
  'stroll',
  'catwalk',
  'hands-behind',
  'pockets',
]);

/** Men's hands lie over each other in one stance alone. */
const MENS_EITHER_WAY: ReadonlySet<Pose> = new Set([...EITHER_WAY, 'lapel', 'three-quarter']);

/** Half of all people stand the other way round, each always the same: a page of them has two rhythms. */
const standsMirrored = (person: Person): boolean =>
  (person.presentation === 'male' ? MENS_EITHER_WAY : EITHER_WAY).has(person.pose) &&
  makeChoice(0).unit(ownName(person)) < 0.5;

/** Folded arms lie where a belt is tied, and over all that is seen of a waistcoat. */
const isFolded = ({ arm }: PoseSpec): boolean => (arm[LEFT].hand === 'none') !== (arm[RIGHT].hand === 'none');
const showsWaist = ({ kind, closure, details }: Garment): boolean =>
  factsOf({ kind }).vest ||
  closure === 'wrap' ||
  closure === 'tie' ||
  details.some(({ id, part }) => !part && (id === 'belt' || id === 'sash' || id === 'obi'));

const waysOf = ({ presentation }: Person, draped: boolean): Partial<Record<Pose, readonly PoseSpec[]>> => {
  if (presentation === 'male') return draped ? {} : MENS_WAYS;
  return draped ? DRAPED_WAYS : WOMENS;
};

/**
 * One of the ways a person takes a stance, always the same for them in one outfit; what is carried wants a hand that hangs free, and a drape
 * arms that hang beside it.
 */
function ownWay(look: Look, person: Person): PoseSpec | undefined {
  if (person.ageGroup === 'child') return undefined;
  const { draped, carries, waisted, sleeved, trousered } = wantsOf(look);
  const own = waysOf(person, draped)[person.pose] ?? [];
  const ways = own.filter(
    (way) =>
      (!carries || freeSide(way) !== undefined) &&
      !(waisted && isFolded(way)) &&
      !(sleeved && isRaised(way)) &&
      !(trousered && isCrossed(way)),
  );
  const easy = ways.filter(isBent);
  const some = easy.length ? easy : ways;
  return some.length ? makeChoice(0).pick(`way of ${ownName(person)} ${outfitName(look)}`, some) : undefined;
}

/** An arm that bends has a line, two that hang are a dummy's: a hand lies somewhere, or behind the person. */
const isBent = ({ arm }: PoseSpec): boolean =>
  [LEFT, RIGHT].some((s) => arm[s].over !== undefined || arm[s].hand === 'none');

const isSleeved = ({ sleeve }: Garment): boolean => ['elbow', 'three-quarter', 'long'].includes(sleeve.length);
/** Legs that cross are one leg in trousers. */
const isCrossed = ({ joints: { ankle } }: PoseSpec): boolean => ankle[RIGHT][0] < ankle[LEFT][0];
/** Heads under the crown above which an elbow is raised. */
const RAISED_ELBOW = 1.2;
const isRaised = ({ joints: { elbow } }: PoseSpec): boolean => Math.min(elbow[LEFT][1], elbow[RIGHT][1]) < RAISED_ELBOW;
/** Degrees the toes turn out, and heads between the ankles and in depth, where only the toes are seen. */
const UNDER_HEM = { yaw: 15, apart: 0.4, most: 0.5, behind: 0.03 };

/** The same stance with both feet on one line, toes to us: under a hem two toes show, or none. */
function feetTogether(pose: PoseSpec): PoseSpec {
  if (pose.back) return pose;
  const bears = pose.weight;
  const away = other(bears);
  const [x, y] = pose.joints.ankle[bears];
  const apart = clamp((pose.joints.ankle[away][0] - x) * away, UNDER_HEM.apart, UNDER_HEM.most);
  const { yaw } = UNDER_HEM;
  return {
    ...pose,
    joints: {
      ...pose.joints,
      ankle: { ...pose.joints.ankle, [away]: [x + away * apart, y - UNDER_HEM.behind] },
    },
    foot: both({ yaw }, { yaw }),
  };
}
