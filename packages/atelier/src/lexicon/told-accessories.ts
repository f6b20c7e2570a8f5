import { heldColourOf } from './adornments/held-shapes.ts';
import type { AccessoryEntry } from './entry.ts';

/**
 * What is worn or held and is no kind of its own; but for what `held-shapes` draws by its name it has no drawing here: it is read under the name the words give it, and told as not drawn. Names that are
 * one thing stand in a row, those of one place together.
 */
const WORN: readonly string[] = [
  'bonnet, mob cap',
  'helmet, bike helmet, motorcycle helmet, riding helmet, hard hat, safety helmet',
  'shower cap',
  'ski mask, balaclava',
  'headphones, headphone, over ear headphones',
  'earbuds, earphones, airpods',
  'headdress, feather headdress, war bonnet, showgirl headdress',
  'vinok wreath',
  'antlers, antler headband, horns, devil horns',
  'bunny ears, cat ears, animal ears',
  'halo',
  'mantilla',
  'agal, igal',
  'sehra, floral sehra',
  'hairnet, hair net, snood net',
  'bandeau headpiece',
  'birdcage veil, cage veil, netted veil, blusher veil, face veil, niqab, yashmak',
  'mantilla veil',
  'swim goggles, swimming goggles',
  'headlamp, head torch',
  'durag, do rag',
  'bandage',
  'lorgnette',
  'eye patch, eyepatch',
  'face mask, mask, surgical mask, cloth mask, masquerade mask, venetian mask, half mask, gas mask',
  'fake beard',
  'clown nose, red nose',
  'hair vine',
  'jada, jadanagam, jada billa',
  'hair tie, elastic hair tie, hair beads, beads in hair, beads in braids, cowrie shells in hair, hair cuffs, hair rings',
  'rose in her hair, rose in hair, feather in hair, feather in her hair',
  'armlet, arm band, armband, upper armlet, arm cuff, arm cuffs, vanki, vankis, bajuband, bajubandh, baju band, upper arm cuff',
  'toe ring, toe rings, bichiya, bichhiya, metti',
  'lip chain',
  'body chain, body jewellery, shoulder chain',
  'hand harness, haath phool, hathphool, hath phool, ring bracelet, panja, finger bracelet',
  'ear cuff, nose chain, ear chain, ear chains, matal, kaan chain, sahara',
  'belly ring, navel ring, navel piercing, belly button ring',
  'norigae',
  'cufflinks, cuff links, cuff link, shirt studs, onyx studs, collar pin, collar chain',
  'epaulette cord, aiguillette',
  "badge, name badge, name tag, id card, id badge, lanyard, press card, sheriff's badge",
  'holster, gun belt, gun holster, leg holster, thigh holster, ammo belt, bandolier, cartridge belt',
  'tactical vest bag',
  'monocle, pince nez, lorgnette',
  'pocket watch, watch chain, fob watch, fob chain, pocket watch chain, watch fob, albert chain',
  'boxing gloves, batting gloves, barrister bands',
  'glasses chain, spectacle chain, glasses cord',
  'garter, garters, garter belt, suspender belt, leg garter, stocking garter',
  'garter flashes, sock flashes, flashes on socks, hose flashes, kilt flashes',
  'sgian dubh, kilt pin',
  'wrist corsage, waist corsage',
  'wings, fairy wings, angel wings, butterfly wings',
  'tail costume',
  'wristbands, wristband, sweat wristband, wrist warmers, arm warmers, arm sleeves, compression sleeve, knee pads, elbow pads, shin guards, shin pads, batting pads, cricket pads, hand wraps, boxing wraps',
  'gaiters, leg gaiters, puttees, spats, gaiter',
  'apron strings',
  'oven mitts, cuffs and collar',
  'lifejacket, life jacket, life vest',
  'whistle, stethoscope, tape measure around neck, measuring tape, camera around neck, camera around her neck, camera round neck, binoculars',
  'ear muffs, earmuffs',
  'kneesocks over tights',
  'leg warmer pads',
  'obijime, obi cord, obi brooch, obidome, obiage',
];

const HELD: readonly string[] = [
  'bouquet, bunch of roses, bunch of red roses, bunch of flowers, bunch of white flowers, bunch of wildflowers, bunch of lilies, bunch of tulips, bunch of sunflowers, bouquet of roses, bouquet of flowers, flower bouquet, bridal bouquet, white bouquet, red rose bouquet, single rose, walking sticks, trekking poles, ski poles, hiking poles, trekking pole',
  'pipe, tobacco pipe, cigarette, cigar, vape, cigarette holder',
  'skateboard, skateboard under arm, surfboard, snowboard, skis, yoga mat, mat under arm, yoga mat under arm, tennis racket, racket, racquet, badminton racket, cricket bat, baseball bat, hockey stick, golf club, basketball, football under arm, soccer ball, rugby ball, ball under arm',
  "spear, shield, bow and arrow, bow and arrows, bow in hand, quiver, quiver of arrows, staff, wooden staff, wizard staff, wand, magic wand, axe, battle axe, cutlass, katana, katanas, rapier, scimitar, lightsaber, rifle, musket, pistol, crossbow weapon, trident, broom, broomstick, pitchfork, sceptre, scepter, orb, crooked stick, shepherd's crook",
  'castanets, tambourine, violin, trumpet, saxophone, sitar, veena, drum, dhol, flute, microphone, mic, accordion, harp, banjo, ukulele',
  'clay pot, earthen pot, water pot, pitcher, kalash, matki pot',
  'mug, coffee mug, tea mug, mug of coffee, mug of tea, cup of tea, dandiya sticks, dandiya stick, coffee cup, cup of coffee, iced coffee, takeaway coffee, coffee in hand, champagne glass, champagne flute, wine glass, cocktail glass, teacup, thermos, water bottle, newspaper, letter in hand, scroll, paintbrush, paint brush, palette and brush, map in hand, notebook, folder, clipboard, ipad, tablet computer, lollipop, ice cream cone, candy floss, cotton candy, lantern in hand, torch, flashlight, diya in hand, thali, puja thali, pooja thali, aarti thali, kalash, shopping bags, gift box, teddy bear, toy car, doll, kite, balloon in hand, pet dog, puppy, kitten in arms, parrot on shoulder, falcon, lasso, rope coil, fishing rod, fishing net, basketful of fruit, paper lantern',
];

/** Each name is an entry of its own, so that a brooch on a turban is never called a skullcap. */
const entriesOf = (rows: readonly string[], kind: AccessoryEntry['kind']): AccessoryEntry[] =>
  rows
    .flatMap((row) => row.split(', '))
    .map((name) => {
      const colour = heldColourOf(name);
      return { id: `told-${name.replaceAll(' ', '-')}`, words: name, kind, name, ...(colour && { colour }) };
    });

export const TOLD_ACCESSORIES: readonly AccessoryEntry[] = [...entriesOf(WORN, 'other'), ...entriesOf(HELD, 'held')];
