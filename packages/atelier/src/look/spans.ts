export type { ReadSpan, Source, Span } from '@toile/look';
