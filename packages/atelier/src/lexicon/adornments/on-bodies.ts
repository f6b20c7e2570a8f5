import type { AccessoryEntry } from '../entry.ts';

/** What is worn on face and neck, hands, waist and legs. */
export const ON_BODIES: readonly AccessoryEntry[] = [
  // Face and neck
  {
    id: 'sunglasses',
    words: 'sunglasses, shades, wayfarers, sun glasses, cat eye sunglasses, dark glasses',
    kind: 'sunglasses',
    colour: 'black',
  },
  {
    id: 'aviators',
    words: 'aviators, aviator sunglasses, aviator shades, aviator glasses, pilot sunglasses',
    kind: 'sunglasses',
    name: 'aviator sunglasses',
    details: ['aviator'],
    colour: 'black',
  },
  {
    id: 'glasses',
    words:
      'glasses, wire frame glasses, wire rimmed glasses, eyeglasses, spectacles, specs, reading glasses, round glasses, eyewear',
    kind: 'glasses',
    colour: 'tortoiseshell',
  },
  {
    id: 'scarf',
    words:
      'scarf, scarves, muffler, neck scarf, bandana, bandana scarf, scarf bandana, neck bandana, bandana around the neck, neckerchief, snood, infinity scarf, foulard, gamcha',
    kind: 'scarf',
    colour: 'camel',
  },
  {
    id: 'tie',
    words: 'necktie, tie, neck tie, ties neck, cravat, ascot, ascot tie',
    kind: 'tie',
    colour: 'burgundy',
  },
  { id: 'jabot', words: 'jabot, lace jabot, ruffled jabot', kind: 'jabot', colour: 'white' },
  { id: 'bow-tie', words: 'bow tie, bowtie, dickie bow, bow-tie', kind: 'bow-tie', name: 'bow tie', colour: 'black' },
  {
    id: 'pocket-square',
    words: 'pocket square, pocket handkerchief, handkerchief square',
    kind: 'pocket-square',
    colour: 'white',
  },
  // Hands, waist, legs
  {
    id: 'watch',
    words: 'watch, watches, wristwatch, wrist watch',
    kind: 'watch',
    colour: 'gold',
  },
  {
    id: 'digital-watch',
    words: 'digital watch, smartwatch, smart watch, sports watch, fitness tracker',
    kind: 'watch',
    name: 'digital watch',
    colour: 'black',
  },
  {
    id: 'gloves',
    words: 'gloves, glove, fingerless gloves',
    kind: 'gloves',
    colour: 'black',
  },
  {
    id: 'opera-gloves',
    words:
      'opera gloves, long gloves, elbow gloves, elbow length gloves, elbow-length gloves, evening gloves, opera glove',
    kind: 'gloves',
    name: 'opera gloves',
    details: ['long'],
    colour: 'black',
  },
  {
    id: 'belt',
    words: 'belt, waist belt, concho belt, statement belt, rope belt',
    kind: 'belt',
    colour: 'tan',
  },
  {
    id: 'chain-belt',
    words: 'chain belt, chain link belt, coin belt',
    kind: 'belt',
    name: 'chain belt',
    drawnAs: 'a plain belt',
    colour: 'gold',
  },
  { id: 'obi-belt', words: 'obi belt, obi', kind: 'obi', name: 'obi', colour: 'gold' },
  { id: 'sporran', words: 'sporran', kind: 'sporran', colour: 'dark brown' },
  { id: 'suspenders', words: 'suspenders, braces, suspender', kind: 'suspenders', colour: 'dark brown' },
  {
    id: 'stockings',
    words: 'stockings, pantyhose, hosiery',
    kind: 'tights',
    colour: 'black',
  },
  { id: 'tights', words: 'tights, opaque tights, woolly tights', kind: 'tights', colour: 'black' },
  {
    id: 'socks',
    words: 'socks, sock, tabi',
    kind: 'socks',
    colour: 'white',
  },
];
