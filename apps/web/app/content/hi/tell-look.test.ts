import { detailsNamed } from '@toile/look';
import { sampleGarment, sampleLook } from '@toile/look/sample';
import { expect, it } from 'vitest';
import { tellLook } from './tell-look.ts';

const colour = (name: string, hex: string) => ({ name, hex });
const solid = { kind: 'solid' as const, colours: [], scale: 'medium' as const };

const ANARKALI = sampleGarment({
  name: 'anarkali',
  family: 'dress',
  cloth: { fabric: 'silk', name: 'silk', colour: colour('red', '#c3272e'), print: solid },
  length: 'maxi',
  neckline: 'round',
  collar: 'none',
  sleeve: { shape: 'set-in', length: 'three-quarter' },
  details: detailsNamed(['embroidery']),
  trims: { embroidery: colour('gold', '#c9a14a') },
});

it('tells a design in Hindi as a sentence, with the work that was asked for and each thing once', () => {
  const told = tellLook(sampleLook({ garments: [ANARKALI] }), 'A red anarkali.');
  expect(told).toContain('लाल रेशमी अनारकली, मैक्सी लंबाई: गोल गला, तीन-चौथाई आस्तीन और सुनहरी कढ़ाई।');
  expect(told.match(/अनारकली/g)).toHaveLength(1);
});

it('speaks of no neck and no sleeves on what is draped', () => {
  const saree = sampleGarment({ ...ANARKALI, name: 'saree', family: 'saree', details: [], trims: {} });
  expect(tellLook(sampleLook({ garments: [saree] }), '')).toMatch(/^लाल रेशमी साड़ी। साथ में /);
});

it('leaves what has no Look in the words it was described in', () => {
  expect(tellLook(null, 'A red anarkali.')).toBe('A red anarkali.');
});
