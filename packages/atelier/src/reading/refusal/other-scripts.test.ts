import { describe, expect, it } from 'vitest';
import { faultInPublic } from '../../public-words.ts';
import { formsOf } from './forms.ts';

/** Letters and figures of scripts and stamps that nobody types a word of ours with but to hide it, and what an eye reads. */
const READ_AS = [
  ['Ꭲoile', 'toile'],
  ['ꓔoile', 'toile'],
  ['ⲧoile', 'toile'],
  ['TOILᎬ', 'toile'],
  ['⊤oile', 'toile'],
  ['Ꮪtaff', 'staff'],
  ['ꓢtaff', 'staff'],
  ['🆃🅾🅸🅻🅴', 'toile'],
  ['ꓟoderator', 'moderator'],
  ['➒➑➐➏➎➍➌➋➊⓿', '9876543210'],
  ['❶❷⓵⓶➀➁', '121212'],
] as const;

describe('letters of other scripts', () => {
  it.each(READ_AS)('%s is read as %s', (typed, read) => {
    expect(formsOf(typed).visible()).toBe(read);
  });

  it.each(['I will ꓗill you', 'Ꮶill Rohan', 'fuᏟk this dress', 'call ➒➑➐➏➎➍➌➋➊⓿'])(
    '%s is not hung where others read',
    (caption) => {
      expect(faultInPublic(caption)).toBeDefined();
    },
  );

  it.each(['ᎠᎴ ᏣᎳᎩ', 'ꓡꓲ-ꓢꓴ shawl', 'ⲕⲟⲡⲧⲟⲥ', 'a coat † 1920', '丅 shaped seam'])(
    '%s stays what it is to whoever writes in it',
    (caption) => {
      expect(faultInPublic(caption)).toBeUndefined();
    },
  );
});
