import type { DesignSummary } from '@toile/contract';

/** A design as it stands in its day. */
export interface ShownDesign {
  design: DesignSummary;
  /** Which it is of those that go by its name, the oldest first, where there are more of them. */
  of?: { nth: number; all: number } | undefined;
}

const isDrawn = ({ file_id: fileId, status }: DesignSummary): boolean => Boolean(fileId) || status === 'running';

/** How many designs of a day were drawn or are being drawn. */
export const countDrawn = (designs: readonly DesignSummary[]): number => designs.filter(isDrawn).length;

/**
 * The designs of a day, those that were not drawn after all others, and which of a name each is. @param isWhole whether the day is
 * known to its beginning: until it is, nobody can say which comes first
 */
export function shownDay(
  designs: readonly DesignSummary[],
  nameOf: (design: DesignSummary) => string,
  isWhole: boolean,
): ShownDesign[] {
  const named = Map.groupBy(designs.filter(isDrawn), nameOf);
  const shown = designs.map((design): ShownDesign => {
    const same = named.get(nameOf(design)) ?? [];
    const nth = same.length - same.indexOf(design);
    return { design, of: isWhole && same.length > 1 && same.includes(design) ? { nth, all: same.length } : undefined };
  });
  return [...shown.filter(({ design }) => isDrawn(design)), ...shown.filter(({ design }) => !isDrawn(design))];
}
