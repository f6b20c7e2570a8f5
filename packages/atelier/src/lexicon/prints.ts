import type { AttributeEntry } from './entry.ts';

const row = (id: string, words: string, is: AttributeEntry['is'], name?: string): AttributeEntry => ({
  id,
  words,
  as: 'print',
  is: name ? { ...is, printName: name } : is,
});

/** Patterns. 'Printed' alone means a small repeat in the colours named. */
export const PRINT_WORDS: readonly AttributeEntry[] = [
  row(
    'solid',
    'solid, plain, solid colour, plain coloured, unpatterned, monochrome cloth, block colour, single colour',
    { print: 'solid' },
  ),
  row(
    'printed',
    'printed, print, all over print, allover print, pattern, patterned, prints, printed pattern, printed motif',
    { print: 'ditsy', printName: 'print' },
  ),
  row('self-design', 'self design, self-design, tone on tone, tonal pattern, self woven, dobby', {
    print: 'butti',
    printName: 'self design',
  }),
  row('woven-design', 'woven design, woven pattern, woven motif, weave design', {
    print: 'butti',
    printName: 'woven design',
  }),
  row(
    'stripe',
    'stripe, striped, stripes, strip, strips, stripy, bengal stripe, candy stripe, candy striped, awning stripe, regimental stripe',
    { print: 'stripe' },
  ),
  row('vertical-stripe', 'vertical stripe, vertical stripes, vertically striped, vertical striped', {
    print: 'stripe',
    direction: 'vertical',
  }),
  row(
    'horizontal-stripe',
    'horizontal stripe, horizontal stripes, breton, breton stripe, breton striped, nautical stripe, sailor stripe, horizontally striped',
    { print: 'stripe', direction: 'horizontal' },
  ),
  row('diagonal-stripe', 'diagonal stripe, diagonal stripes, bias stripe', { print: 'stripe', direction: 'bias' }),
  row('pinstripe', 'pinstripe, pin stripe, pinstriped, pin striped, chalk stripe, chalkstripe', { print: 'pinstripe' }),
  row('plaid', 'plaid, tartan, check, checked, checkered, chequered, checks, tartan checked', { print: 'plaid' }),
  row('windowpane', 'windowpane, windowpane check, window pane check', { print: 'plaid' }, 'windowpane'),
  row('tattersall', 'tattersall, tattersall check', { print: 'plaid' }, 'tattersall check'),
  row('glen-check', 'glen check, glen plaid, prince of wales check', { print: 'plaid' }, 'glen check'),
  row('madras', 'madras check, madras checks, madras plaid', { print: 'plaid' }, 'madras check'),
  row('buffalo-check', 'buffalo check, buffalo plaid, buffalo checks', { print: 'plaid' }, 'buffalo check'),
  row('checkerboard', 'checkerboard, chessboard', { print: 'plaid' }, 'checkerboard'),
  row('gingham', 'gingham, gingham check, gingham checked, vichy', { print: 'gingham' }),
  row(
    'polka',
    'polka dot, polka dots, polka, polka dotted, dot, dots, dotted, spots, spotted, spotty, polka-dot print, pin dot',
    { print: 'polka' },
  ),
  row(
    'floral',
    'floral, flower, flowers, vines, vine print, plant print, plants print, trailing vines, floral print, flower print, floral printed, florals, rose print, daisy, daisies, daisy print, tulip, tulips, lily, lilies, hibiscus, poppies, peony, peonies, magnolia, sunflowers, wildflower, wildflowers, roses, botanical, botanical print, blossom, cherry blossom, flowery, bloom, blooms, roses print, sunflower print, floral pattern, floral motif',
    { print: 'floral' },
  ),
  row(
    'ditsy',
    'ditsy, ditsy floral, ditsy print, small floral, micro floral, calico, liberty print, tiny flowers, small flowers, mini floral',
    { print: 'ditsy' },
  ),
  row(
    'tropical',
    'tropical, tropical print, palm print, palm leaf, palm leaves, hawaiian print, jungle print, leaf print, leafy, leaves print, foliage print',
    { print: 'floral', scale: 'large' },
    'tropical print',
  ),
  row(
    'star',
    'star print, stars, starry, star, constellation print, celestial print, moon print, moons, starry print',
    { print: 'ditsy', scale: 'small' },
    'star print',
  ),
  row('heart', 'heart print, hearts, heart printed, heart shaped print', { print: 'ditsy' }, 'heart print'),
  row(
    'fruit',
    'fruit print, lemon print, lemons print, cherry print, cherries, strawberries, strawberry print, lemons on it, lemons all over, oranges on it, peaches on it, limes on it, bananas on it, pineapples on it, watermelons on it, pineapple print, watermelon print, orange print, fruits',
    { print: 'ditsy' },
    'fruit print',
  ),
  row('anchor', 'anchor print, anchors, shell print, fish print, nautical print', { print: 'ditsy' }, 'nautical print'),
  row('paisley', 'paisley, paisley print, paisleys', { print: 'paisley' }),
  row('animal', 'animal print, animal printed', { print: 'animal' }),
  row('leopard', 'leopard, leopard print, cheetah, cheetah print, jaguar print', { print: 'animal' }, 'leopard print'),
  row('zebra', 'zebra, zebra print, zebra stripe', { print: 'animal' }, 'zebra print'),
  row('tiger', 'tiger print, tiger stripe', { print: 'animal' }, 'tiger print'),
  row('snake', 'snake print, snakeskin, snakeskin print, python print, crocodile', { print: 'animal' }, 'snake print'),
  row('giraffe', 'giraffe print', { print: 'animal' }, 'giraffe print'),
  row('cow', 'cow print, cowhide print, dalmatian print', { print: 'animal' }, 'cow print'),
  row(
    'geometric',
    'geometric, geometric print, geometrical, geo print, aztec, aztec print, tribal print, navajo, diamond pattern, fair isle, fairisle, nordic pattern, mosaic, greek key, art deco print',
    { print: 'geometric' },
  ),
  row('argyle', 'argyle, argyle check, argyle pattern', { print: 'geometric' }, 'argyle'),
  row('marble', 'marble print, marbled, swirl, swirls', { print: 'abstract' }, 'marble print'),
  row(
    'splatter',
    'splatter, paint splatter, paint splattered, paint splash, splatter print',
    { print: 'abstract' },
    'splatter print',
  ),
  row(
    'abstract',
    'abstract, abstract print, painterly, brushstroke, brush stroke, watercolour print, psychedelic, conversational print, quirky print, number print, numbers print',
    { print: 'abstract' },
  ),
  row('chevron', 'chevron, zigzag, zig zag, zigzag print, chevron print', { print: 'chevron' }),
  row('houndstooth', 'houndstooth, hounds tooth, dogtooth, dog tooth, puppytooth', { print: 'houndstooth' }),
  row('herringbone', 'herringbone', { print: 'chevron', scale: 'small', fabric: 'tweed' }, 'herringbone'),
  row('tie-dye', 'tie dye, tie-dye, tie dyed, tie and dye, tie & dye, tiedye, dip dye, dip dyed, tie-dyed', {
    print: 'tie-dye',
  }),
  row('ombre', 'ombre, ombré, gradient, ombre effect, colour fade, gradation, degrade, ombre dyed', { print: 'ombre' }),
  row('camouflage', 'camouflage, camo, camouflage print, camo print', { print: 'camouflage' }),
  row(
    'colour-block',
    'colourblock, colour block, colourblocked, colour blocked, colourblocking, colour blocking, two tone, two-tone, bicolour, bi colour, bicolor, tri colour, tricolour, contrast panel, contrast panels, half and half',
    { print: 'colour-block' },
  ),
  row('patchwork', 'patchwork, patch work', { print: 'block', scale: 'large' }, 'patchwork'),
  row(
    'graphic',
    'graphic, graphic print, slogan, slogan print, logo, logo print, typography print, superhero, superhero print, superhero printed, anime print, cartoon, cartoon print, letter print, text print, band logo, character print',
    { print: 'graphic', details: ['graphic'] },
  ),
  row('toile', 'toile, toile de jouy, pastoral print', { print: 'floral', scale: 'large' }, 'toile de Jouy'),
  row('melange', 'melange, mélange, heathered, heather, marl, marled, space dyed', {
    print: 'solid',
    details: ['melange'],
  }),
];
