/** Places that the ground of a sheet can be: what of the words about the surroundings is drawn. */
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';

/** A place, as the ground of a sheet shows it. */
export const GROUND_PLACES = [
  ...(['sea', 'mountains', 'dunes', 'garden', 'forest', 'flowers', 'snow'] as const),
  ...(['arch', 'window', 'steps', 'city', 'brick', 'wall', 'night'] as const),
  ...(['ghat', 'river', 'pool', 'pier', 'carpet', 'sun'] as const),
] as const;
export type GroundPlace = (typeof GROUND_PLACES)[number];

/** By the words of a place; the first that fits. A wall comes last, as other places have walls. */
const PLACES: readonly (readonly [words: RegExp, place: GroundPlace])[] = [
  [/\bghats?\b|\b(?:steps|stairs)\b.*\b(?:river|lake|nadi)\b|\b(?:river|lake|nadi)\b.*\b(?:steps|stairs)\b/, 'ghat'],
  [/\b(?:pier|jetty|boardwalk|wharf|quay)\b/, 'pier'],
  [/\b(?:swimming pool|pool|poolside)\b/, 'pool'],
  [/\bred carpet\b/, 'carpet'],
  [/\b(?:river|riverside|riverbank|lake|lakeside|backwaters?|canal|lagoon|nadi|jheel)\b/, 'river'],
  [/\b(?:beach|sea|seaside|seashore|shore|ocean|coast|sea horizon|samundar)\b/, 'sea'],
  [
    /\b(?:flower|tulip|sunflower|lavender|mustard|poppy|wildflower|sarson)s? (?:field|meadow|farm)s?\b|\bfields? of (?:\w+ )?(?:flowers|tulips|sunflowers|lavender|poppies|mustard)\b|\bmeadow\b/,
    'flowers',
  ],
  [/\b(?:mountain|mountains|hills|hillside|hill station|himalaya|himalayas|alps|valley|pahad)\b/, 'mountains'],
  [/\b(?:desert|dunes?|sand dunes?|registan)\b/, 'dunes'],
  [/\b(?:forest|woods|woodland|jungle|pine trees|grove)\b/, 'forest'],
  [/\b(?:garden|hedge|hedges|lawn|park|orchard|terrace garden|bagh|bagicha)\b/, 'garden'],
  [/^snow$|\b(?:in the snow|snowfall|snowy (?:field|street|landscape|ground|path)|snow covered ground)\b/, 'snow'],
  [/\b(?:city|street|skyline|downtown|sidewalk|pavement|crosswalk|zebra crossing|rooftop)\b/, 'city'],
  [
    /\b(?:arch|arches|archway|arched doorway|jharokha|palace|haveli|courtyard|fort|temple|mahal|mandir|monument|mosque)\b/,
    'arch',
  ],
  [/\b(?:window|windows)\b/, 'window'],
  [/\b(?:steps|stairs|staircase|stairway)\b/, 'steps'],
  [/\bbricks?\b/, 'brick'],
  [/\b(?:wall|backdrop|background|studio)\b/, 'wall'],
  [/\b(?:night|night sky|moonlight|moon|starry sky|stars|under the stars)\b/, 'night'],
  [/\b(?:golden hour|golden light|sunset|sunrise|setting sun)\b/, 'sun'],
];
/** A sky over no place in particular. */
const SKY_ALONE: ReadonlySet<GroundPlace> = new Set<GroundPlace>(['night', 'sun']);

/** How the sky over a place is lit, or what falls from it. */
export type GroundSky = 'golden' | 'sunset' | 'night' | 'rain';
const SKIES: readonly (readonly [words: RegExp, sky: GroundSky])[] = [
  [/\b(?:golden hour|golden light|golden sunlight|warm light|late afternoon|evening sun)\b/, 'golden'],
  [/\b(?:sunset|sunrise|setting sun|dusk|dawn)\b/, 'sunset'],
  [/\b(?:night|moonlit|moonlight|starry)\b/, 'night'],
  [/\b(?:rain|rainy|raining|monsoon)\b/, 'rain'],
];
/** Places that are under the sky. */
const OPEN: ReadonlySet<GroundPlace> = new Set<GroundPlace>([
  ...(['sea', 'mountains', 'dunes', 'city', 'flowers', 'night', 'ghat', 'river', 'pier', 'pool', 'sun'] as const),
]);

/** What no ground has: people, beasts, vehicles and furniture, and what is not before one but in it. */
const BESIDES =
  /\b(?:stool|chair|sofa|bench|table|car|bike|bicycle|boat|horse|camel|elephant|dog|cat|crowd|people|guests|swing|piano|mirror|chandelier|balloons?|lanterns?|fairy lights|neon|graffiti|mural|posters?|umbrella|fountain|waterfall|bridge|tent|market|stall|shop|cafe|bookshelf|plants?|pots?|curtains?|candles?|diyas?|rangoli|balcony)\b/;

/** What a thing by itself is laid on that has a colour of its own where none is said. */
const SURFACES: readonly (readonly [words: RegExp, hex: string])[] = [
  [/\bwhite marble\b|\bmarble\b/, '#e4e0da'],
  [/\b(?:dark|black) (?:velvet|cloth|wood|stone|slate|satin|background|surface)\b/, '#2b2a2e'],
  [/\b(?:wood|wooden)\b/, '#a9835b'],
  [/\b(?:stone|concrete)\b/, '#a8a39b'],
  [/\bsand\b/, '#d9c29a'],
];
/** The colour of what lies under a thing that is shown by itself, where the words name one. */
export const groundUnderProduct = (words: string): string | undefined =>
  SURFACES.find(([said]) => said.test(words))?.[1] ?? hexIn(words);

/** The place that a stretch of words names and a ground shows; nothing where it names what no ground has. */
export const placeDrawn = (words: string): GroundPlace | undefined =>
  BESIDES.test(words) ? undefined : PLACES.find(([said]) => said.test(words))?.[1];

/** How the words light the sky. */
export const skySaid = (words: string): GroundSky | undefined => SKIES.find(([said]) => said.test(words))?.[1];

/** Whether words of a sky alone are drawn over a place: the sun sets over the sea, rain falls on a street. */
export const isSkyDrawn = (words: string, place: GroundPlace): boolean =>
  (OPEN.has(place) || skySaid(words) === 'golden') && skySaid(words) !== undefined && !BESIDES.test(words);

/** Of several stretches of words the place that is drawn, and which names it: a sky gives way to what lies under it. */
export function placeAmong(said: readonly string[]): { at: number; place: GroundPlace } | undefined {
  const found = said.flatMap((words, at) => {
    const place = placeDrawn(words);
    return place ? [{ at, place }] : [];
  });
  return found.find(({ place }) => !SKY_ALONE.has(place)) ?? found[0];
}
