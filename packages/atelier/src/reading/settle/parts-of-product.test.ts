import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const productOf = (words: string) => {
  const look = read({ words }, 7);
  const of = look.product?.of;
  const thing = of === 'footwear' ? look.footwear : look.accessories.find(({ kind }) => kind === of);
  return {
    of,
    kind: thing?.kind,
    colour: thing?.colour.name,
    details: (thing?.details ?? []).map(({ id }) => id),
    told: thing?.told ?? [],
    count: look.accessories.filter(({ kind }) => kind !== 'other').length,
    notDrawn: look.reading.notDrawn.join(' '),
  };
};

describe('what is named after a product is a part of it', () => {
  it('a satchel bag stands on its handle, closed by two buckled straps', () => {
    const bag = productOf('Tan leather satchel bag with two buckle straps, top handle, brass hardware, front pocket');
    expect(bag).toMatchObject({ of: 'bag', kind: 'bag', colour: 'tan', count: 1 });
    expect(bag.details).toEqual(expect.arrayContaining(['briefcase', 'strap-buckles']));
    expect(bag.notDrawn).not.toMatch(/two|buckle|brass/);
    expect(bag.notDrawn).toContain('pocket');
  });

  it('a block heel sandal is open and held by its straps, with a buckle in its own metal', () => {
    const shoe = productOf("Women's block heel sandal, emerald satin, ankle strap with a pearl buckle, 3 inch heel");
    expect(shoe.details).toEqual(expect.arrayContaining(['open-toe', 'ankle-strap', 'strap-buckles']));
    expect(shoe.notDrawn).not.toMatch(/strap|toe|buckle|3|inch/);
  });

  it('a jewel is of its metal, and its stones of theirs', () => {
    const choker = productOf('Kundan choker necklace, gold finish, green bead drops, three pearl strings');
    expect(choker).toMatchObject({ of: 'choker', colour: 'gold', count: 1 });
    expect(choker.told).toEqual(expect.arrayContaining(['green bead drops', 'three pearl strings']));
    expect(choker.notDrawn).not.toMatch(/drops|strings/);
    expect(choker.notDrawn).not.toContain('One of each');
  });

  it('the pendant of a necklace hangs from it, and three chains are three', () => {
    const necklace = productOf('Gold layered necklace of three chains with a green emerald pendant');
    expect(necklace).toMatchObject({ of: 'necklace', colour: 'gold', count: 1 });
    expect(necklace.told).toEqual(expect.arrayContaining(['three chains', 'green emerald pendant']));
    expect(necklace.notDrawn).not.toMatch(/three|pendant|emerald/);
  });

  it('the border of a scarf and its print are each of their colour', () => {
    const scarf = productOf('Silk square scarf, ivory ground with navy border, orange paisley print, 90 cm');
    expect(scarf.colour).toBe('ivory');
    expect(scarf.told).toEqual(expect.arrayContaining(['navy border', 'orange paisley print']));
    expect(scarf.notDrawn).not.toMatch(/navy|orange|border|90/);
  });

  it('a shape stands before the part it is of', () => {
    expect(productOf('black mary jane flats, round toe').notDrawn).not.toContain('toe');
    expect(productOf('beige straw sun hat, wide brim').told).toContain('wide brim');
  });
});
