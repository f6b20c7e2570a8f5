import { describe, expect, it } from 'vitest';
import { holdsContact } from './contact.ts';
import { TOLD, TOLD_OF_NOBODY } from './contact-told.fixture.ts';

describe('how somebody is reached, by a service, a street, a shop or a number in disguise', () => {
  it.each(TOLD)('is found: %s', (words) => {
    expect(holdsContact(words)).toBe(true);
  });

  it.each(TOLD_OF_NOBODY)('is not found in a caption of clothes: %s', (words) => {
    expect(holdsContact(words)).toBe(false);
  });
});
