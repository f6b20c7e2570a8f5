import { describe, expect, it } from 'vitest';
import { pickView, viewsOf } from '#web/lib/design-views.ts';

const DESIGN = { fileId: 'f 1', imageUrl: '/view', hasFigure: true, hasFlats: true };

describe('the views of a design', () => {
  it('are figure, sheet and flats, and only those there are', () => {
    const names = (design: Parameters<typeof viewsOf>[0]) => viewsOf(design).map(({ view }) => view);
    expect(names(DESIGN)).toEqual(['figure', 'sheet', 'flats']);
    expect(names({ ...DESIGN, hasFigure: false })).toEqual(['sheet', 'flats']);
    expect(names({ ...DESIGN, hasFigure: false, hasFlats: false })).toEqual(['sheet']);
  });

  it('fall back to the sheet where the wanted one is not there', () => {
    const views = viewsOf({ ...DESIGN, hasFigure: false });
    expect(pickView(views, 'figure').view).toBe('sheet');
    expect(pickView(views, 'flats').view).toBe('flats');
  });

  it('are each at an address of their own, under the file of the design', () => {
    const addresses = viewsOf(DESIGN).map(({ src }) => src);
    expect(new Set(addresses).size).toBe(3);
    expect(addresses[0]).toContain('/files/f%201/preview?');
    expect(addresses[0]).toContain('view=figure');
    expect(addresses[2]).toContain('/files/f%201/flats?');
  });
});
