import { GenerationRequest } from '@toile/contract';

const COLOURS = [
  'emerald',
  'rust',
  'navy',
  'ivory',
  'mustard',
  'burgundy',
  'teal',
  'blush',
  'charcoal',
  'cobalt',
  'sage',
  'plum',
];

/** A piece with the cloths it is made of, and whom it is drawn on. */
const PIECES: readonly { cut: string; cloths: readonly string[]; gender: 'female' | 'male' }[] = [
  { cut: 'slip dress with a cowl neck', cloths: ['satin', 'silk'], gender: 'female' },
  { cut: 'double-breasted coat over dark trousers', cloths: ['wool'], gender: 'female' },
  { cut: 'kurta with white churidar', cloths: ['linen', 'cotton', 'silk'], gender: 'male' },
  { cut: 'saree with a gold border', cloths: ['silk', 'chiffon'], gender: 'female' },
  { cut: 'suit with a white shirt', cloths: ['wool', 'linen', 'velvet'], gender: 'male' },
  { cut: 'tiered maxi dress with long sleeves', cloths: ['cotton', 'chiffon'], gender: 'female' },
  { cut: 'bomber jacket with black jeans', cloths: ['satin', 'nylon'], gender: 'male' },
  { cut: 'lehenga with a sheer dupatta', cloths: ['brocade', 'silk'], gender: 'female' },
  { cut: 'pleated midi skirt with a white knit top', cloths: ['satin', 'cotton'], gender: 'female' },
  { cut: 'evening gown with an off-shoulder neckline', cloths: ['velvet', 'satin'], gender: 'female' },
  { cut: 'overshirt with beige chinos', cloths: ['corduroy', 'flannel'], gender: 'male' },
  { cut: 'jumpsuit with a wide belt', cloths: ['linen', 'crepe'], gender: 'female' },
];

const ETHNICITIES = ['african', 'asian', 'european', 'indian', 'latino', 'middle-eastern'] as const;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** As many briefs as are wanted; neighbours differ in piece, colour and person. */
export const demoRequests = (count: number): GenerationRequest[] =>
  Array.from({ length: count }, (_, index) => {
    const piece = pick(PIECES, index);
    const round = Math.floor(index / PIECES.length);
    const colour = pick(COLOURS, index * 5 + round);
    const cloth = pick(piece?.cloths ?? [], round);
    const words = `${colour} ${cloth} ${piece?.cut}`;
    return GenerationRequest.parse({
      style_idea: words.charAt(0).toUpperCase() + words.slice(1),
      gender: piece?.gender,
      ethnicity: pick(ETHNICITIES, index + round),
      seed: 5000 + index,
    });
  });
