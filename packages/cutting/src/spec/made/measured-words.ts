/** What a number of the words measures. */
export interface Measured {
  /** The noun that a number stands with. */
  readonly words: RegExp;
  /** The first of these that a garment has is meant. */
  readonly points: readonly string[];
  /** It runs along the garment: how deep or wide something is, is another measure of it. */
  readonly isAlong?: true;
  /** It is measured across: how long something is, is another. */
  readonly isAcross?: true;
  /** Only where such a word stands in the same breath: a chest is the wearer's unless it is laid flat. */
  readonly beside?: RegExp;
  /** Taken all round, where the point is half of it. */
  readonly isRound?: true;
  /** It is told across or all round: whichever lies nearer to the house's is meant. */
  readonly mayBeRound?: true;
  /** Less is another measure, cm. */
  readonly from?: number;
  /** Only where such a word stands directly before the number: 'sleeves 20 wide 9'. */
  readonly ahead?: RegExp;
  /** Not where such a word stands before the number in the same breath. */
  readonly unless?: RegExp;
  /** What holds it is so much wider than what is measured, cm. */
  readonly room?: number;
}

/** What a casing is wider than the elastic that is drawn through it, cm. */
export const ROOM_IN_CASING = 0.5;

/** Of the garment as it comes from the machine, all round. */
const FINISHED = /^(?:finished|ready|garment)$/i;

/** How long the whole is. */
export const WHOLE: Measured = {
  words: /\blengths?\b|\blong\b|\bcropped\b|\b(?:floor|maxi|midi)\b/i,
  points: ['torso.length', 'skirt.length', 'legs.outseam', 'drape.length'],
  isAlong: true,
};

/** Cloth by the metre is as long as that. */
export const CLOTH: Measured = { words: /$^/, points: ['drape.length'], isAlong: true };

/** What is measured, by the nouns that a number stands with; the narrower first. */
export const MEASURED: readonly Measured[] = [
  { words: /\bback neck\b|\bneck back\b/i, points: ['torso.backNeck'] },
  { words: /\bfront neck\b|\bneck (?:depth|drop)\b/i, points: ['torso.frontNeck'] },
  { words: /\bneck width\b/i, points: ['torso.neckWidth'] },
  { words: /\bneck\b/i, points: ['torso.neckWidth'], beside: /^wide$/i },
  { words: /\bneck(?:line)?\b/i, points: ['torso.frontNeck'], beside: /^(?:deep|depth)$/i },
  { words: /\b(?:chest|bust)\b/i, points: ['torso.chest'], beside: /^(?:flat|across|half)$/i },
  { words: /\b(?:chest|bust)\b/i, points: ['torso.chest'], beside: FINISHED, isRound: true },
  // how wide a body lies
  {
    words: /\b(?:total |body )?width\b/i,
    points: ['torso.chest', 'drape.width'],
    unless: /^(?:fabric|cloth|panna|material|hem|leg|neck|strap|border|sleeves?)$/i,
  },
  { words: /\bwaist\b/i, points: ['torso.waist', 'skirt.waist', 'legs.waist'], beside: FINISHED, isRound: true },
  { words: /\bhips?\b/i, points: ['torso.hip', 'skirt.hip', 'legs.seat'], beside: FINISHED, isRound: true },
  {
    words: /\b(?:U|V|deep|low|square|round) back\b|\bback (?:deep|depth|drop)\b|\bdeep (?:[a-z]+ )?back\b/i,
    points: ['torso.backNeck'],
  },
  { words: /\brise\b/i, points: ['legs.frontRise'] },
  { words: /\bfront slits?\b/i, points: ['torso.placket', 'skirt.vent'] },
  { words: /\b(?:back|rear) (?:slits?|vents?)\b/i, points: ['torso.vent', 'skirt.vent', 'torso.slit'] },
  { words: /(?<!front )\bslits?\b|\bchaa?ks?\b/i, points: ['torso.slit', 'skirt.vent'] },
  { words: /\bside vents?\b/i, points: ['torso.slit', 'torso.vent'] },
  { words: /\bvents?\b/i, points: ['torso.vent', 'skirt.vent', 'torso.slit'] },
  { words: /\bturn-?ups?\b/i, points: ['legs.turnUp'] },
  { words: /\b(?:flounces?|ruffles?|frills?)\b/i, points: ['torso.flounce'] },
  { words: /\bborders?\b/i, points: ['torso.border', 'skirt.border', 'drape.border'] },
  {
    words: /\bsleeve (?:opening|width|hem|mouth|round)\b/i,
    points: ['torso.sleeveOpening'],
    isAcross: true,
    mayBeRound: true,
  },
  {
    words: /\bsleeves?\b/i,
    points: ['torso.sleeveOpening'],
    isAcross: true,
    ahead: /^(?:wide|width|opening|mouth|round)$/i,
    mayBeRound: true,
  },
  {
    words: /\b(?:hem|bottom|leg|ankle|mohri) (?:width|opening)\b|\bmohri\b/i,
    points: ['legs.opening', 'torso.hem'],
    isAcross: true,
    mayBeRound: true,
  },
  {
    words: /\bponch[ae]\b|\bpaincha\b|\bbottoms?\b|\bmohri\b|\bleg opening\b/i,
    points: ['legs.opening'],
    beside: /^round$/i,
    isRound: true,
  },
  { words: /\bankles?\b/i, points: ['legs.opening'], isAcross: true, isRound: true },
  { words: /\bknee width\b|\bknees?\b/i, points: ['legs.knee'], isAcross: true, mayBeRound: true },
  { words: /\bthighs?\b/i, points: ['legs.thigh'], isAcross: true, mayBeRound: true },
  // so wide is a leg at its foot, and so deep what stiffens it
  {
    words: /\bponch[ae]\b|\bpaincha\b|\bbottoms?\b/i,
    points: ['legs.opening'],
    isAcross: true,
    mayBeRound: true,
    from: 11,
  },
  // so deep is the rib of a hem, where there is one
  { words: /\bhems?\b|\bhem ?-?(?:rib|band)\b|\bwaist ?-?rib\b/i, points: ['torso.hemRib'] },
  { words: /\bcuffs?\b|\bponch[ae]\b|\bpaincha\b/i, points: ['torso.cuff', 'legs.cuff'] },
  { words: /\bsleeves?\b/i, points: ['torso.sleeve'], isAlong: true },
  { words: /\bbelts?\b/i, points: ['legs.belt', 'skirt.band'] },
  {
    words: /\belastic(?:ated)?\b(?! ?-?(?:waist ?-?)?band)/i,
    points: ['skirt.band', 'legs.band'],
    room: ROOM_IN_CASING,
  },
  { words: /\bwaist ?-?bands?\b|\bbands?\b|\bcasing\b/i, points: ['skirt.band', 'legs.band'] },
  { words: /\bcollars?\b|\bstand\b/i, points: ['torso.collar'] },
  { words: /\blapels?\b/i, points: ['torso.lapel'] },
  { words: /\bplackets?\b/i, points: ['torso.placket'] },
  { words: /\byokes?\b/i, points: ['torso.yoke', 'legs.belt'] },
  { words: /\btrain\b/i, points: ['torso.train'], isAlong: true },
  { words: /\bpallu\b/i, points: ['drape.pallu'] },
  { words: /\boutseam\b|\bside length\b|\boutside leg\b/i, points: ['legs.outseam'], isAlong: true },
  { words: /\binseam\b|\binner leg\b|(?<!outside )\bleg\b/i, points: ['legs.inseam'], isAlong: true },
  { words: /\bstraps?\b/i, points: ['torso.strap'], isAcross: true },
  { words: /\b(?:sweep|ghera|gher|flare|hem round)\b/i, points: ['skirt.sweep', 'torso.sweep'] },
  { words: /\bacross shoulders?\b|\bshoulder width\b/i, points: ['torso.shoulder'] },
  WHOLE,
];
