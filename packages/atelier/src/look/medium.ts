export type { Medium } from '@toile/look';
