import { asksFor, type Detail, detailWord, type Garment, isMotif, PRINTS as PRINT_KINDS } from '@toile/look';
import { DETAIL_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { TREATED } from '#atelier/lexicon/treatments.ts';
import { printWord } from '#atelier/styling/title.ts';
import { withArticle } from './words.ts';

const PARTS: Readonly<Record<string, string>> = {
  cuff: 'cuffs',
  sleeve: 'sleeves',
  hem: 'hem',
  neck: 'neck',
  waist: 'waist',
  collar: 'collar',
  yoke: 'yoke',
  bodice: 'bodice',
  back: 'back',
  detail: 'details',
  border: 'border',
  pallu: 'pallu',
  strap: 'straps',
  shoulder: 'shoulders',
  lining: 'lining',
  panel: 'panels',
  leg: 'legs',
  lapel: 'lapels',
  pocket: 'pockets',
  bow: 'bow',
  belt: 'belt',
  sash: 'sash',
  ruffle: 'ruffles',
  tassel: 'tassels',
  stripe: 'side stripe',
};
/** Details that the cut already tells, or that go without saying. */
const UNSAID = new Set([
  'button-down-collar',
  'spread-collar',
  'high-collar',
  'rib',
  'topstitch',
  'pallu',
  'front-pleats',
  'wide-sleeve',
  'shoulder-straps',
  'spaghetti-straps',
  'knotted-straps',
  'graphic',
  'flowing',
  'knee-flare',
  'ankle-rings',
  'hood',
  'tailored',
  'fly',
  'gher',
  'elasticated-waist',
  'sheer',
  'golden-motifs',
  'figurative',
  'wrap-front',
  'over-shoulder',
  'over-shoulders',
  'over-arms',
  'head-cover',
  'melange',
  'half-saree',
  'side-pocket',
  'tucked',
  'half-tuck',
  'rolled-sleeve',
  'obi',
]);

/** A detail in prose. */
export function detailPhrase(detail: Detail): string {
  const id = detailWord(detail);
  const entry = DETAIL_BY_ID.get(id);
  if (entry) return entry.name ?? entry.id.replaceAll('-', ' ');
  const cut = id.lastIndexOf('-');
  const part = PARTS[id.slice(cut + 1)];
  const how = id.slice(0, cut);
  if (!detail.part && isPrint(detail.id)) return `${withArticle(printWord(detail.id))} pattern beside it`;
  if (id.endsWith('-button')) return `${withArticle(id)} front`;
  if (!part || detail.count) return id.replaceAll('-', ' ');
  const phrase = `${TREATED[how] ?? how.replaceAll('-', ' ')} ${part}`;
  return part.endsWith('s') ? phrase : withArticle(phrase);
}

/** 'Three ruffles' says the tiers too. */
const countsTiers = ({ id, count }: Detail): boolean => count !== undefined && (id === 'ruffle' || id === 'tiers');

const isPrint = (id: string): boolean => PRINT_KINDS.some((kind) => kind === id);

const EMBROIDERED = /^(an )?embroidered/;

/** Up to `most` details in prose, the rarest (last said) kept. */
export function detailsOf({ details, silhouette, collar, border }: Garment, most: number): string[] {
  const garmentDetails = details.filter(
    ({ id, part, count }) =>
      part !== undefined ||
      count !== undefined ||
      (!(id === 'pleats' && silhouette === 'pleated') &&
        !(id === 'tiers' && (silhouette === 'tiered' || details.some(countsTiers))) &&
        !(id === 'sheer-sleeve' && asksFor({ details }, 'lace-sleeve')) &&
        !(id === 'peplum' && silhouette === 'peplum') &&
        !(id === 'bow' && collar === 'bow') &&
        !(id === 'zari' && border?.kind === 'zari')),
  );
  const told = garmentDetails.filter((detail) => !UNSAID.has(detailWord(detail)) && !isMotif(detail)).map(detailPhrase);
  const motif = garmentDetails.find(isMotif)?.id.replace(/-motif$/, '');
  const worked = told.findIndex((phrase) => /(embroidery|work|beading|appliqué|sequins|patti)$/.test(phrase));
  if (motif && worked >= 0) told[worked] = `${motif} ${told[worked]}`;
  const place = motif && worked < 0 ? told.findIndex((phrase) => EMBROIDERED.test(phrase)) : -1;
  // what is shown is what was asked for: it comes before all else
  if (place >= 0) {
    const [phrase = ''] = told.splice(place, 1);
    const shown = phrase.replace(EMBROIDERED, () => `${motif}-embroidered`);
    told.unshift(phrase.startsWith('an ') ? withArticle(shown) : shown);
  }
  return [...new Set(told)].slice(0, most);
}
