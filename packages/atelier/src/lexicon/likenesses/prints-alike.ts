/** Figures printed on cloth, by their own names: what each is, or what it is drawn as. */
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';
import { TEXTILES } from '#atelier/lexicon/textiles.ts';

function rowOf(id: string): AttributeEntry {
  const row = [...PRINT_WORDS, ...TEXTILES].find((other) => other.as === 'print' && other.id === id);
  if (!row) throw new Error(`No print is called '${id}'`);
  return row;
}

const NOUNS = ['print', 'printed', 'pattern', 'motif print', 'prints'];
const named = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => NOUNS.map((noun) => `${stem} ${noun}`))
    .join(', ');

/** Other names of a row. */
const same = (id: string, words: string): AttributeEntry[] => [{ ...rowOf(id), words }];

/** Figures that are drawn as a row, and told so. */
const near = (id: string, nearTo: string, stems: string, bare = ''): AttributeEntry[] => {
  const row = rowOf(id);
  const entry = (name: string, words: string): AttributeEntry => ({
    ...row,
    id: name.replaceAll(' ', '-'),
    words,
    is: { ...row.is, printName: name },
    nearTo,
  });
  const prints = stems.split(', ').map((stem) => entry(`${stem} print`, named(stem)));
  return bare ? [...prints, ...bare.split(', ').map((name) => entry(name, name))] : prints;
};

/** Figures that are a row by a name of their own, and keep it. */
const called = (id: string, stems: string): AttributeEntry[] => {
  const row = rowOf(id);
  return stems.split(', ').map((stem) => ({
    ...row,
    id: `${stem} print`.replaceAll(' ', '-'),
    words: named(stem),
    is: { ...row.is, printName: `${stem} print` },
  }));
};

export const PRINTS_ALIKE: readonly AttributeEntry[] = [
  ...called(
    'block',
    'bagru, sanganeri, dabu, bagh, jaipuri, rajasthani, gujarati, khari, buta, kutch, rogan, discharge, screen',
  ),
  ...called(
    'floral',
    'rosebud, chrysanthemum, sprig, flower bud, folk floral, vintage floral, retro floral, digital floral, bold floral, oversized floral, big floral, garden floral',
  ),
  ...called('jaal', 'mughal jaal, mughal floral, kashmiri jaal, vine jaal'),
  ...same(
    'pinstripe',
    'pencil stripe, pencil stripes, pencil striped, in pencil stripe, in pencil stripes, hairline stripe, hairline stripes, fine stripe, fine stripes, thin stripe, thin stripes, narrow stripe, narrow stripes, university stripe, shirting stripe',
  ),
  ...same(
    'stripe',
    'butcher stripe, regatta stripe, regatta stripes, rugby stripe, rugby stripes, deckchair stripe, hickory stripe, college stripe, ticking stripe, barcode stripe, engineer stripe',
  ),
  ...same(
    'polka',
    'coin dot, coin dots, polka spot, spot print, dot print, dotted print, pin dots, tonal dots, confetti dots',
  ),
  ...same(
    'floral',
    'watercolour floral, watercolour flowers, painted flowers, hand painted flowers, large floral, big flowers, liberty floral, chintz, chintz print, chintz floral, flower motif, hand painted florals, english rose garden print, garden print, meadow print, botanical floral, floral all over print, cabbage rose print, bouquet print, dahlia print, iris print, orchid print, pansy print, peony print, hydrangea print, marigold print, carnation print, lavender print, jasmine print',
  ),
  ...same(
    'tropical',
    'banana leaf print, monstera print, palm tree print, fern print, foliage, ivy print, bamboo print, eucalyptus print, leaf motif',
  ),
  ...same('paisley', 'bandana print, bandanna print, paisley motif, kashmiri print, shawl print'),
  ...same(
    'fruit',
    'apple print, apples print, avocado print, peach print, peaches print, fig print, grape print, grapes print, orange slices print, citrus print, berry print, cherries print, pomegranate print, watermelon slices print, banana print, bananas print, lime print, pear print',
  ),
  ...same(
    'star',
    'moon and stars print, moon and stars, galaxy print, stars print, star motif, celestial motif, constellation',
  ),
  ...same('heart', 'hearts print, love heart print, heart pattern, heart motif'),
  ...same(
    'anchor',
    'sailboat print, sailboats print, boat print, ship print, sail print, lighthouse print, compass print, seashell print, seashells print, shells print, starfish print, rope print',
  ),
  ...same(
    'graphic',
    'lettering, wording, number print, photo print, photographic print, placement graphic, newspaper print, newsprint, map print, big logo, chest print',
  ),
  ...same('crane-print', 'crane motif print, flamingos print, stork print, egret print'),
  ...same(
    'songbird-print',
    'swallow print, swallows print, robin print, toucan print, owl print, cockatoo print, macaw print, hummingbirds print, parrots print',
  ),
  ...same('madras', 'madras, madras cotton'),
  ...same('checkerboard', 'checkerboard print, chequerboard, chequerboard print, chess print, vans check'),
  ...same('argyle', 'argyle knit, argyle diamond, harlequin, harlequin print, harlequin diamonds, diamond checks'),
  ...same('marble', 'marbling, swirl print, swirly print, marbled print, lava lamp print'),
  ...same(
    'abstract',
    'abstract art print, art print, brush stroke print, brushstroke print, painterly print, watercolour, paint print, modern art print, squiggle print, wavy print, psychedelic swirl',
  ),
  ...near(
    'geometric',
    'a geometric print',
    'hexagon, triangle, ogee, tile, moroccan tile, azulejo, greek key, meander, pixel, halftone, op art, mondrian, art deco, diamond, cube, square, circle, circles, lattice, trellis, mughal, islamic geometric, celtic knot, maori, polynesian, tiki, mud cloth, mudcloth, bogolan, suzani, kilim, rug, folk art, folk, scandinavian, nordic, retro, seventies, 70s, sixties, 60s, fan, seigaiha, wave, waves, basketweave, labyrinth, maze, arrow, arrows, puzzle, honeycomb, kaleidoscope, lozenge, quatrefoil',
    'op art, mondrian, pixelated, bogolan, mudcloth, mud cloth, halftone',
  ),
  ...near(
    'ethnic-motif',
    'traditional motifs',
    'mandala, medallion, kolam, rangoli, alpona, evil eye, hamsa, om, mughal arch, jharokha, gond, gond art, pattachitra, tanjore, phad, cheriyal, kolka, kalka, temple, ganesha, krishna, radha krishna, buddha, shiva, village scene, doli, baraat, palanquin, wedding procession, dancing figures, shikargah, hunting scene, paan',
    'mandala, mandalas, shikargah',
  ),
  ...near(
    'geometric',
    'a geometric print',
    'optical, optical illusion, stained glass, blue pottery, mosaic tile, glitch, cable, triangular, isometric',
  ),
  ...near(
    'graphic',
    'an abstract graphic',
    'doodle, scribble, graffiti, mickey, mickey mouse, disney, princess, pokemon, barbie, manga, photo collage, collage, gaming, avengers, spiderman, batman',
  ),
  ...near('abstract', 'an abstract print', 'ink blot, agate, spray, crayon, chalk, smudge, cloud, sky, ripple'),
  ...near(
    'jaal',
    'a floral jaal',
    'baroque, damask, rococo, wallpaper, ornamental, scroll, brocade, arabesque, pichwai, tapestry, persian, acanthus, versace style, majolica, porcelain, delft',
  ),
  ...near('tie-dye', 'tie-dye', 'adire, bleach, sunburst', 'adire, adire eleko, bleach splatter'),
  ...near('polka', 'polka dots', 'confetti, bubble, bubbles, sprinkle, raindrop, pebble, terrazzo, ball'),
  ...near(
    'star',
    'a star print',
    'snowflake, snowflakes, lightning, lightning bolt, flame, flames, firework, sun, suns, planet, planets, space, astronaut, zodiac, sunshine, rainbow, snow, nautical star',
    'snowflakes',
  ),
  ...near(
    'fish-print',
    'a fish print',
    'shark, whale, dolphin, lobster, crab, turtle, octopus, seahorse, mermaid, jellyfish, prawn, shrimp, sea life, goldfish',
  ),
  ...near('butterfly-print', 'a butterfly print', 'dragonfly, ladybug, ladybird, moth, insect, beetle, bug'),
  ...near(
    'bear-print',
    'a bear print',
    'cat, cats, kitten, dog, dogs, puppy, sausage dog, dachshund, corgi, horse, horses, cowboy, deer, reindeer, bunny, rabbit, fox, foxes, monkey, koala, pony, pig, sheep, llama, camel, penguin, unicorn, frog, mouse, hedgehog, sloth, wolf, lion, animals, safari, woodland, zoo, farm',
  ),
  ...near(
    'fruit',
    'a fruit print',
    'mushroom, mushrooms, vegetable, pizza, ice cream, cupcake, candy, sushi, avocado toast, chilli, tomato, radish, carrot, pumpkin, gingerbread, food, cocktail, coffee, donut, sweets, egg, eggs, acorn, pinecone, cactus, cacti',
  ),
  ...near(
    'graphic',
    'an abstract graphic',
    'comic, comic strip, pop art, face, faces, eye, eyes, lips, lipstick, hand, hands, musical notes, music note, alphabet, scenic, landscape, city skyline, skyline, mountain, mountains, village, house, car, cars, truck, train, tractor, rocket, robot, balloon, toy, bus, bicycle, playing card, dice, tattoo, postcard, stamp, money, poker, football, basketball, tennis, holiday, christmas, christmas tree, santa, halloween, pumpkin face, ghost, novelty, conversation, horsebit, status, carousel',
  ),
  ...near(
    'tropical',
    'a tropical print',
    'feather, feathers, peacock feather, coral, seaweed, hawaiian shirt, jungle, beach, island, sunset, tree, trees, forest, pine tree, oak leaf, maple leaf, autumn leaf',
  ),
  ...near(
    'animal',
    'an animal print',
    'tortoiseshell, crocodile, croc, lizard, reptile, alligator, lynx, ocelot, hyena, dalmatian, ostrich, fawn',
  ),
  ...near(
    'printed',
    'a small print',
    'digital, placement, border, mini, micro, conversational all over, scarf, geometric floral scarf, silk scarf, chain, chains, jewel, glitter, foil all over, tonal, contrast, multicolour, multicoloured, bold, all over digital, vintage, quirky all over',
  ),
];
