import { type Look, peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { expect, describe as group, it } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { modelPrompt } from '#atelier/writing/model-prompt.ts';
import { describe } from './describe.ts';
import { judge } from './judge.ts';
import { readAndSee } from './read-and-see.ts';

const look = (words: string, seed = 3): Look => readAndSee({ words }, seed);
/** Each person as who they are and what they wear: 'male: ivory sherwani'. */
const told = (words: string): string[] =>
  peopleOf(look(words)).map(({ person, garments, reading }) => {
    const asked = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words');
    return `${person.presentation} ${person.ageGroup}: ${asked.map(({ cloth, kind }) => `${cloth.colour.name} ${kind}`).join(', ')}`;
  });

group('two people of one brief', () => {
  it('wear each what was said of them', () => {
    expect(told('groom in ivory sherwani, bride in red lehenga')).toEqual([
      'male adult: ivory sherwani',
      'female adult: red lehenga',
    ]);
    expect(told('father and son: dad in a grey overcoat, son in navy shorts')).toEqual([
      'male adult: grey overcoat',
      'male child: navy shorts',
    ]);
    expect(told('two women, one in a red saree and the other in a green anarkali')).toEqual([
      'female adult: red saree',
      'female adult: green anarkali',
    ]);
  });

  it('share what was said of both, but what is cut for one of them', () => {
    expect(told('bride and groom in red lehenga and ivory sherwani')).toEqual([
      'female adult: red lehenga',
      'male adult: ivory sherwani',
    ]);
    expect(told('a couple in navy raincoats')).toEqual(['female adult: navy raincoat', 'male adult: navy raincoat']);
  });

  it('are dressed alike where they match, and of one family where they are', () => {
    const [first, second] = peopleOf(look('mother and daughter in matching frocks'));
    expect(second?.garments.at(-1)?.cloth.colour).toEqual(first.garments.at(-1)?.cloth.colour);
    expect(second?.person).toMatchObject({ ageGroup: 'child', skin: first.person.skin });
  });

  it('are told as who they are, one after the other', () => {
    const pair = look('groom in ivory sherwani, bride in red lehenga');
    expect(describe(pair, 3)).toMatch(/^On the left: .*sherwani.* On the right: .*lehenga/is);
    const [before = '', after = ''] = modelPrompt(pair).split('On the right:');
    expect([before, after].map((text) => [text.includes('sherwani'), text.includes('ehenga')])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(pair.title).toMatch(/^Ivory .*sherwani and red .*lehenga$/);
  });

  it('have sources and spans under names of their own', () => {
    const { reading, garments, companion } = look('groom in ivory sherwani, bride in red lehenga with gold bangles');
    const lehenga = companion?.garments.find(({ kind }) => kind === 'lehenga')?.id ?? '';
    expect(garments.map(({ id }) => id)).not.toContain(lehenga);
    expect(reading.sources[`${lehenga}.colour`]).toBe('words');
    expect(reading.understood.filter(({ of }) => of === lehenga).map(({ text }) => text)).toEqual(['red', 'lehenga']);
    expect(reading.understood.find(({ text }) => text === 'bangles')?.of).toBe('companion.bangles');
  });

  it('are two where more were asked for, and that is told', () => {
    const { reading, companion } = look('a family of five in matching pyjamas');
    expect(companion).toBeDefined();
    expect(reading.notDrawn).toContain('Two people stand on a sheet, so two are drawn of a family of five.');
  });

  it('are changed by edits in the first, the second staying as she was, and that is told', () => {
    const pair = look('groom in ivory sherwani, bride in red lehenga');
    const { look: changed } = change({ look: pair, words: 'make the sherwani navy' });
    expect(changed.garments.find(({ kind }) => kind === 'sherwani')?.cloth.colour.name).toBe('navy');
    expect(changed.companion).toEqual(pair.companion);
    expect(changed.title).toMatch(/^Navy .*sherwani and red .*lehenga$/);
    expect(changed.reading.notDrawn).toContain(
      'Two people on one page: edits and technical drawings are of the first.',
    );
  });

  it('are dressed as the young where either is young', () => {
    for (const words of [
      'mother and daughter in micro mini dresses',
      'a girl of seven and her mother in plunging gowns',
    ])
      expect(grownOnlyIn(look(words)), words).toEqual([]);
    expect(judge({ words: 'father and son in pinstripe suits' })).toBeUndefined();
  });
});
