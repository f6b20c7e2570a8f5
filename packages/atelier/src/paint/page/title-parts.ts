/** A title in two scales: what it is made of, small, and what it is, large. */
import type { Look } from '#atelier/look/look.ts';

export interface TitleParts {
  /** 'NAVY WOOL'; empty where the title begins with a garment. */
  lead: string;
  /** 'Overcoat'. */
  head: string;
}

/** What several garments are called together. */
const WHOLES = ['three-piece suit', 'skirt suit', 'suit', 'tuxedo'];

/** Parts a title before the first garment it names; a title that names none is all head. */
export function titleParts({ title, garments }: Pick<Look, 'title' | 'garments'>): TitleParts {
  const said = title.toLowerCase();
  const names = [...garments.map(({ name }) => name.toLowerCase()), ...WHOLES];
  const starts = names.map((name) => said.lastIndexOf(` ${name}`)).filter((at) => at > 0);
  if (!starts.length) return { lead: '', head: title };
  const at = Math.min(...starts);
  const head = title.slice(at + 1);
  return { lead: title.slice(0, at).toUpperCase(), head: head.charAt(0).toUpperCase() + head.slice(1) };
}
