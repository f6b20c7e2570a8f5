import { detailOf } from '@toile/look';
import { backWeltsOf, hasBackPatches, loopsOf } from '../spec/legs-trims.ts';
import { INCH } from '../spec/made/said-number.ts';
import { onePocketOf } from '../spec/ordered-details.ts';
import { isLeftUnlined, type Placed } from '../spec/placed.ts';
import type { Specification } from '../spec/specification.ts';
import { pocketsOf } from '../spec/torso/pockets.ts';
import { hasRibCollar } from '../spec/torso/ribbed.ts';
import { slitSide } from '../spec/torso/slit-side.ts';
import { hasSash, isTied } from '../spec/torso/ties.ts';
import { isDetailDrawn, type Ordered } from './is-drawn.ts';
import { countMade, everyPocketOf, isMadeByKind, isPanelled } from './made-by-kind.ts';

/** Something that is drawn, cut or sewn: what it is called, and all that is true of it. */
export interface Registered {
  /** The stems that name it. */
  readonly names: readonly string[];
  /** Stems and numbers that may be said of it. */
  readonly truths: readonly string[];
  /** How many there are. */
  readonly count?: number;
}

/** 'Pockets' and 'pocket', 'pleated' and 'pleat', 'lined' and 'lining' are of one stem. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  if (/^\d/.test(plain)) return String(Number.parseFloat(plain));
  const bare = plain.replace(/(?:ings?|ed|es|s|e)$/, '');
  return bare.length > 2 ? bare.replace(/([bdgklmnprt])\1$/, '$1') : plain.replace(/s$/, '');
}
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+(?:[’'][a-z]+)?|\d+(?:\.\d+)?/g) ?? []).map(stemOf);

const entry = (names: string, truths: string = '', count?: number): Registered => ({
  names: stemsIn(names),
  truths: [...stemsIn(`${names} ${truths}`), ...(count === undefined ? [] : [String(count)])],
  ...(count !== undefined && { count }),
});

/** Where something closes, in other words. */
const PLACES: readonly (readonly [where: RegExp, words: string])[] = [
  [/^(?:centre )?front|^fly/, 'centre center front cf placket opening row down'],
  [/^centre back|back/, 'centre center back cb behind seam opening'],
  [/^side/, 'side seam underarm opening'],
  [/^(?:waist|band)/, 'waist waistband band'],
  [/^cuff/, 'cuff sleeve each both wrist'],
  [/^ankle/, 'ankle each both opening leg'],
  [/^pocket/, 'pocket flap each both'],
];
/** What closes, in other words. */
const CLOSERS: readonly (readonly [what: RegExp, words: string])[] = [
  [/zip/, 'zip zipper fastening'],
  [/hook/, 'hook eye bar'],
  [/button/, 'button hole'],
  [/drawstring|cord/, 'nada nara drawstring drawcord cord string tie'],
  [/elastic/, 'elastic elasticated'],
  [/^tie|^sash/, 'tie sash belt wrap'],
  [/snap/, 'snap press stud popper'],
  [/link/, 'cufflink link double french cuff fold turn back'],
  [/lacing/, 'lace lacing corset eyelet'],
];

const wordsBy = (table: readonly (readonly [RegExp, string])[], text: string): string =>
  table.flatMap(([of, words]) => (of.test(text) ? [words] : [])).join(' ');

const ofClosings = ({ closings, garment, parts }: Specification): Registered[] =>
  closings.map(({ where, what, count, times = 1 }): Registered => {
    const kinds = /invisible/.test(what) ? 'hidden concealed invisible' : '';
    const isFull = /front/.test(where) && garment.closure !== 'half-placket' ? 'full open through' : '';
    const isTwo = garment.closure === 'double-breasted' ? 'two row double breasted 2' : '';
    const long = Number(/zip (\d+) cm/.exec(what)?.[1] ?? 0);
    const inches = long > 0 ? Math.round(long / INCH) : '';
    const all = [count, times, count * times, inches].join(' ');
    const isJoined = parts.torso?.joint === undefined ? '' : 'skirt';
    return {
      ...entry(
        wordsBy(CLOSERS, what),
        `${what} ${where} ${wordsBy(PLACES, where)} ${kinds} ${isFull} ${isTwo} ${isJoined} ${all}`,
      ),
      count,
    };
  });

/** Names of what a detail is by another word. */
const ALIASES: Readonly<Record<string, string>> = {
  gher: 'kali panel gore flare',
  'tie-up': 'dori tie',
  tassel: 'latkan tassel',
  'ankle-rings': 'chudi churi ring gather',
  'turn-up': 'turn cuff',
  'wrap-front': 'angrakha overlap wrap cross',
  smocking: 'smock shirr',
  'side-slit': 'slit chaak side vent',
  'welt-pocket': 'welt pocket jetted',
  'deep-back': 'deep back low',
  'elasticated-waist': 'elastic waist',
  'five-pockets': 'five 5 pocket coin',
};

const ofDetails = (order: Ordered): Registered[] =>
  order.spec.garment.details.flatMap((detail): Registered[] => {
    const { id, part, side } = detail;
    if (detailOf(id) === undefined || !isDetailDrawn(order, detail)) return [];
    const name = `${id.replaceAll('-', ' ')} ${ALIASES[id] ?? ''}`;
    return [entry(name, `${part ?? ''} ${side ?? ''}`, detail.count ?? countMade(order.spec, id))];
  });

/** Of what a block has the geometry whether or not a word orders it: what it is called, and whether this one has it. */
const GEOMETRY: readonly (readonly [names: string, truths: string, has: (spec: Specification) => boolean])[] = [
  ['hood', 'drawn cord', ({ parts }) => parts.torso?.hood !== undefined],
  ['overlap angrakha wrap cross surplice', 'front', ({ garment }) => isTied(garment) || garment.collar === 'cross'],
  ['tie sash belt', 'waist side', ({ garment }) => hasSash(garment)],
  [
    'flare flared',
    'from knee bottom hem skirt',
    ({ garment, parts }) => parts.legs?.flare !== undefined || garment.silhouette === 'mermaid',
  ],
  [
    'flare flared',
    'skirt full circle hem',
    ({ parts }) => parts.torso?.joint !== undefined || (parts.skirt?.sweep ?? 0) > (parts.skirt?.hip ?? 1) * 2.4,
  ],
  [
    'peplum',
    'waist',
    ({ garment, parts }) =>
      parts.torso?.joint !== undefined && (garment.silhouette === 'peplum' || garment.kind === 'peplum-top'),
  ],
  ['yoke', 'back', (spec) => isMadeByKind(spec, 'yoke')],
  ['princess panel seam', 'line cut front back', isPanelled],
  ['dart', 'front back 2 4 each waist', ({ cut }) => cut.form === 'skirt' && cut.kind === 'straight'],
  ['dart', 'bust waist front back', (spec) => isMadeByKind(spec, 'darts')],
  ['pleat', 'front waist', (spec) => spec.cut.form !== 'skirt' && isMadeByKind(spec, 'pleats')],
  ['belt', 'yoke waist', ({ parts }) => parts.legs?.belt !== undefined],
  ['cuff rib', 'sleeve hem', ({ parts }) => parts.torso?.cuff !== undefined || parts.legs?.cuff !== undefined],
  [
    'rib',
    'hem neck collar cuff',
    ({ parts, garment }) =>
      parts.torso?.hemRib !== undefined || parts.torso?.rib !== undefined || hasRibCollar(garment),
  ],
  ['collar stand lapel', '', ({ garment }) => garment.collar !== 'none'],
  ['topstitch stitch', 'contrast double', (spec) => isMadeByKind(spec, 'topstitch')],
  ['pocket patch', 'back 2 both', ({ cut, garment }) => cut.form === 'legs' && hasBackPatches(garment, cut.kind)],
  [
    'pocket welt',
    'back 2 both',
    ({ cut, garment, parts }) =>
      cut.form === 'legs' && parts.legs !== undefined && backWeltsOf(garment, cut.kind, parts.legs) === 2,
  ],
  ['pocket', 'side slant front cross 2 both', (spec) => isMadeByKind(spec, 'side-pocket')],
  ['pocket', 'kangaroo front outside', (spec) => isMadeByKind(spec, 'kangaroo-pocket')],
  ['pocket flap', 'front hip lower 2 two', (spec) => isMadeByKind(spec, 'flap-pocket')],
  [
    'bone boning',
    'bodice',
    ({ trims, cut }) => trims.some(({ id }) => id === 'boning') || ('build' in cut && cut.build === 'corset'),
  ],
  ['chudi churi gather ring', 'ankle bias', ({ parts }) => parts.legs?.chudi !== undefined],
  ['turn', 'up cuff hem bottom', ({ parts }) => parts.legs?.turnUp !== undefined],
  ['elastic', 'waist back', (spec) => isMadeByKind(spec, 'elasticated-waist')],
  ['strap', 'shoulder two 2 spaghetti', ({ parts }) => parts.torso?.strap !== undefined],
  ['bias', 'cut', ({ parts, garment }) => parts.legs?.chudi !== undefined || garment.silhouette === 'slip'],
  ['fly', 'zip front', ({ parts }) => parts.legs?.fly !== undefined],
  ['slit', 'side left', ({ parts, garment }) => parts.torso?.slit !== undefined && slitSide(garment) !== 'right'],
  ['slit', 'side right', ({ parts, garment }) => parts.torso?.slit !== undefined && slitSide(garment) !== 'left'],
  ['slit', 'side one 1', ({ parts, garment }) => parts.torso?.slit !== undefined && slitSide(garment) !== undefined],
  [
    'slit',
    'side both 2 two',
    ({ parts, garment }) => parts.torso?.slit !== undefined && slitSide(garment) === undefined,
  ],
  ['placket', 'front half', ({ parts }) => parts.torso?.placket !== undefined],
  ['train', 'sweep back', ({ parts }) => parts.torso?.train !== undefined],
];

/** What of a body its lining covers. */
const linedWords = (garment: Specification['garment']): string =>
  `body back front ${isLeftUnlined(garment, 'sleeve') ? 'not sleeves' : 'sleeves'} ${isLeftUnlined(garment, 'skirt') ? 'bodice only' : 'skirt'}`;

/** Pockets of a body, each with where it lies and on whose side. */
function ofPockets(spec: Specification): Registered[] {
  const { parts, cut, garment, who } = spec;
  if (!parts.torso || cut.form !== 'torso') return [];
  const pockets = pocketsOf(parts.torso, garment, cut.build, who === 'men');
  const all = everyPocketOf(spec);
  if (all === 0) return [];
  const side = onePocketOf(garment)?.side ?? 'left';
  const ofEach = pockets.map(({ kind, count, flapped }): Registered => {
    const isBreast = kind.startsWith('breast');
    const breast = `chest breast ${count === 1 ? `${side} one 1` : 'both two 2'}`;
    const where = isBreast ? breast : 'hip lower side front both two 2';
    const names = `${kind.replaceAll('-', ' ')} pocket${isBreast ? ' chest' : ''}`;
    return entry(names, `${where} ${flapped ? 'flap flapped' : ''} outside`);
  });
  return [entry('pocket', 'outside front', all), ...ofEach];
}

/** Loops on the band of legs; none is no thing. */
const loopCount = ({ cut, garment, parts: { legs } }: Specification): number | undefined =>
  cut.form === 'legs' && legs ? loopsOf(garment, cut.kind, legs) || undefined : undefined;

/** A hem that words want so deep. */
const ofHem = ({ garment: { hemDeep } }: { garment: Placed }): Registered[] =>
  hemDeep === undefined ? [] : [entry('hem', `deep wide turned ${hemDeep} ${Math.round((hemDeep / INCH) * 2) / 2}`)];

const ofGeometry = (spec: Specification): Registered[] => {
  const { parts, garment, cloths, trims } = spec;
  const lining = cloths.find(({ role }) => role === 'lining');
  const counted: readonly (readonly [names: string, truths: string, count: number | undefined])[] = [
    ['kali panel gore', '', parts.torso?.kalis ?? parts.skirt?.kalis],
    ['tier', '', parts.torso?.tiers ?? parts.skirt?.tiers],
    ['pleat', 'knife box press all round', parts.skirt?.pleats],
    ['loop', 'belt band waistband', loopCount(spec)],
  ];
  const { sleeve } = garment;
  const length = {
    elbow: 'elbow half',
    'three-quarter': 'three quarter 3 4',
    long: 'long full',
    sleeveless: 'sleeveless',
    cap: 'cap',
    short: 'short half',
  };
  return [
    ...GEOMETRY.flatMap(([names, truths, has]) => (has(spec) ? [entry(names, truths)] : [])),
    ...counted.flatMap(([names, truths, count]) => (count === undefined ? [] : [entry(names, truths, count)])),
    entry(
      `${garment.neckline.replaceAll('-', ' ')} neck neckline`,
      garment.neckline === 'keyhole' ? 'front round' : 'front',
    ),
    ...ofPockets(spec),
    entry(`${garment.collar.replaceAll('-', ' ')} collar`, 'neck'),
    ...(sleeve.length === 'sleeveless'
      ? [entry('sleeveless')]
      : [entry('sleeve shoulder', `${sleeve.shape.replaceAll('-', ' ')} ${length[sleeve.length]}`)]),
    entry(`${garment.silhouette} ${garment.length}`, 'length cut fit'),
    ...(lining
      ? [
          entry(
            'lining lined',
            `${lining.name} ${linedWords(garment)} ${/half/.test(lining.name) ? 'half' : 'full fully'} yes`,
          ),
        ]
      : []),
    ...trims.map(({ name, quantity, unit }) => entry(name, '', unit === 'm' ? undefined : quantity)),
    entry(cloths.map(({ name }) => name).join(' '), 'cloth fabric colour color'),
  ];
};

/** Everything that a garment's drawing, pieces and closings hold, each once or more. */
export const registeredOf = (order: Ordered): Registered[] => [
  ...ofClosings(order.spec),
  ...ofDetails(order),
  ...ofHem(order.spec),
  ...ofGeometry(order.spec),
];
