export { MEDIA, type Medium } from '@toile/look';
