import { describe, expect, it } from 'vitest';
import { coarsenessOf } from './coarse.ts';
import { INNOCENT_CAPTIONS } from './innocent-captions.fixture.ts';
import { KILLING, KILLING_NOBODY } from './killing.fixture.ts';
import { MADE_AGAIN, SEEKING_AGAIN } from './sought-again.fixture.ts';
import { MADE_FOR_PUPILS, SEEKING_UNNUMBERED } from './sought-unnumbered.fixture.ts';
import { MADE_FOR_THE_YOUNG, SEEKING_THE_YOUNG } from './sought-young.fixture.ts';

describe('the young are nobody’s to be had', () => {
  it.each([
    'looking for girls under 16',
    '13 and horny',
    'dtf 14f',
    'hot fourteen year old',
    'she is only fourteen, so hot',
    'underage fun',
    'age 13 and single',
    'schoolgirls dm',
    'h0rny t33n',
    'searching for some cute little girls tonight',
    'seeking boys below 15',
    'I am 15, hmu',
    'my kid is so sexy',
    'naughty schoolgirl',
    'f15 snap me',
    'jailbait',
    'young girls wanted for private shoots',
    'secret party with schoolgirls',
    'my daughter, 9, for sale',
    'our niece is for rent',
    'who wants a 14yo model? write me',
    'twelve, ripe and ready',
    'little girls look best without it',
    'boys of ten, come play',
    'she is a minor but hot',
    'sexy though only fourteen',
    'preteen heat',
    'for schoolgirls who like daddies',
    'old men who like little girls',
    'cp in my bio',
    'chhoti ladki garam',
    'kamsin kali 14 saal',
    'niña caliente de doce',
    ...SEEKING_THE_YOUNG,
    ...SEEKING_AGAIN,
    ...SEEKING_UNNUMBERED,
  ])('%s', (words) => {
    expect(coarsenessOf(words)).toBe('young');
  });
});

describe('who makes clothes for them is not meant', () => {
  it.each([
    'hot pink frock for a 5 year old',
    'a single breasted jacket for boys',
    'looking for girls dresses in size 14',
    'kids wear, 2 to 12 years',
    'sexy black dress for my wife',
    'so hot, made in cotton',
    'naughty fox print tee',
    'hot summer set for children',
    'a date night dress, size 12',
    'looking for a lehenga for my sister',
    'parents meet outfit, girl of 8',
    'wet look leggings, size 16 m',
    'M 12 fits well',
    'sexy georgette saree, 5.5 m',
    'sexy black blouse, 12 m of lace',
    'naughty little boy print for kids',
    'sexy red dress, size 14 F',
    'teen collection, autumn',
    'single and double pleats',
    'made for girls aged 5 to 8',
    'little girls look best in it',
    'for kids who like dinosaurs',
    'my daughter, 9, for her birthday',
    'young girls welcome for private fittings',
    'she is a child of the hills, so warm a shawl',
    'boys of ten come to play in these shorts',
    'who wants a 5 year old frock to copy? write me',
    'kids look better out of uniform',
    'ripe plum silk, size twelve',
    'my son, 6, in a hire suit',
    'a minor change but hot pink',
    'kachchi embroidery, hot pink',
    ...INNOCENT_CAPTIONS,
    ...MADE_FOR_THE_YOUNG,
    ...MADE_AGAIN,
    ...MADE_FOR_PUPILS,
  ])('%s', (words) => {
    expect(coarsenessOf(words)).not.toBe('young');
  });
});

describe('whoever says that somebody is to be killed threatens', () => {
  it.each(KILLING)('%s', (words) => {
    expect(coarsenessOf(words)).toMatch(/^(?:threatening|hateful)$/);
  });
  it.each([...KILLING_NOBODY, ...INNOCENT_CAPTIONS])('nobody is killed by: %s', (words) => {
    expect(coarsenessOf(words)).toBeUndefined();
  });
});
