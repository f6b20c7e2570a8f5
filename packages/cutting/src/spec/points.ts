/** Points of measure: what each number is called, how it is taken on the made garment, how far it may be missed. */
export interface PointRecord {
  /** T torso, S skirt, B trousers, D draped cloth; the trade's numbering within each. */
  code: string;
  name: string;
  how: string;
  /** Centimetres either way; 0 for counts. */
  tolerance: number;
  /** Pieces, not centimetres. */
  count?: true;
  /** Whether a garment with these measures has it; every garment has it where this is not said. */
  has?: (row: Readonly<Record<string, number>>, made: Made) => boolean;
}

/** What of a garment's make decides which points it has. */
export interface Made {
  /** Hangs from no shoulder seam. */
  isBare: boolean;
  /** Its bodice ends at the seam to legs. */
  isJoinedToLegs: boolean;
  /** Its front turns back from a break below the neck seam. */
  isTurnedBack: boolean;
  /** The edge of its front is stitched down as a strip. */
  isStripped: boolean;
}

const point = (code: string, name: string, how: string, tolerance: number): PointRecord => ({
  code,
  name,
  how,
  tolerance,
});
const count = (code: string, name: string): PointRecord => ({ ...point(code, name, 'count', 0), count: true });
/** A point that only some garments of its form have. */
const where = (has: PointRecord['has'], record: PointRecord): PointRecord => ({ ...record, ...(has && { has }) });

/** Less than this above the end of a body is its end, cm. */
const LEAST = 1;
type Has = NonNullable<PointRecord['has']>;
const endOf = ({ length = 0, joint }: Readonly<Record<string, number>>): number => joint ?? length;
/** A level of the body: in what ends above it, or hangs free below a seam above it, nothing is measured there. */
const atWaist: Has = ({ waistAt = 0, ...row }) =>
  row.joint === undefined ? waistAt < endOf(row) - LEAST : waistAt < row.joint + LEAST;
const atHip: Has = ({ hipAt = 0, ...row }, { isJoinedToLegs }) => !isJoinedToLegs && hipAt < endOf(row) - LEAST;
const onShoulders: Has = (_, { isBare }) => !isBare;
/** A front that is turned back has no neck seam at its centre. */
const atNeckSeam: Has = (_, { isBare, isTurnedBack }) => !isBare && !isTurnedBack;
const toHem: Has = (_, { isJoinedToLegs }) => !isJoinedToLegs;
const aboveHem: Has = ({ kneeAt = 0, outseam = 0 }) => kneeAt < outseam - LEAST;

export const TORSO_POINTS = {
  length: where(
    toHem,
    point('T01', 'Length from HPS', 'high point of shoulder straight down to the hem, garment flat', 1),
  ),
  chest: point('T02', '½ chest', 'side to side, 2 cm below the armhole', 1),
  waist: where(atWaist, point('T03', '½ waist', 'side to side at the waist position', 1)),
  hip: where(atHip, point('T04', '½ hip', 'side to side at the hip position', 1)),
  hem: where(toHem, point('T05', '½ hem', 'side to side along the hem, laid flat as it falls', 1.5)),
  shoulder: where(
    onShoulders,
    point('T06', 'Across shoulder', 'shoulder point to shoulder point, straight, back', 0.6),
  ),
  shoulderDrop: where(onShoulders, point('T07', 'Shoulder drop', 'level of HPS to shoulder point, plumb', 0.3)),
  acrossFront: where(onShoulders, point('T08', 'Across front', 'armhole to armhole, half way down the armhole', 0.6)),
  acrossBack: where(onShoulders, point('T09', 'Across back', 'armhole to armhole, half way down the armhole', 0.6)),
  armhole: where(onShoulders, point('T10', 'Armhole, straight', 'shoulder point to underarm, straight', 0.6)),
  sleeve: point('T11', 'Sleeve length', 'shoulder point to edge along the fold, cuff included', 1),
  upperArm: point('T12', '½ upper arm', 'square to the fold, at the underarm', 0.6),
  sleeveOpening: point('T13', '½ sleeve opening', 'edge, fastened', 0.5),
  neckWidth: where(onShoulders, point('T14', 'Neck width', 'HPS to HPS, seam to seam', 0.5)),
  frontNeck: where(atNeckSeam, point('T15', 'Front neck drop', 'level of HPS to centre-front neck seam', 0.5)),
  backNeck: where(onShoulders, point('T16', 'Back neck drop', 'level of HPS to centre-back neck seam', 0.3)),
  collar: point('T17', 'Collar height CB', 'at centre back; the stand only where there is a fall', 0.3),
  collarFall: point('T18', 'Collar fall CB', 'stand seam to edge', 0.3),
  collarPoint: point('T19', 'Collar point', 'stand seam to tip', 0.3),
  placket: point('T20', 'Placket length', 'neck seam to the lower edge of the box', 0.6),
  placketWidth: where(
    (row, { isStripped }) => isStripped || row.placketWidth !== undefined,
    point('T21', 'Placket width', 'edge to stitch', 0.2),
  ),
  slit: point('T22', 'Side slit', 'hem to the top of the opening, on the seam', 0.6),
  cuff: point('T23', 'Cuff height', 'seam to edge', 0.2),
  hemCurve: point('T24', 'Hem curve', 'side seam end above the lowest point', 0.5),
  waistAt: where(atWaist, point('T25', 'Waist position', 'HPS to waist level', 0.6)),
  hipAt: where(atHip, point('T26', 'Hip position', 'HPS to hip level', 0.6)),
  yoke: point('T27', 'Yoke depth CB', 'neck seam to yoke seam', 0.3),
  rib: point('T28', 'Neck rib', 'seam to edge', 0.2),
  lapel: point('T29', 'Lapel width', 'break line to peak, square to the break line', 0.3),
  stance: point('T30', 'Button stance', 'HPS to the first fastening button', 0.5),
  vent: point('T31', 'Vent', 'hem to the top of the opening', 0.6),
  overlap: point('T32', 'Front overlap', 'centre front to the edge that lies under, at the waist', 1),
  buttons: count('T33', 'Buttons, front'),
  kalis: count('T34', 'Kalis, whole garment'),
  sweep: point('T35', 'Sweep', 'hem all round, laid out in arcs', 3),
  joint: point('T36', 'Waist seam', 'HPS to the seam that joins bodice and skirt', 0.6),
  topEdge: point('T37', 'Top edge CF', 'level of HPS down to the upper edge at centre front', 0.6),
  strap: point('T38', 'Strap width', 'edge to edge', 0.2),
  hood: point('T39', 'Hood height', 'neck seam at HPS to the crown, flat', 0.6),
  hoodDepth: point('T40', 'Hood depth', 'front edge to back at the widest', 0.6),
  hemRib: point('T41', 'Hem rib', 'seam to edge', 0.3),
  border: point('T42', 'Border', 'hem to the upper edge of the border', 0.3),
  tiers: count('T43', 'Tiers'),
  seam: point('T45', '½ waist seam', 'side to side along the seam that joins bodice and skirt', 1),
  flounce: point('T46', 'Hem flounce', 'its seam to the hem', 0.5),
  train: point('T44', 'Train', 'floor line to the end of the hem at CB', 2),
} as const satisfies Record<string, PointRecord>;

export const SKIRT_POINTS = {
  length: point('S01', 'Length CF', 'top of the band to the hem', 1),
  waist: point('S02', '½ waist', 'top edge, band fastened', 1),
  hip: point('S03', '½ hip', 'at the hip position', 1),
  sweep: point('S04', 'Sweep', 'hem all round', 3),
  band: point('S05', 'Band height', 'edge to seam', 0.2),
  vent: point('S06', 'Vent or slit', 'hem to the top of the opening', 0.6),
  hipAt: point('S07', 'Hip position', 'top of the band to hip level', 0.6),
  kalis: count('S08', 'Kalis'),
  border: point('S09', 'Border', 'hem to the upper edge of the border', 0.3),
  tiers: count('S10', 'Tiers'),
  pleats: count('S11', 'Pleats'),
  overlap: point('S12', 'Wrap overlap', 'under edge to over edge at the band', 1),
  lap: point('S13', 'Front lap', 'edge of the front on top to the edge under it', 0.2),
  buttons: count('S14', 'Buttons, front, the band’s among them'),
} as const satisfies Record<string, PointRecord>;

export const LEG_POINTS = {
  waist: point('B01', '½ waist', 'top of the band, fastened (elastic: relaxed)', 1),
  seat: point('B02', '½ seat', 'at the seat position', 1),
  seatAt: point('B03', 'Seat position', 'top of the band to seat level', 0.6),
  frontRise: point('B04', 'Front rise', 'crotch to the top of the band along the seam', 0.6),
  backRise: point('B05', 'Back rise', 'crotch to the top of the band along the seam', 0.6),
  inseam: point('B06', 'Inseam', 'crotch to the hem along the seam', 1),
  outseam: point('B07', 'Outseam', 'top of the band to the hem along the side', 1),
  thigh: point('B08', '½ thigh', '2.5 cm below the crotch, square to the leg, opened out', 0.6),
  knee: where(aboveHem, point('B09', '½ knee', 'at the knee position', 0.6)),
  opening: point('B10', '½ leg opening', 'edge', 0.5),
  band: point('B11', 'Band height', 'edge to seam', 0.2),
  fly: point('B12', 'Fly stitch', 'band seam to bar tack', 0.5),
  pocket: point('B13', 'Pocket opening', 'tack to tack', 0.4),
  kneeAt: where(aboveHem, point('B14', 'Knee position', 'top of the band to knee level along the side', 0.6)),
  belt: point('I05', 'Belt depth', 'top edge to the seam of the legs', 0.5),
  beltWidth: point('I06', '½ belt', 'side to side, opened', 1),
  asan: point('I07', 'Asan', 'belt seam to the crotch', 0.6),
  chudi: point('I11', 'Chudi', 'length that gathers in rings above the ankle', 1),
  joint: point('I12', 'Flare joint', 'top of the band to the seam of the flare', 0.6),
  flare: point('I13', '½ flare hem', 'one leg, hem laid flat', 1.5),
  cuff: point('B15', 'Cuff or poncha', 'seam to edge', 0.3),
  turnUp: point('B16', 'Turn-up', 'folded edge to the hem', 0.3),
} as const satisfies Record<string, PointRecord>;

export const DRAPE_POINTS = {
  length: point('D01', 'Length', 'end to end, without tassels', 2),
  width: point('D02', 'Width', 'edge to edge', 1),
  border: point('D03', 'Border', 'edge to the inner line of the border', 0.3),
  pallu: point('D04', 'Pallu', 'end to the first line of the pallu', 2),
  blousePiece: point('D05', 'Blouse piece', 'running length, cut off before wearing', 2),
  fall: point('D06', 'Fall', 'length of the strip on the lower edge', 1),
  fallDepth: point('D07', 'Fall depth', 'edge to edge of the strip', 0.3),
  tassel: point('D08', 'Tassels', 'end to tip', 0.5),
} as const satisfies Record<string, PointRecord>;

export type TorsoPoint = keyof typeof TORSO_POINTS;
export type SkirtPoint = keyof typeof SKIRT_POINTS;
export type LegPoint = keyof typeof LEG_POINTS;
export type DrapePoint = keyof typeof DRAPE_POINTS;

type TorsoCore =
  | 'length'
  | 'chest'
  | 'waist'
  | 'hip'
  | 'hem'
  | 'shoulder'
  | 'shoulderDrop'
  | 'acrossFront'
  | 'acrossBack'
  | 'armhole'
  | 'neckWidth'
  | 'frontNeck'
  | 'backNeck'
  | 'waistAt'
  | 'hipAt';
type SkirtCore = 'length' | 'waist' | 'hip' | 'sweep' | 'band' | 'hipAt';
type LegCore =
  | 'waist'
  | 'seat'
  | 'seatAt'
  | 'frontRise'
  | 'backRise'
  | 'inseam'
  | 'outseam'
  | 'thigh'
  | 'knee'
  | 'kneeAt'
  | 'opening'
  | 'band';

type Measures<Core extends string, All extends string> = Record<Core, number> & Partial<Record<All, number>>;
/** Centimetres; halves are laid flat. */
export type Torso = Measures<TorsoCore, TorsoPoint>;
export type Skirt = Measures<SkirtCore, SkirtPoint>;
export type Legs = Measures<LegCore, LegPoint>;
export type Drape = Measures<'length' | 'width', DrapePoint>;

/** Every part a garment may be made of, with its measures. */
export interface Parts {
  torso?: Torso;
  skirt?: Skirt;
  legs?: Legs;
  drape?: Drape;
}
