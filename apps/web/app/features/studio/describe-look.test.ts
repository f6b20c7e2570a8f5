import { GenerationReply } from '@toile/contract';
import { detailsNamed, type Look } from '@toile/look';
import { sampleGarment, sampleLook } from '@toile/look/sample';
import { describe, expect, it } from 'vitest';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { countChoices, sortLook } from '#web/features/studio/sort-look.ts';

const colour = (name: string, hex: string) => ({ name, hex });

/** A Look as the server sends it. */
const LOOK = sampleLook({
  title: 'Emerald satin slip dress under a camel coat',
  person: { ...sampleLook().person, hair: { style: 'top-knot', colour: colour('black', '#1c1916') } },
  garments: [
    sampleGarment({ silhouette: 'a-line', length: 'ankle' }),
    sampleGarment({
      id: 'g2',
      kind: 'coat',
      family: 'jacket',
      layer: 'outer',
      name: 'coat',
      cloth: {
        fabric: 'cable-knit',
        name: 'belted double-faced wool',
        colour: colour('camel', '#b98a5e'),
        print: {
          kind: 'houndstooth',
          colours: [colour('umber', '#5a3a22'), colour('ivory', '#efe8d8')],
          scale: 'medium',
        },
      },
      silhouette: 'straight',
      fit: 'oversized',
      neckline: 'lapel',
      collar: 'peter-pan',
      sleeve: { shape: 'bishop', length: 'three-quarter' },
      closure: 'double-breasted',
      details: detailsNamed(['belt', 'patch-pocket']),
      border: { kind: 'zari', colour: colour('gold', '#c9a14a'), accent: colour('maroon', '#6d1d2a') },
    }),
  ],
  accessories: [
    { kind: 'jhumkas', name: 'jhumkas', colour: colour('gold', '#c9a14a') },
    { kind: 'bindi', name: 'bindi', colour: colour('crimson', '#a3182e') },
  ],
  reading: {
    understood: [],
    unread: [],
    notDrawn: [],
    sources: {
      'g1.kind': 'words',
      'g1.colour': 'words',
      'g1.fabric': 'option',
      'g1.neckline': 'words',
      'g1.length': 'chosen',
      'g2.fabric': 'words',
      'g2.sleeve.length': 'words',
      'g2.details': 'words',
      'g2.border': 'words',
      'person.skin': 'option',
      'person.hair.style': 'words',
      'accessory.jhumkas': 'words',
    },
  },
});

const look = (): Look => structuredClone(LOOK);

const told = (group: string) =>
  describeLook(look())
    .find(({ id }) => id === group)
    ?.rows.map(({ term, value, decision }) => `${term}: ${value} (${decision})`);

describe('the Look as a card', () => {
  it('has a group for every garment, one for what is worn with them and one for who wears it', () => {
    expect(describeLook(look()).map(({ title }) => title)).toEqual(['Slip dress', 'Coat', 'Worn with', 'Model']);
  });

  it('tells what was said, by words or by an option, from what was chosen', () => {
    expect(told('g1')).toEqual([
      'Colour: Emerald (said)',
      'Cloth: Satin (said)',
      'Cut: A-line (chosen)',
      'Length: Ankle (chosen)',
      'Neckline: Cowl (said)',
    ]);
  });

  it('leaves out what nobody said, what the garment has not and what was told already', () => {
    const coat = told('g2') ?? [];
    expect(coat.join('\n')).not.toMatch(/Fit|Collar|Closure|Neckline/);
    expect(coat).toContain('Details: Patch pocket (said)');
  });

  it('calls cloth, print and sleeves as a designer would', () => {
    expect(told('g2')).toContain('Cloth: Belted double-faced wool (said)');
    expect(told('g2')).toContain('Print: Houndstooth in umber and ivory (chosen)');
    expect(told('g2')).toContain('Border: Gold zari (said)');
    expect(told('g2')).toContain('Sleeves: Three-quarter bishop (said)');
  });

  it('tells pleats once, as the cut, and as said where they were', () => {
    const skirt = sampleGarment({ silhouette: 'pleated', details: detailsNamed(['pleats', 'belt']) });
    const sources = { 'g1.kind': 'words', 'g1.details': 'words', 'g1.silhouette': 'chosen' } as const;
    const [group] = describeLook({ ...LOOK, garments: [skirt], reading: { ...LOOK.reading, sources } });
    const rows = group?.rows.map(({ term, value, decision }) => `${term}: ${value} (${decision})`);
    expect(rows).toContain('Cut: Pleated (said)');
    expect(rows).toContain('Details: Belt (said)');
  });

  it('finds the source of a part beneath its slot', () => {
    expect(told('wearing')).toEqual(['Shoes: Tan courts (chosen)', 'With: Jhumkas (said)', 'and: Bindi (chosen)']);
    expect(told('model')).toEqual(['Hair: Top knot, black (said)', 'Skin: Tan, golden (said)']);
  });
});

describe('the Look sorted by who decided', () => {
  const said = () => sortLook(describeLook(look()), 'said');
  const wordsOf = (decision: 'said' | 'chosen', part: string) =>
    sortLook(describeLook(look()), decision)
      .find(({ id }) => id === part)
      ?.choices.map(({ words }) => words);

  it('says every choice in words that stand alone', () => {
    expect(wordsOf('said', 'g1')).toEqual(['Emerald', 'Satin', 'Cowl neckline']);
    expect(wordsOf('chosen', 'g1')).toEqual(['A-line cut', 'Ankle length']);
    expect(wordsOf('said', 'g2')).toContain('Three-quarter bishop sleeves');
    expect(wordsOf('said', 'wearing')).toEqual(['Jhumkas']);
    expect(wordsOf('said', 'model')).toEqual(['Top knot, black hair', 'Tan, golden skin']);
  });

  it('knows which garments were asked for and which were added', () => {
    expect(said().map(({ id, isNamed }) => [id, isNamed])).toEqual([
      ['g1', true],
      ['g2', false],
      ['wearing', false],
      ['model', false],
    ]);
  });

  it('leaves out a garment of which nothing was decided so, and counts every decision once', () => {
    const groups = describeLook({ ...look(), reading: { ...look().reading, sources: { 'g1.kind': 'words' } } });
    const rows = groups.flatMap((group) => group.rows).length;
    expect(sortLook(groups, 'said').map(({ id }) => id)).toEqual(['g1']);
    expect(countChoices(sortLook(groups, 'said')) + countChoices(sortLook(groups, 'chosen'))).toBe(rows + 2);
  });
});

describe('a Look that cannot be shown', () => {
  const odd = { ...LOOK, footwear: { ...LOOK.footwear, colour: colour('tan', 'url(evil)') } };
  it.each([{}, { title: 'x' }, { ...LOOK, garments: [] }, { ...LOOK, version: 1000 }, odd, null, 'look'])(
    'leaves the rest of a reply as it is: %j',
    (value) => {
      const reply = { outfit_description: 'A dress', image_url: '/d.jpg', design_id: 'd', file_id: 'f', seed: 1 };
      const read = GenerationReply.parse({ ...reply, look: value, tokens: 1, freetokens: 0 });
      expect(read).toMatchObject({ ...reply, look: null });
    },
  );
});
