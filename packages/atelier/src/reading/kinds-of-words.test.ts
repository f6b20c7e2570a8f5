import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { attachmentsOf } from './attachments.fixture.ts';

const look = (words: string) => read({ words }, 1);
const told = (words: string): string => look(words).reading.notDrawn.join(' ').toLowerCase();

describe('where a garment ends', () => {
  it.each([
    ['a boxy linen jacket hitting at the hip', { length: 'hip', silhouette: 'boxy' }],
    ['a black leather biker jacket cropped at the waist', { length: 'waist' }],
    ['slim grey trousers stopping just above the ankle bone', { length: 'cropped', fit: 'fitted' }],
    ['navy trousers that sit low on the hip', { waistline: 'low' }],
    ['a trench coat, knee grazing', { length: 'knee' }],
    ['an ivory slip dress pooling at the floor', { length: 'floor' }],
    ['a satin skirt, skims the hips, falls to mid shin', { fit: 'fitted', length: 'midi' }],
    ['a jersey dress that hugs the hips', { fit: 'tight' }],
  ])('is read of "%s"', (words, cut) => {
    const { garments, reading } = look(words);
    expect(garments.find(({ id }) => id === 'g1')).toMatchObject(cut);
    expect(reading.unread).toEqual([]);
  });

  it.each([
    ['a black velvet gown, side slit to mid thigh', 'floor'],
    ['a qipao, mid-calf, slits on both sides to mid-thigh', 'midi'],
    ['a maxi dress with a slit on the left up to mid-thigh', 'maxi'],
    ['an ankle-length skirt, split at the front reaching above the knee', 'ankle'],
  ])('is not where a slit ends: "%s"', (words, length) => {
    expect(look(words).garments.find(({ id }) => id === 'g1')?.length).toBe(length);
  });

  it('moves to the sleeve that is named', () => {
    expect(look('a red wrap dress, sleeves below elbow').garments[0]?.sleeve.length).toBe('three-quarter');
  });
});

describe('a fastening out of sight', () => {
  it.each([
    ['a black crepe dress, concealed side zip', 'side zip'],
    ['a yellow frock with back zip', 'back zip'],
    ['a silk blouse with hooks at the back', 'back hook'],
    ['a wedding dress, lace-up back', 'back lacing'],
    ['a rust knit dress, back keyhole with button', 'back keyhole'],
    ['a utility vest, velcro closure', 'velcro'],
    ['a camel coat, magnetic closure', 'magnetic'],
    ['a PVC catsuit, zip all the way up the back', 'back zip'],
  ])('leaves the front plain and is told: %s', (words, name) => {
    expect(look(words).garments.find(({ id }) => id === 'g1')?.closure).toBe('none');
    expect(told(words)).toContain(name);
  });

  it('takes no buttons from the front', () => {
    const { garments } = look('a green dress with five buttons down the front and a concealed side zip');
    expect(garments[0]?.closure).toBe('buttons');
  });
});

describe('what is said of hair', () => {
  it.each([
    ['slicked-back bun', 'bun'],
    ['hair gelled back', 'slicked-back'],
    ['dreadlocks tied back', 'locs'],
    ['long wavy hair in a low chignon', 'bun'],
    ['hair pulled back', 'low-ponytail'],
    ['short grey curls', 'short-curly'],
    ['taper fade', 'fade'],
  ])('"%s" dresses it', (words, style) => {
    expect(look(`navy dress, ${words}`).person.hair.style).toBe(style);
  });

  it('stays with the hair, and is told where it is not drawn', () => {
    const words = 'a man with dreadlocks tied back and an undercut, in a velvet jacket';
    expect(told(words)).toContain('tied back');
    expect(look(words).garments.flatMap(({ details }) => details.map(({ id }) => id))).not.toContain('fringe');
    expect(told('a red dress, black bob and a blunt fringe')).toContain('blunt fringe');
  });

  it('gives the hair what ties it and the colour it is dyed', () => {
    const { accessories, person, garments } = look('a grey pinafore, two plaits with red ribbons, hair dyed pink');
    expect(accessories).toContainEqual(
      expect.objectContaining({ kind: 'hair-clip', colour: expect.objectContaining({ name: 'red' }) }),
    );
    expect([person.hair.colour.name, garments.find(({ kind }) => kind === 'pinafore')?.cloth.colour.name]).toEqual([
      'pink',
      'grey',
    ]);
  });
});

describe('stances', () => {
  it.each([
    ['hands behind her back', 'hands-behind'],
    ['one hand in his pocket', 'pockets'],
    ['hands clasped in front', 'clasped'],
    ['in three-quarter turn', 'three-quarter'],
    ['one hand on her hip', 'hand-on-hip'],
    ['a hand on her waist', 'hand-on-hip'],
    ['hands on hips', 'akimbo'],
    ['arms akimbo', 'akimbo'],
    ['arms folded', 'folded'],
    ['arms crossed over her chest', 'folded'],
  ])('"%s" is taken', (words, pose) => {
    expect(look(`a navy suit, ${words}`).person.pose).toBe(pose);
  });

  it('are told beyond the first', () => {
    expect(told('a woman walking toward the camera, arms crossed, long camel coat')).toContain('arms crossed');
  });
});

describe('a place and its light', () => {
  it('are told by name, and are nobody’s colour', () => {
    const words = 'a red anarkali, golden hour, in front of Hawa Mahal, dusty light';
    expect(told(words)).toContain('dusty light');
    // its arch is the ground of the sheet, and its tint is that of the hour
    for (const name of ['hawa mahal', 'golden hour']) expect(told(words)).not.toContain(name);
    expect(look(words).reading.unread).toEqual([]);
  });

  it('is one that nobody here knows', () => {
    expect(told('a navy coat, standing beside the old Zorblehaus')).toContain('zorblehaus');
  });
});

describe('a cloth by its own name', () => {
  it.each([
    ['a rust mohair jumper', 'sweater', 'mohair'],
    ['a navy merino jumper', 'sweater', 'merino'],
    ['a green hemp shirt', 'shirt', 'hemp'],
    ['a printed rayon shirt', 'shirt', 'rayon'],
    ['a white muslin kurta', 'kurta', 'muslin'],
    ['a gold tissue saree', 'saree', 'tissue'],
  ])('keeps it: %s', (words, kind, name) => {
    expect(look(words).garments.find((garment) => garment.kind.includes(kind))?.cloth.name).toBe(name);
  });

  it('is no colour for a word in its name', () => {
    expect(look('a charcoal moss-stitch jumper').garments[0]?.cloth).toMatchObject({
      name: 'moss stitch',
      colour: { name: 'charcoal' },
    });
  });
});

describe('a word that is also another thing', () => {
  it.each([
    ['a navy dress with bracelet-length sleeves', 'bracelet'],
    ['a white jama with a red patka', 'parka'],
  ])('makes nothing of its own of it: %s', (words, kind) => {
    const { garments, accessories } = look(words);
    expect([...garments, ...accessories].map((thing) => thing.kind)).not.toContain(kind);
  });

  it('is a colour before a coat', () => {
    const trench = look('a stone belted trench').garments.find(({ kind }) => kind === 'trench-coat');
    expect(trench?.cloth.colour.name).toBe('stone');
    expect(trench?.details.map(({ id }) => id)).not.toContain('stones');
  });

  it('dresses no hair where braid is sewn on', () => {
    expect(look('a white kurta, silver sfifa braid').garments[0]?.details.map(({ id }) => id)).toContain('piping');
  });

  it('is whoever is asked, not who wears it', () => {
    expect(look('hello bhaiya, a green saree for a wedding').person.presentation).toBe('female');
  });
});

describe('the main garment', () => {
  it.each([
    ['a black velvet mini, boat neck, long sleeves', ['mini-dress']],
    ['an ivory column in heavy crepe, one shoulder', ['gown']],
    ['a cream flannel three-piece', ['suit-jacket', 'waistcoat', 'trousers']],
  ])('is whole: %s', (words, kinds) => {
    const { garments, reading } = look(words);
    const asked = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words').map(({ kind }) => kind);
    expect(asked.toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    ['a lehenga, teal silk, full zari work on the hem', 'lehenga: colour teal, fabric silk, hem detail zari-hem'],
    ['a bomber green wool body, grey hoodie', 'bomber-jacket: colour green, fabric wool; hoodie: colour grey'],
  ])('keeps the colour and the cloth before a comma: %s', (words, attached) => {
    expect(attachmentsOf(words)).toBe(attached);
  });
});
