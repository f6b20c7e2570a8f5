/** A title in two scales: what it is made of, small, and what it is, large. */
import type { Garment, Look } from '@toile/look';

export interface TitleParts {
  /** 'NAVY WOOL'; empty where the title begins with a garment. */
  lead: string;
  /** 'Overcoat'. */
  head: string;
}

/** What several garments are called together. */
const WHOLES = ['three-piece suit', 'skirt suit', 'suit', 'tuxedo', 'tracksuit'];

const BY_LENGTH: Partial<Record<Garment['length'], string>> = {
  thigh: 'Mini',
  mini: 'Mini',
  midi: 'Midi',
  maxi: 'Maxi',
  floor: 'Floor-length',
};
const BY_SHAPE: Partial<Record<Garment['silhouette'], string>> = {
  'a-line': 'A-line',
  'fit-and-flare': 'Full-skirted',
  circle: 'Full-skirted',
  flared: 'Full-skirted',
  gathered: 'Gathered',
  tiered: 'Tiered',
  pleated: 'Pleated',
  pencil: 'Pencil',
};

/** A dress whose kind is not told is called by how long it is, or by how its skirt is cut. */
function calledMore(head: string, garments: readonly Garment[]): string {
  if (head !== 'dress') return head;
  const dress = garments.find(({ name }) => name === 'dress');
  const more = dress && (BY_LENGTH[dress.length] ?? BY_SHAPE[dress.silhouette] ?? 'Day');
  return more ? `${more} dress` : head;
}

/** Cloths that a garment is called by. */
const CLOTH = /^(leather|denim|suede|velvet|corduroy|tweed|linen|silk|satin|fleece|knit|fur) (?=\w)/i;

/** Parts a title before the first garment it names; a title that names none is all head. */
export function titleParts({ title, garments }: Pick<Look, 'title' | 'garments'>): TitleParts {
  const said = title.toLowerCase();
  const names = [...garments.map(({ name }) => name.toLowerCase()), ...WHOLES];
  const starts = names.map((name) => said.lastIndexOf(` ${name}`)).filter((at) => at > 0);
  if (!starts.length) return { lead: '', head: title };
  const at = Math.min(...starts);
  const called = calledMore(title.slice(at + 1), garments);
  // 'BLACK LEATHER' over 'Jacket' says more than 'BLACK' over 'Leather jacket'
  const [whole = '', cloth = ''] = CLOTH.exec(called) ?? [];
  const head = called.slice(whole.length);
  const lead = [title.slice(0, at), cloth].filter(Boolean).join(' ').toUpperCase();
  return { lead, head: head.charAt(0).toUpperCase() + head.slice(1) };
}
