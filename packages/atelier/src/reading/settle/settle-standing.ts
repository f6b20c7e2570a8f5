import type { Draft } from '#atelier/draft/draft.ts';

/** 'Standing' is every stance in which nobody walks: it is seen in whatever else is said of it. */
export function settleStanding(draft: Draft): void {
  const standing = draft.spans.filter(({ as, value }) => as === 'ignored' && value === 'standing');
  if (standing.length === 0) return;
  draft.pose ??= 'relaxed';
  const { pose } = draft;
  draft.spans = draft.spans.map((span) => (standing.includes(span) ? { ...span, as: 'pose', value: pose } : span));
}
