/** A title in two scales: what it is made of, small, and what it is, large. */
import type { Look } from '#atelier/look/look.ts';

export interface TitleParts {
  /** 'NAVY WOOL'; empty where the title begins with a garment. */
  lead: string;
  /** 'Overcoat'. */
  head: string;
}

/** Parts a title before the first garment it names; a title that names none is all head. */
export function titleParts({ title, garments }: Pick<Look, 'title' | 'garments'>): TitleParts {
  const said = title.toLowerCase();
  const starts = garments.map(({ name }) => said.lastIndexOf(` ${name.toLowerCase()}`)).filter((at) => at > 0);
  if (!starts.length) return { lead: '', head: title };
  const at = Math.min(...starts);
  const head = title.slice(at + 1);
  return { lead: title.slice(0, at).toUpperCase(), head: head.charAt(0).toUpperCase() + head.slice(1) };
}
