export * from '@toile/look';
