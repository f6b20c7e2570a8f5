import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const jewelsOf = (words: string): string[] => read({ words }, 7).accessories.map(({ kind }) => kind);

it('adds no border to what is called plain, and one where nothing is said', () => {
  const saree = (words: string) => read({ words }, 7).garments.find(({ family }) => family === 'saree');
  expect(saree('a plain teal silk saree')?.border).toBeUndefined();
  expect(saree('a teal silk saree')?.border).toBeDefined();
  expect(saree('a plain teal silk saree with a gold border')?.border).toBeDefined();
});

it('adds no jewel to a brief that names its clothes', () => {
  const look = read({ words: 'a teal silk saree, an ivory choli with elbow sleeves and a boat neck' }, 7);
  expect(look.accessories).toEqual([]);
});

it('adds no jewel beside one that is named', () => {
  expect(jewelsOf('a bride in a red velvet lehenga with a nath')).toEqual(['nose-ring']);
});

it('gives of two what only one of them has to that one', () => {
  const words =
    'Twin sisters, one in an orange kurti with palazzos, the other in a green kurti with jeans, only the first one has a bag';
  const look = read({ words }, 7);
  expect(look.accessories.map(({ kind }) => kind)).toContain('bag');
  expect(look.companion?.accessories.map(({ kind }) => kind)).not.toContain('bag');
});

it('cuts the groom of no cloth that is said of the bride alone', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { companion } = read({ words: 'bride in a red velvet lehenga, groom in a cream sherwani' }, seed);
    expect(companion?.garments.map(({ cloth }) => cloth.fabric)).not.toContain('velvet');
  }
});
