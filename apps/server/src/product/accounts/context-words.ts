import { PASSWORD_LENGTH } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';

/** What guessing at this product begins with. */
const PRODUCT = ['toile', 'outfit', 'fashion', 'clothes', 'dress', 'design', 'style'];
/** Letters that a word of somebody's must have to count. */
const WORD_MIN = 3;
/** Letters that must be left of a password without these words: fewer are guessed with them. */
const LEFT_MIN = 4;

/** Words of the name and the address that belong to somebody. */
const wordsOf = ({ name, email }: { name: string; email: string }): string[] =>
  `${name} ${email}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= WORD_MIN);

/**
 * Refuses a password made of nothing but the product's words, or of its owner's own name and address, and of what people
 * write around them.
 * @throws {ProductError} `password-invalid`
 */
export function refuseContext(password: string, owner: { name: string; email: string }): void {
  const words = [...PRODUCT, ...wordsOf(owner)].sort((a, b) => b.length - a.length);
  const text = password.toLowerCase().slice(0, PASSWORD_LENGTH.max);
  const left = words.reduce((rest, word) => rest.split(word).join(' '), text);
  if (left !== text && left.replace(/[\d\p{P}\p{S}\s]+/gu, '').length < LEFT_MIN) {
    throw new ProductError('password-invalid', {
      message:
        'Invalid `password` param: Password is made of your name, your address or our words. Please choose another one.',
    });
  }
}
