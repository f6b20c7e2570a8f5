import { asksFor, type Garment, type GarmentKind } from '@toile/look';
import type { Build, Cut, DrapeKind, LegKind, SkirtKind } from './cut.ts';
import type { Over } from './ease.ts';
import type { Made } from './made/made.ts';

const BODICE = { draft: 'bodice' } as const;
const none = (why: string, nearest: GarmentKind) => ({ none: why, nearest });

const torso = (
  build: Build,
  more: { over?: Over; addLength?: number; lined?: true; block?: Cut['block'] } = {},
): Cut => ({
  form: 'torso',
  build,
  block: BODICE,
  ...more,
});
const skirt = (kind: SkirtKind, lined?: true): Cut => ({
  form: 'skirt',
  kind,
  block: kind === 'cloth' ? { draft: 'cloth' } : { draft: 'skirt' },
  ...(lined && { lined }),
});
const legs = (kind: LegKind): Cut => ({ form: 'legs', kind, block: { draft: 'legs' } });
const drape = (kind: DrapeKind): Cut => ({ form: 'drape', kind, block: { draft: 'cloth' } });
const jumpsuit = (build: Build, kind: LegKind): Cut => ({
  form: 'jumpsuit',
  build,
  kind,
  block: { draft: 'jumpsuit' },
});

const ELASTANE = 'Elastane is cut by stretch tests of the very cloth, not by measures.';
const CORSETRY = 'Boned pieces are fitted on the wearer in a toile of their own.';
const knit = torso('knit');
const ribKnit = torso('rib-knit');
const light = torso('light');
const shirt = torso('shirt', { addLength: 6 });
const tunic = torso('tunic', { addLength: 5.5 });
const dress = torso('bodice', { lined: true });
const loose = torso('light');
const wide = torso('wide');
const casual = torso('casual', { over: 'shirt', lined: true });
const blazer = torso('tailored', { over: 'shirt', addLength: 9, lined: true });
const coat = torso('coat', { over: 'jacket', lined: true });
const anorak = torso('casual', { over: 'jacket', addLength: 10, lined: true });

const stretch = (nearest: GarmentKind) => torso('skin', { over: 'skin', block: none(ELASTANE, nearest) });

/** How every garment of the lexicon is measured and which draft serves it. A garment without a row does not compile. */
export const CUTS: Readonly<Record<GarmentKind, Cut>> = {
  top: light,
  't-shirt': knit,
  'graphic-tee': knit,
  'long-sleeve-tee': knit,
  'breton-top': knit,
  polo: knit,
  henley: knit,
  barong: shirt,
  guayabera: shirt,
  bralette: stretch('camisole'),
  'rugby-shirt': knit,
  'tank-top': knit,
  camisole: light,
  'crop-top': torso('bodice'),
  'baby-tee': knit,
  'tube-top': stretch('crop-top'),
  'halter-top': light,
  corset: torso('corset', { lined: true, block: none(CORSETRY, 'choli') }),
  bodysuit: stretch('tank-top'),
  tunic: torso('tunic'),
  'peasant-top': light,
  'peplum-top': torso('bodice'),
  'wrap-top': torso('bodice'),
  blouse: light,
  'pussy-bow-blouse': light,
  'poet-shirt': light,
  shirt,
  'dress-shirt': shirt,
  'flannel-shirt': shirt,
  'denim-shirt': shirt,
  'aloha-shirt': shirt,
  'hawaiian-shirt': shirt,
  'sports-bra': stretch('crop-top'),
  'jersey-top': knit,
  'pyjama-top': shirt,
  'bikini-top': stretch('camisole'),
  sweater: ribKnit,
  'quarter-zip-sweater': ribKnit,
  'crew-neck': ribKnit,
  'cable-sweater': torso('rib-knit', {
    block: none('Cable knit is shaped on the machine by stitches, not cut from cloth.', 'sweatshirt'),
  }),
  turtleneck: ribKnit,
  'mock-neck-top': knit,
  'sweater-vest': ribKnit,
  cardigan: ribKnit,
  shrug: light,
  sweatshirt: ribKnit,
  hoodie: ribKnit,
  'zip-hoodie': ribKnit,
  kurta: tunic,
  kurti: tunic,
  'short-kurta': tunic,
  pathani: tunic,
  dashiki: wide,
  buba: wide,

  dress,
  'slip-dress': light,
  'shift-dress': dress,
  'sheath-dress': dress,
  'a-line-dress': dress,
  'skater-dress': dress,
  'tea-dress': dress,
  sundress: dress,
  'wrap-dress': dress,
  'shirt-dress': torso('shirt'),
  'ruffled-shirt-dress': torso('shirt'),
  'denim-shirt-dress': torso('shirt'),
  't-shirt-dress': knit,
  'jumper-dress': ribKnit,
  'turtleneck-dress': ribKnit,
  pinafore: dress,
  'blazer-dress': torso('tailored', { over: 'body', lined: true }),
  'bodycon-dress': dress,
  'maxi-dress': dress,
  'midi-dress': dress,
  'mini-dress': dress,
  'peplum-dress': dress,
  'babydoll-dress': dress,
  'prairie-dress': dress,
  'tiered-dress': dress,
  'ethnic-dress': dress,
  caftan: wide,
  robe: wide,
  nightgown: loose,
  'beach-coverup': wide,
  gown: dress,
  'ball-gown': dress,
  'bridesmaid-dress': dress,
  'mermaid-gown': dress,
  'cocktail-dress': dress,
  'party-frock': dress,
  'little-black-dress': dress,
  'wedding-dress': dress,
  'flapper-dress': dress,
  'regency-gown': dress,
  'victorian-gown': dress,
  angrakha: torso('bodice', { addLength: 2 }),
  anarkali: torso('bodice', { lined: true }),
  phiran: wide,
  cheongsam: dress,
  hanfu: wide,
  kimono: wide,
  hanbok: wide,
  'ao-dai': torso('bodice'),
  agbada: wide,
  'ankara-dress': dress,
  'aso-ebi': dress,
  abaya: wide,
  thobe: tunic,
  dirndl: dress,
  'flamenco-dress': dress,
  toga: { form: 'drape', kind: 'cloth', block: { draft: 'cloth' } },

  jumpsuit: jumpsuit('bodice', 'trousers'),
  'culotte-jumpsuit': jumpsuit('bodice', 'trousers'),
  'boiler-suit': jumpsuit('shirt', 'trousers'),
  playsuit: jumpsuit('bodice', 'trousers'),
  dungarees: jumpsuit('light', 'jeans'),
  swimsuit: stretch('tank-top'),

  skirt: skirt('straight'),
  'pencil-skirt': skirt('straight', true),
  'mini-skirt': skirt('straight'),
  'a-line-skirt': skirt('straight', true),
  'pleated-skirt': skirt('pleated'),
  'tennis-skirt': skirt('pleated'),
  'circle-skirt': skirt('sector'),
  'wrap-skirt': skirt('wrap'),
  sarong: skirt('cloth'),
  'tulle-skirt': skirt('gathered', true),
  tutu: skirt('gathered', true),
  'slip-skirt': skirt('straight'),
  'tiered-skirt': skirt('tiered'),
  'denim-skirt': skirt('straight'),
  'bubble-skirt': skirt('gathered', true),
  kilt: skirt('pleated'),
  hakama: skirt('pleated'),
  mundu: skirt('cloth'),
  lungi: skirt('cloth'),
  chima: skirt('gathered'),
  'ru-skirt': skirt('pleated'),
  'wrapper-skirt': skirt('cloth'),

  trousers: legs('trousers'),
  chinos: legs('trousers'),
  'wide-leg-trousers': legs('trousers'),
  culottes: legs('trousers'),
  capris: legs('trousers'),
  'cigarette-trousers': legs('trousers'),
  'harem-pants': legs('elastic'),
  'cargo-pants': legs('trousers'),
  'cargo-joggers': legs('elastic'),
  joggers: legs('elastic'),
  leggings: legs('leggings'),
  'leather-pants': legs('trousers'),
  cords: legs('trousers'),
  jeans: legs('jeans'),
  'skinny-jeans': legs('jeans'),
  'flared-trousers': legs('trousers'),
  'flared-jeans': legs('jeans'),
  'baggy-jeans': legs('jeans'),
  'mom-jeans': legs('jeans'),
  'boyfriend-jeans': legs('jeans'),
  'barrel-jeans': legs('jeans'),
  jodhpurs: legs('trousers'),
  shorts: legs('trousers'),
  'bermuda-shorts': legs('trousers'),
  'denim-shorts': legs('jeans'),
  'cargo-shorts': legs('trousers'),
  'sports-shorts': legs('elastic'),
  'pyjama-bottoms': legs('elastic'),
  palazzos: legs('elastic'),
  sharara: legs('sharara'),
  salwar: legs('salwar'),
  patiala: legs('patiala'),
  churidar: legs('churidar'),
  'dhoti-pants': legs('dhoti'),
  dhoti: drape('dhoti'),
  pyjama: legs('elastic'),
  'kurta-trousers': legs('elastic'),
  'ao-dai-trousers': legs('elastic'),
  sokoto: legs('elastic'),

  jacket: casual,
  blazer,
  'tweed-blazer': blazer,
  'suit-jacket': blazer,
  'tuxedo-jacket': blazer,
  'dinner-jacket': blazer,
  'denim-jacket': torso('casual', { over: 'shirt' }),
  'leather-jacket': casual,
  'bomber-jacket': casual,
  'varsity-jacket': casual,
  'track-jacket': casual,
  'puffer-jacket': casual,
  gilet: casual,
  'utility-jacket': casual,
  shacket: torso('shirt', { over: 'shirt', addLength: 4 }),
  'shearling-jacket': casual,
  windbreaker: casual,
  raincoat: casual,
  'fleece-jacket': casual,
  'cropped-jacket': casual,
  'tweed-jacket': casual,
  'kimono-jacket': wide,
  waistcoat: torso('vest', { over: 'shirt', addLength: 9, lined: true }),
  coat,
  overcoat: coat,
  'trench-coat': coat,
  'pea-coat': coat,
  'duffle-coat': coat,
  parka: anorak,
  duster: coat,
  'cocoon-coat': coat,
  'wrap-coat': coat,
  tailcoat: blazer,
  cape: { form: 'round', kind: 'cape', block: { draft: 'round' }, lined: true },
  poncho: { form: 'round', kind: 'poncho', block: { draft: 'round' } },
  'long-shrug': light,
  sherwani: torso('band-coat', { over: 'shirt', addLength: 4, lined: true }),
  bandhgala: torso('band-coat', { over: 'shirt', addLength: 8, lined: true }),
  'nehru-jacket': torso('vest', { over: 'shirt', addLength: 6, lined: true }),
  'tang-jacket': torso('casual', { lined: true }),
  jeogori: wide,

  saree: drape('saree'),
  'dhoti-saree': drape('saree'),
  'half-saree': drape('saree'),
  lehenga: skirt('kalis', true),
  choli: torso('choli', { lined: true }),
  dupatta: drape('dupatta'),
  stole: drape('stole'),
};

const JEANS = legs('jeans');
/** A plain skirt is cut as its silhouette is. */
const SKIRTS: Partial<Record<Garment['silhouette'], SkirtKind>> = {
  tiered: 'tiered',
  gathered: 'gathered',
  pleated: 'pleated',
  circle: 'sector',
  flared: 'sector',
  wrap: 'wrap',
};

/** Whether elastic or a cord goes round the whole waist. */
const isPulledOn = ({
  details,
  closure,
  made = [],
}: Pick<Garment, 'details' | 'closure'> & { made?: readonly Made[] }): boolean =>
  closure === 'drawstring' ||
  details.some(({ id, part }) => id === 'elasticated-waist' || (id === 'elastic' && part === 'waist')) ||
  // of legs without a fly elastic is the waist's, where no word says another part
  (details.some(({ id, part }) => id === 'elastic' && part === undefined) &&
    !details.some(({ id, part }) => id === 'fly' || (id === 'elastic' && part !== undefined)) &&
    !made.some(({ id }) => ELASTIC_IN_PART.has(id)));
/** Constructions that put elastic in a part alone. */
const ELASTIC_IN_PART: ReadonlySet<string> = new Set(['elastic-back', 'elastic-sides', 'elastic-cuff', 'drawn-hem']);

/** Elastic behind, and no fly or zip in front: nothing opens. */
const isHeldBehind = ({ made = [], refused = [] }: { made?: readonly Made[]; refused?: readonly string[] }): boolean =>
  made.some(({ id }) => id === 'elastic-back') &&
  refused.some((what) => /^(?:fly|zip|.*-zip|zipper|placket)$/.test(what));

/** Whether words place a zip in it. */
const isZipped = ({ opening, closure }: { opening?: string; closure: Garment['closure'] }): boolean =>
  closure === 'zip' || opening?.endsWith('zip') === true;

/** How this very garment is cut: what is asked to have five pockets is cut as jeans are, whatever it is called. */
export function cutOf(
  garment: Pick<Garment, 'kind' | 'details' | 'cloth' | 'silhouette' | 'closure'> & {
    opening?: string;
    made?: readonly Made[];
    refused?: readonly string[];
  },
): Cut {
  const cut = CUTS[garment.kind];
  const wrapped = garment.closure === 'wrap' ? ('wrap' as const) : undefined;
  // a fishtail is fitted to the knee, and no kalis are
  if (cut.form === 'skirt' && garment.silhouette === 'mermaid')
    return { ...skirt('straight'), ...('lined' in cut && cut.lined && { lined: true as const }) };
  const own = garment.kind === 'skirt' ? (wrapped ?? SKIRTS[garment.silhouette]) : undefined;
  if (own) return skirt(own);
  const isDenim = garment.cloth.fabric === 'denim' && garment.kind !== 'cargo-pants' && garment.kind !== 'cargo-shorts';
  // a zip opens a band that no elastic gathers
  if (cut.form === 'legs' && cut.kind === 'elastic' && isZipped(garment)) return legs('trousers');
  const isTrousers = cut.form === 'legs' && cut.kind === 'trousers';
  // what elastic or a cord holds all round has no fly and no loops
  if (isTrousers && !isDenim && (isPulledOn(garment) || isHeldBehind(garment))) return legs('elastic');
  return isTrousers && (isDenim || asksFor(garment, 'five-pockets')) ? JEANS : cut;
}
