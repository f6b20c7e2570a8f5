import { expect, it } from 'vitest';
import { look } from '#atelier/read.fixture.ts';
import { attachmentsOf } from './attachments.fixture.ts';
import { draftOf } from './draft-of.ts';

it('cuts a work smock as no dress, and tells what it is drawn as', () => {
  const { garments, reading } = look("a fisherman's oilskin smock");
  expect(garments.map(({ family }) => family)).not.toContain('dress');
  expect(reading.notDrawn.join(' ')).toMatch(/smock is drawn as a tunic/i);
});

it('draws the hoops of a jersey on it and those of metal in the ears', () => {
  expect(attachmentsOf('a rugby jersey in green and white hoops')).toContain('print stripe');
  expect(attachmentsOf('a sweater with gold hoops')).toContain('hoop-earrings:');
});

it('takes what is held for no occasion', () => {
  expect(draftOf('a boy holding a ball').occasions).toEqual([]);
  expect(draftOf('a woman at a ball in a gown').occasions).not.toEqual([]);
});

it('tells a glance as no detail of clothes', () => {
  const { spans } = draftOf('she looks over her shoulder in a green gown');
  expect(spans.filter(({ as }) => as === 'pose').map(({ value }) => value)).toEqual(['looks over her shoulder']);
});

it('reads what a garment closes with as how it is shut', () => {
  expect(attachmentsOf('a coat that closes with toggles')).toBe(attachmentsOf('a coat with toggles'));
});
