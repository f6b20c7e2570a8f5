import { describe, expect, it } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';

const CHILDREN = [
  ...['my daughter, 8', 'my son, 6', 'my niece (9)', 'my granddaughter, 5', 'my goddaughter, 7', 'my stepson, 9'],
  ...['my girl, eight', 'my sister, 11', 'my youngest, 4', 'my eldest, 12', 'my twins, 6', 'our little Mia, 6'],
  ...['my beti, 8', 'a lass, 9', 'a lad of 10', 'my daughter – 8 –', 'my daughter, almost 9', 'my son 6'],
  ...['my 7yo', 'my 7y/o girl', 'my 7-y-o', 'my 7 y.o.'],
  ...['a class 3 girl', 'a girl in class 3', 'a 3rd std girl', 'a std 5 student', 'a year 4 pupil', 'a first grader'],
  ...['a KG2 girl', 'a UKG student', 'a nursery girl', 'a girl of an under-10 team'],
];
const TEENS = [
  'Riya, 14,',
  'my daughter, 14',
  'my brother (16)',
  'a class 9 student',
  'a 10th grade girl',
  'my 15 y/o sister',
];

describe('somebody is as young as their age or school year beside who they are says', () => {
  it.each([
    ['child', CHILDREN],
    ['teen', TEENS],
  ])('a %s', (age, people) => {
    const ageOf = (words: string) => read({ words }, 1).person.ageGroup;
    expect(people.filter((who) => ageOf(`a pink cotton frock for ${who}`) !== age)).toEqual([]);
    expect(people.filter((who) => ageOf(`${who} in a pink cotton frock`) !== age)).toEqual([]);
  });

  it('they are dressed as that, and refused what reveals', () => {
    const people = [...CHILDREN, ...TEENS];
    expect(people.filter((who) => judge({ words: `a pink cotton frock for ${who}` }))).toEqual([]);
    for (const wish of ['a string bikini', 'a plunging backless gown', 'a skirt and a bare midriff'])
      expect(people.filter((who) => judge({ words: `${wish} for ${who}` })?.reason !== 'minors')).toEqual([]);
  });

  it('and a size, a count, an hour and a length make nobody young', () => {
    const grown = [
      ...['a wrap dress for my sister, size 12', 'a dress for my sister, 5 feet 4', 'a saree for my cousin, 9 yards'],
      ...['a gown for my sister, 9 pm dinner', 'girl 2 piece set in pink', 'a jacket for my brother, 3 in one'],
      ...['a shirt for my brother, 6 buttons', 'a first class travel look', 'a year 4 medical student in scrubs'],
      ...['a shirt under 10 dollars', 'a 7 yard saree', 'Dress, 12, red', 'Levi, 5 pocket jeans', 'Diwali, 5 looks'],
    ];
    expect(grown.filter((words) => read({ words }, 1).person.ageGroup !== 'adult')).toEqual([]);
  });
});
