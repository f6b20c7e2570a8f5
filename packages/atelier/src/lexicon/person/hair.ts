import type { HairStyle } from '@toile/look';
import type { PersonWords } from '#atelier/lexicon/people.ts';

/** Cuts of hair, how it falls and how it is tied. */
export const HAIR_STYLE_WORDS: readonly PersonWords<HairStyle>[] = [
  {
    id: 'long',
    words:
      'hair long, hair slightly long, hair middle parted, hair centre parted, hair straight, curtain of hair, centre-parted hair, centre parted long hair, long layers, layered hair, long layered hair, sleek straight hair, pin straight hair, ironed hair, long poker straight hair, glossy straight hair, hair worn down, hair worn loose, hair worn long, hair left down, lambe baal, baal khule, hair free, hair cascading, flowing locks, long locks, hair flowing, middle parted hair, hair parted in the middle, centre parted hair, hair loose, hair open, hair left loose, hair left open, hair let down, poker straight hair, straightened hair, loose straight hair, veil of hair, khule baal, long hair, straight hair, long straight hair, hair down, open hair, loose hair, flowing hair, sleek hair, long haired',
    is: 'long',
  },
  {
    id: 'long-wavy',
    words:
      'hair tousled, blow dried hair, bouncy hair, bouncy blowout, butterfly cut, feathered flick, cascading hair, bedhead hair, bed head, tousled hair, messy hair, blowout, blow out hair, feathered hair, shag, shag haircut, wolf cut',
    is: 'long-wavy',
  },
  {
    id: 'waves',
    words:
      'waist length waves, waist length wavy hair, long loose waves, grecian waves, hair wavy, hair in waves, hair in loose waves, hair in soft waves, tousled waves, mermaid waves, side swept waves, glossy waves, big waves, s waves, crimped hair, layered waves, feathered waves, long waves, tumbling waves, cascading waves, bedhead waves, windswept waves, romantic waves, retro waves, vintage waves, deep waves, finger waves, hollywood waves, old hollywood waves, loose waves, wavy long hair, beachy waves, wavy hair, waves, long wavy hair, beach waves, soft waves, long wavy, wavy',
    is: 'waves',
  },
  {
    id: 'bob',
    words:
      'shoulder length finger waves, chin length waves, chin length curls, chin length black hair, shoulder length wavy hair, shoulder length curly hair, angled bob, italian bob, asymmetrical bob, blunt cut bob, layered bob, choppy bob, jaw length bob, straight bob, swinging bob, bob hair, shoulder length curls, shoulder length waves, bob with finger waves, finger wave bob, finger waves bob, finger waved bob, shingled bob, shingle bob, wavy short bob, curly bob, chin bob, jaw length hair, chin length bob, wet look bob, asymmetric bob, a-line bob, inverted bob, shaggy bob, finger waves, marcel waves, flapper bob, bubble bob, chin length hair, short bob, french bob, wavy bob, sleek bob, blunt bob, bob, bob cut, bob haircut, bobbed hair',
    is: 'bob',
  },
  {
    id: 'bun',
    words:
      'slicked back bun, slick back bun, slick bun, slicked bun, slicked low bun, slicked back low bun, low slick bun, middle part bun, middle parted bun, centre parted bun, middle part low bun, centre parting bun, donut bun, doughnut bun, loose low bun, messy low bun, low messy bun, low loose bun, low sleek bun, low tight bun, loose updo, messy updo, elegant updo, braided updo, twisted updo, soft updo, tousled updo, curly updo, side chignon, loose chignon, sleek chignon, braided chignon, twisted bun, twisted chignon, rolled bun, rolled hair, jooda, joora, kondai, kondai bun, flower bun, bun hairstyle, messy hair bun, low knot bun, french knot, hair in a knot, hair in a low knot, hair in knot, knotted hair, hair in bun, hair in low bun, hair wound up, hair up do, up do, upstyle, upswept hair, updo hairstyle, juda bun, gajra juda, neat chignon, scraped back bun, plaited bun, curly bun, bun at back, bun at the back, crown of braids, braids pinned up, coronet braid, plaited crown, crown plait, braids in a bun, box braid bun, locs in a bun, sleek bun, sleek low bun, tight low bun, neat bun, neat low bun, french pleat, french pleat hair, hair in a french twist, gajra bun, sanggul, konde, sanggul bun, bun with gajra, coiled bun, double bun low, low knot, knot at the nape, hair coiled, coiled braids, marcel updo, gibson girl, gibson tuck, pompadour updo, powdered high hair, powdered hair, victory roll, chignon bun, hair swept up, swept up hair, hair tied up, hair pinned up, pinned up hair, hair in an updo, hair in a chignon, hair in a low bun, hair in a messy bun, hair in a sleek bun, low chignon, loose bun, tight bun, braided bun, ballerina bun, ballet bun, bun at the nape, victory rolls, victory rolls hair, french twist, french roll, beehive, bouffant, gibson girl hair, braided crown, crown braid, milkmaid braids, halo braid, side bun, ambada, khopa, hair knotted, bun, low bun, chignon, updo, hair up, sleek bun, juda, hair in a bun, messy bun, bun with flowers, flowers in bun, flowers in her bun, flowers in the bun',
    is: 'bun',
  },
  {
    id: 'top-knot',
    words:
      'high messy bun, messy high bun, sleek high bun, top bun, messy top knot, messy topknot, high knot, knot on top, bun on top of her head, bun on top, pineapple bun, pineapple hair, high top knot, bantu knots, gele knot, ballerina top knot, hair in a top knot, hair in a high bun, samurai bun, top knot, topknot, high bun, man bun',
    is: 'top-knot',
  },
  {
    id: 'ponytail',
    words:
      'middle part ponytail, sleek middle part ponytail, side part ponytail, sleek back ponytail, slick ponytail, slicked ponytail, slicked back ponytail, slick back ponytail, braided pony, ponytails, swinging ponytail, messy ponytail, loose ponytail, tight ponytail, long ponytail, hair in ponytail, hair pulled into a ponytail, pony hair, wrapped ponytail, ponytail hair, sleek pony, braided ponytail, curly ponytail, puff ponytail, side ponytail, hair in a ponytail, hair tied in a ponytail, sleek ponytail, bubble ponytail, half ponytail, ponytail, pony tail, hair in a pony',
    is: 'ponytail',
  },
  {
    id: 'braid',
    words:
      'side braids, loose side braid, messy side braid, long side braid, single oiled braid, single side braid, loose braid, messy braid, waterfall braid, mermaid braid, lace braid, jadai, jada, pinnal, side swept braid, bubble braid, braid over shoulder, braid over one shoulder, braid down her back, braid down the back, hair in side braid, hair in a side braid, hair in a french braid, hair in plait, hair in braid, plaited hair, thick long braid, long thick braid, neat braid, tight braid, poola jada, floral jada, ek choti, lambi choti, paranda choti, oiled plait, oiled braid, long oiled plait, thick braid, thick plait, long plait, french plait, single plait, single long plait, paranda braid, parandi braid, long paranda braid, braid with paranda, dutch plait, rope braid, hair in a braid, hair in a plait, hair braided, hair plaited, single braid, long braid, side plait, dutch braid, one long braid, hair in a long braid, waist length braid, jada braid, braid, braided hair, plait, choti, braided, french braid, side braid, braid with flowers, braid w flowers, plait with flowers, floral braid, parandi, parandis, paranda, parandha',
    is: 'braid',
  },
  {
    id: 'two-plaits',
    words:
      'pigtail braids, double braids, two side braids, french braids, pigtail plaits, chotis, twin plaits, twin pigtails, low pigtails, high pigtails, braided pigtails, two french plaits, two dutch braids, two neat plaits, two tight plaits, plaited pigtails, ribboned plaits, two chotis, schoolgirl plaits, bubble pigtails, hair in two french braids, two ponytails, two pony tails, double ponytails, twin tails, bunches, hair in bunches, hair in two plaits, hair in two braids, hair in pigtails, two thin braids, two long braids, two small braids, two fishtail braids, dutch braids, boxer braids, two french braids, plaits, pigtails, two plaits, two braids, twin braids, do choti, braids, two small ponytails, two little ponytails, small ponytails, two folded plaits, folded plaits, looped plaits, folded braids, looped braids, two short plaits, do chotiyan, two oiled plaits, double plaits',
    is: 'two-plaits',
  },
  {
    id: 'box-braids',
    words:
      'hair in box braids, hair in twists, hair in knotless braids, jumbo braids, bohemian braids, boho braids, goddess braids, knotless box braids, lemonade braids, waist length box braids, long braids with beads, marley twists, passion twists, havana twists, kinky twists, rope twists, spring twists, two strand twists, mini twists, single braids, braided extensions, ghana weaving braids, braids with beads, long box braids, waist length braids, fulani braids, ghana braids, senegalese twists, twists hair, box braids, knotless braids, micro braids',
    is: 'box-braids',
  },
  {
    id: 'cornrows',
    words:
      'hair in cornrows, straight back cornrows, feed in braids, stitch braids, all back cornrows, all back braids, shuku, zigzag cornrows, cornrow ponytail, cane rows, canerows, cornrows, braided cornrows, cornrow braids, corn rows',
    is: 'cornrows',
  },
  {
    id: 'locs',
    words:
      'hair in locs, hair in dreadlocks, hair in dreads, butterfly locs, goddess locs, soft locs, distressed locs, freeform locs, loc’d hair, locd hair, dreadlock, dreadlocked, dreadlock bun, dread bun, rasta locks, rasta hair, waist length locs, shoulder length locs, shoulder length dreadlocks, short dreadlocks, short dreads, locked hair, microlocs, loc updo, jata, matted locks, short locs, locs to the shoulder, starter locs, faux locs, sisterlocks, long locs, dreadlocks, locs, dreads, dread locks',
    is: 'locs',
  },
  {
    id: 'pixie',
    words:
      'long pixie, choppy pixie, tapered pixie, pixie crop, bixie, gamine crop, gamine cut, garcon cut, elfin crop, boy cut, boycut, boy crop, tomboy cut, short cropped hair, short grey crop, short boyish hair, short pixie, pixie, pixie cut, cropped hair, boyish hair',
    is: 'pixie',
  },
  {
    id: 'crop',
    words:
      'hair buzzed, hair shaved, hair shaved off, hair cropped close, hair buzzed short, hair clipped short, close cropped hair, closely cropped hair, close cropped blonde hair, buzzed head, clipped hair, number one haircut, number one cut, induction cut, military cut, army cut, crewcut, high and tight, low buzz, buzzcut fade, shaved blonde hair, bleached buzz, stubbled head, hair shorn, shorn hair, shorn head, bleached buzzcut, buzzcut, bleached buzz cut, number two haircut, shaved hair, buzzed hair, skinhead, crew cut hair, buzz cut, crew cut, cropped haircut',
    is: 'crop',
  },
  {
    id: 'short',
    words:
      'hair cut short, hair cropped, hair cropped short, hair short, hair in a crop, hair kept short, hair trimmed short, side undercut, disconnected undercut, undercut fade, taper cut, tapered hair, taper haircut, tousled short hair, messy short hair, short messy hair, floppy hair, floppy fringe, shaggy hair, shaggy mop, curtains hair, curtained hair, two block haircut, two block cut, wavy short hair, short back sides, short textured hair, textured fringe, fringe crop, short spiky hair, short crop, short salt and pepper hair, greying short hair, short greying hair, mushroom cut, mohican, fauxhawk, short back and sides, undercut, textured crop, low cut, low cut hair, short low cut hair, caesar cut, french crop, ivy league, mop top, curtains haircut, short neat hair, neat short hair, short grey hair, short white hair, mullet, mullet hair, bowl cut, mop of hair, curtain hair, mohawk, mohawk hair, faux hawk, spiky hair, spiked hair, man hair short, ivy league cut, short hair, short haired, short haircut, short wavy hair, short straight hair',
    is: 'short',
  },
  {
    id: 'side-part',
    words:
      'sleek side part, sleek side parting, deep side part, deep side parting, hard side part, hair combed over, combed over, side parted hair, side part hair, hair parted on the side, hair parted to the side, hair side parted, neatly combed, brylcreemed hair, brylcreem hair, hair neatly combed, pomade hair, pomaded hair, old school side part, gentleman’s cut, executive cut, hair swept to one side, neat side parting, neat side part, low fade side part, hair parted, oiled hair, neatly parted hair, comb over, oiled side part, sleek back hair, gelled hair, combed hair, neatly combed hair, side part, side parting, pompadour, quiff',
    is: 'side-part',
  },
  {
    id: 'fade',
    words:
      'low fade, mid fade, high fade, taper fade, tapered fade, drop fade, bald fade, temple fade, burst fade, high top fade, hi top fade, flat top fade, low skin fade, high skin fade, mid skin fade, faded sides, faded haircut, fade with waves, flat top haircut, flat top hair, flattop, fade haircut, skin fade, fade cut',
    is: 'fade',
  },
  {
    id: 'curly',
    words:
      'hair curly, hair in curls, hair frizzy, curly shag, jheri curl, jheri curls, 3c curls, 3b curls, 4a curls, natural curls, defined curls, messy curls, mop of curls, fluffy hair, teased hair, backcombed hair, voluminous curls, halo of curls, curly haired, ghungrale baal, big hair, voluminous hair, 80s hair, big curls, tight curls, perm, permed hair, wild hair, frizzy hair, curly hair, curls, curly',
    is: 'curly',
  },
  {
    id: 'afro',
    words:
      'curly fro, blowout afro, picked out afro, afro halo, round afro, large afro, afro bun, natural afro hair, bantu out, braid out, frohawk, rounded natural hair, curly afro, big afro, rounded afro, afro curls, twist out, afro, afro hair, afro hairstyle, natural hair',
    is: 'afro',
  },
  {
    id: 'bald',
    words:
      'bald man, balding, balding head, bald headed, clean hairless, tonsured, shaved bald head, shaved head, shaven head, head shaved, mundan, bald, bald head, shaved bald',
    is: 'bald',
  },
  {
    id: 'lob',
    words:
      'shoulder length black hair, shoulder length brown hair, shoulder length blonde hair, shoulder length grey hair, shoulder length straight hair, shoulder length bob, long bob, blunt lob, wavy lob, neck length hair, collarbone length hair, hair to the shoulders, shoulder skimming hair, lob hair, shoulder length hair, lob, shoulder-length hair, long bob haircut, shoulder length cut, collarbone bob, hair cut to the shoulders',
    is: 'lob',
  },
  {
    id: 'bob-fringe',
    words:
      'blunt fringe bob, bob with curtain bangs, bob with blunt fringe, bob with a blunt fringe, bob with blunt bangs, bob with full fringe, page boy, pageboy cut, pageboy bob, box bob, hime cut, bob with bangs, bob with a fringe, bob with fringe, pageboy, bob and fringe, bob with blunt cut fringe, fringed bob, short bob with a fringe, black bob with a fringe, bob with straight bangs, bob with a straight fringe',
    is: 'bob-fringe',
  },
  {
    id: 'long-curly',
    words:
      'waist length curls, long loose curls, loose grecian curls, grecian curls, hair in loose curls, hair in soft curls, side swept curls, bouncy curls, barrel curls, tumbling curls, cascading curls, romantic curls, long curls, curls at the ends, curled ends, curled hair, hair curled, loose curls, soft curls, hair in ringlets, spiral curls, corkscrew curls, bouncy ringlets, curly mane, wild curls, mass of curls, tight ringlets, sausage curls, ringlet curls, thick curly hair, thick curls, long curly hair, curly long hair, ringlets',
    is: 'long-curly',
  },
  {
    id: 'very-long',
    words:
      'very long hair, extra long hair, very long black hair, waist length black hair, waist length braidless hair, waist length straight hair, hair very long, knee length hair, rapunzel hair, thigh length hair, mid back hair, waist length hair, hip length hair',
    is: 'very-long',
  },
  {
    id: 'half-up',
    words:
      'half up half down hair, half-up half-down, half up style, half up hairdo, half-up hairdo, half up do, hair half tied, half tied hair, half pulled back hair, hair half pulled back, half up half down, half up hair, hair half up, half top knot, half up bun, half up top knot, half up topknot, half bun',
    is: 'half-up',
  },
  {
    id: 'space-buns',
    words:
      'mini buns, double space buns, two high buns, twin buns, space buns, two buns, two space buns, double buns, odango',
    is: 'space-buns',
  },
  {
    id: 'high-ponytail',
    words:
      'high slick ponytail, high curly ponytail, hair in high ponytail, snatched ponytail, sleek high ponytail, high sleek ponytail, high braided ponytail, high pony tail, hair in a high ponytail, high ponytail, high pony, hair in a high pony, hair in high pony, ponytail high on the head',
    is: 'high-ponytail',
  },
  {
    id: 'low-ponytail',
    words:
      'middle part low pony, sleek middle part low pony, middle part low ponytail, slicked low ponytail, low sleek ponytail, hair in low ponytail, hair pulled back, hair scraped back, low pony with ribbon, sleek low ponytail, low ponytail with ribbon, low pony tail, hair in a low ponytail, hair tied back, low ponytail, low pony, ponytail at the nape, low tail, ponytail at the nape of the neck',
    is: 'low-ponytail',
  },
  {
    id: 'fishtail',
    words: 'dutch fishtail braid, hair in a fishtail braid, hair in fishtail braid, fishtail braid',
    is: 'fishtail',
  },
  {
    id: 'slicked-back',
    words:
      'slick side parting, slick side part, slick hair, gelled back hair, hair gelled back, hair combed back, slicked back black hair, wet slicked hair, hair slicked to one side, swept back silver hair, slicked back grey hair, hair brushed back, brushed back hair, slicked hair, hair slicked, hair slicked back, slick back hair, swept back hair, hair swept back, wet look slick, slicked back, slicked back hair, combed back',
    is: 'slicked-back',
  },
  {
    id: 'short-curly',
    words:
      'short grey curls, cropped grey curls, cropped curls, short curls, cropped curly hair, short cropped curls, short natural curls, tight cropped curls, short curly hair, short white curly hair, pin curls',
    is: 'short-curly',
  },
  {
    id: 'short-afro',
    words:
      'tapered afro, cropped afro, 4c hair, wash and go, coily afro, twa, short afro, low afro, teeny weeny afro, coily hair, coily, coils, kinky hair',
    is: 'short-afro',
  },
  {
    id: 'afro-puffs',
    words: 'two afro puffs, puff hair, hair puff, high puff, low puff, natural puff, afro puff, afro puffs',
    is: 'afro-puffs',
  },
  {
    id: 'long-fringe',
    words:
      'long hair with a fringe, long hair with bangs, long hair with a blunt fringe, long straight hair with a fringe, long straight hair with bangs, blunt fringe, blunt bangs, full fringe, straight fringe, straight bangs, heavy fringe, straight-cut fringe, hair with a fringe, fringe and long hair, micro fringe, baby bangs, long hair and a fringe',
    is: 'long-fringe',
  },
];

/** Hair colours that need no 'hair' after them; '<colour> hair' is read by grammar. */
export const HAIR_COLOUR_WORDS: readonly PersonWords<string>[] = [
  {
    id: 'blonde',
    words:
      'strawberry blonde, ash blonde, ash blond, dirty blonde, honey blonde, golden blonde, sandy blonde, bleach blonde, bleached blonde, peroxide blonde, platinum hair, platinum blond, bleached hair, sandy hair, flaxen hair, blonde haired, blonde, blond, blonde hair, blond hair, fair hair, golden hair, platinum blonde',
    is: 'blonde',
  },
  {
    id: 'brunette',
    words:
      'light brown hair, honey brown hair, caramel hair, chocolate brown hair, chocolate hair, ash brown hair, medium brown hair, mousy hair, chestnut brown hair, brunette, brown haired, dark brown hair, brown hair, chestnut hair',
    is: 'dark brown',
  },
  {
    id: 'redhead',
    words:
      'redheaded, red headed, ginger haired, henna hair, hennaed hair, henna red hair, henna dyed hair, copper haired, titian hair, strawberry hair, russet hair, redhead, red haired, ginger, ginger hair, red hair, auburn, auburn hair, copper hair',
    is: 'auburn',
  },
  {
    id: 'black-hair',
    words: 'black hair, black haired, dark hair, raven hair, dark haired, jet black hair',
    is: 'soft black',
  },
  {
    id: 'grey-hair',
    words:
      'grey haired, white haired, silver haired, silver fox, greying hair, greying, hair greying, salt n pepper hair, grey streaked hair, hair streaked with grey, hair streaked with silver, snow white hair, steel grey hair, iron grey hair, grey hair, silver hair, white hair, salt and pepper hair, salt and pepper',
    is: 'silver grey',
  },
];

/** A beard is drawn; a moustache alone and a shaven chin are faces without one. */
export const BEARD_WORDS: readonly PersonWords<boolean>[] = [
  {
    id: 'beard',
    words:
      'pointed beard, van dyke, van dyke beard, vandyke, goatee beard, designer stubble, full beard neatly tied, dadhi, daadhi, dadhi trimmed, trimmed dadhi, beard, bearded, stubble, goatee, facial hair, five o clock shadow, full beard, trimmed beard, short beard, long beard, bushy beard, beard stubble, light stubble, beard and moustache, moustache and beard, sideburns and beard',
    is: true,
  },
  {
    id: 'shaven',
    words:
      'clean shaven, clean-shaven, cleanshaven, no beard, without beard, without a beard, beardless, shaved face, smooth shaven, no facial hair',
    is: false,
  },
];
