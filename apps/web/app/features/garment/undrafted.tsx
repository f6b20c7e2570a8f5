import { GARMENT } from '#web/content/garment.ts';
import { type Shown, usePattern } from '#web/features/garment/use-garments.ts';

/** Beside what a token takes: the garments that no pattern is drafted of. Nothing where there are none, or nobody knows yet. */
export function Undrafted(shown: Shown) {
  const { data } = usePattern(shown);
  const names = data?.garments.flatMap(({ name, undrafted }) => (undrafted ? [name] : [])) ?? [];
  return names.length > 0 ? <p className="small">{GARMENT.pack.undrafted(names.join(', '))}</p> : null;
}
