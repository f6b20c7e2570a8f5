import { expect, it } from 'vitest';
import { freshUrl, previewSrcSet, previewUrl } from '#web/lib/file-url.ts';

it('a preview names its file, width, format and project', () => {
  expect(previewUrl('f/1', 768, 'avif')).toBe(
    '/v1/storage/buckets/designs/files/f%2F1/preview?width=768&output=avif&project=toile',
  );
});

it('a source set offers every width that is kept', () => {
  const widths = previewSrcSet('f1', 'webp')
    .split(', ')
    .map((entry) => entry.split(' ')[1]);
  expect(widths).toEqual(['320w', '768w', '1024w']);
});

it('a fresh address keeps its query and carries the last time only', () => {
  expect(freshUrl('/a/view?project=toile', 1)).toBe('/a/view?project=toile&t=1');
  expect(freshUrl(freshUrl('/a/view?project=toile', 1), 2)).toBe('/a/view?project=toile&t=2');
  expect(freshUrl('/a/view', 3)).toBe('/a/view?t=3');
});
