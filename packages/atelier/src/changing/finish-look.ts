import { type Accessory, asksFor, type Companion, type Garment, LAYERS, type Look, peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { deepOf } from '#atelier/styling/colours/deepened.ts';
import { nameHarmony } from '#atelier/styling/colours/harmony.ts';
import { tellNotDrawn, tellUnshown } from '#atelier/styling/not-drawn.ts';
import { titleOfCompanion, titleOfPair } from '#atelier/styling/pair-looks.ts';
import { coverHair } from '#atelier/styling/persons.ts';
import { CHILDRENS } from '#atelier/styling/pose.ts';
import { sewOn } from '#atelier/styling/sew-on.ts';
import { makeTitle, titleOfProduct } from '#atelier/styling/title.ts';
import { tellDressedUnder } from '#atelier/styling/worn-under.ts';
import { clearOfSkin } from '#atelier/styling/young/clear-of-skin.ts';
import {
  adornTheYoung,
  coverTheMiddle,
  dressTheYoung,
  shoeTheYoung,
  standTheYoung,
} from '#atelier/styling/young/dress-the-young.ts';
import { loneIn } from './lone/lone-thing.ts';
import type { Work } from './work.ts';

/** A belt that is on a garment already goes round no other. */
function sewBelts({ garments, accessories }: Companion): void {
  for (const kind of ['belt', 'obi'] as const) {
    const worn = garments.find((garment) => asksFor(garment, kind));
    const belt = accessories.find((accessory) => accessory.kind === kind);
    if (worn && belt) worn.trims[kind] ??= belt.colour;
  }
  const loose = accessories.filter(({ kind }) => !garments.some((garment) => isBelt(kind) && asksFor(garment, kind)));
  sewOn(garments, loose);
}

const isBelt = (kind: Accessory['kind']): kind is 'belt' | 'obi' => kind === 'belt' || kind === 'obi';

/** Dresses as the young, where they are young, either of two people. */
function dressForAge(one: Companion): void {
  const { ageGroup } = one.person;
  dressTheYoung(one.garments, ageGroup);
  one.footwear = shoeTheYoung(one.footwear, ageGroup);
  one.accessories = adornTheYoung(one.accessories, ageGroup);
}

/** Whoever became young is dressed and stands as the young; so is who was drawn before there was a rule. */
function dressAnew(look: Work['look'], before: Work['before']): void {
  const { ageGroup, pose } = look.person;
  dressForAge(look);
  const { companion } = look;
  if (companion) {
    dressForAge(companion);
    companion.person.pose = standTheYoung(companion.person.pose, companion.person.ageGroup);
  }
  const isHandedOn = ageGroup === 'child' && before.person.ageGroup !== 'child' && pose === before.person.pose;
  look.person.pose = isHandedOn && !CHILDRENS.includes(pose) ? 'relaxed' : standTheYoung(pose, ageGroup);
}

const wasOf = (garment: Garment, before: Look): Garment | undefined =>
  peopleOf(before)
    .flatMap(({ garments }) => garments)
    .find(({ id }) => id === garment.id);

/** What a border shows of the cloth it is woven on is of the colour that the cloth has now. */
function followGround(garment: Garment, before: Look): void {
  const ground = wasOf(garment, before)?.cloth.colour;
  const { border, cloth } = garment;
  if (!border || !ground || ground.hex === cloth.colour.hex) return;
  if (border.accent.hex === deepOf(ground).hex) garment.border = { ...border, accent: deepOf(cloth.colour) };
}

/** Of what was cut in pleats and has none any more the cut is plain as well. */
function unpleat(garment: Garment, before: Look): void {
  const was = wasOf(garment, before);
  if (garment.silhouette !== 'pleated' || was?.silhouette !== 'pleated') return;
  if (!asksFor(was, 'pleats') || asksFor(garment, 'pleats')) return;
  garment.silhouette = garment.family === 'trousers' ? 'straight' : 'a-line';
}

/** A hem that lay off its place is at the next one, where a garment has another length now. */
function dropHem(garment: Garment, before: Look): void {
  const was = wasOf(garment, before);
  if (garment.hem !== undefined && was && was.length !== garment.length && was.hem === garment.hem) delete garment.hem;
}

/** What follows from the rest of a Look: head under its cloth, belt on its garment, title, harmony, what is not drawn. */
export function finishLook({ look, before, hems, notDone }: Work): void {
  for (const { garments } of peopleOf(look))
    for (const garment of garments) {
      if (!hems.has(garment.id)) dropHem(garment, before);
      unpleat(garment, before);
      followGround(garment, before);
    }
  if (look.person.ageGroup !== before.person.ageGroup || grownOnlyIn(before).length > 0) dressAnew(look, before);
  for (const { person, garments } of peopleOf(look)) coverTheMiddle({ garments, ageGroup: person.ageGroup });
  notDone.push(...clearOfSkin(look), ...(look.companion ? clearOfSkin(look.companion) : []));
  for (const one of look.companion ? [look, look.companion] : [look]) {
    one.garments.sort((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer));
    one.person = coverHair(one.person, one.accessories);
    sewBelts(one);
  }
  const { sources } = look.reading;
  const asked = look.garments.filter(({ id }) => sources[`${id}.kind`] === 'words').map(({ id }) => id);
  const title = look.product ? titleOfProduct(look.product, look) : makeTitle(look.garments, new Set(asked));
  look.title = look.companion ? titleOfPair(title, titleOfCompanion(look.companion, sources)) : title;
  look.harmony = nameHarmony(look.garments.flatMap(({ cloth }) => [cloth.colour, ...cloth.print.colours.slice(0, 1)]));
  const spans = look.reading.understood;
  const instead = look.reading.notDrawn.filter(
    (line) => line.startsWith('Only the grown') || line.startsWith('One person') || line.startsWith('Two people'),
  );
  const told = peopleOf(look).flatMap((one) => tellNotDrawn(one.garments, one.accessories, spans, look.product?.of));
  const named = spans.flatMap(({ as, value }) => (as === 'garment' && GARMENT_BY_ID.get(value)) || []);
  const under = tellDressedUnder(look.garments, spans, named);
  const unshown = loneIn(look) ? tellUnshown(look) : [];
  look.reading.notDrawn = [...new Set([...instead, ...told, ...under, ...unshown])];
}
