import { describe, expect, it } from 'vitest';
import { refusal } from './refuse.ts';

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** Words that sound like what is refused, each innocent by itself. */
const LOOK_ALIKES = lines(`
  nude heels
  nude block heels
  nude lipstick tones
  naked-effect sandals
  killer heels
  dressed to kill in leather
  a kill-a-look red gown
  a bomber jacket
  a blood red cape
  bloodstone buttons
  an executioner's black coat collar
  slashed jeans
  slash-neck top
  a stabilised knit
  a shotgun check jacket
  a bullet belt
  bullet-pleat skirt
  a machete green coat
  deadstock denim
  dead straight trousers
  drop-dead gorgeous velvet gown
  a skull print scarf
  skeleton hand earrings
  a vampire cape for Halloween
  zombie-green corduroy
  corpse bride costume with a veil
  a tortured poets department tee
  a hanging dupatta
  hanging sleeves
  a noisette brown coat
  rapeseed yellow dress
  grape satin blouse
  drape neck gown
  scrape-hem jeans
  a Nazareth shawl
  a nazar bead bracelet
  Aryan cotton kurta
  a hailstone print shirt
  Heather grey sweatshirt
  an SS24 linen suit
  an ISIS goddess inspired gown with gold collar
  white powder puff jacket
  white tower print dress
  a klandestine streetwear hoodie
  an essex check coat
  a unisex tracksuit
  a sextet of buttons on a blazer
  Sussex wool trousers
  middlesex tweed
  a cocktail dress
  pussy-bow blouse
  breast pocket blazer
  a double-breasted coat
  titanium grey suit
  a peacock print kaftan
  cockade hat and a tailcoat
  assassin's-creed style hooded cloak
  a classic shirt dress
  an embassy reception gown
  a minor print change, navy shirt
  in A minor, a pianist's black dress
  minor alterations at the waist
  teddy bear coat
  a teddy jacket in fleece
  kid leather gloves
  kid mohair jumper
  a lolly pink dress
  lollipop print skirt
  a bralette-free camisole
  slip dress in satin
  a corset belt over a shirt
  garter stitch cardigan
  fishbone tweed coat
  fishtail skirt
  latexed rubber boots and a raincoat
  a thongless flat sandal
  bondage-strap punk trousers
  harness belt over a coat
  a strip-detail tracksuit
  pinstripe suit
  tripe-free leather jacket
  sheer organza saree
  sheer overlay skirt over lining
  see-through umbrella with a trench coat
  transparent raincoat over a suit
  a bare-shoulder gown
  a cut-out dress
  cold-shoulder top
  backless evening gown
  thigh-high boots
  hot pink trousers
  hot pants and a blazer
  a maid-of-honour dress
  a bunny print pyjama
`);
/** Ways in which the grown ask for clothes. */
const FRAMES: readonly ((what: string) => string)[] = [
  (what) => what,
  (what) => `A woman in ${what}, evening light`,
  (what) => `${what} for a man of forty`,
  (what) => `office look with ${what}`,
  (what) => `${what.toUpperCase()} - NEW COLLECTION`,
  (what) => `I want ${what} for my sister's wedding`,
];

describe('words that only sound like it pass in every setting', () => {
  it('has five hundred of them', () => {
    expect(LOOK_ALIKES.length * FRAMES.length).toBeGreaterThanOrEqual(500);
  });
  it.each(LOOK_ALIKES)('%s', (what) => {
    for (const frame of FRAMES) expect(refusal({ words: frame(what) }), frame(what)).toBeUndefined();
  });
});
