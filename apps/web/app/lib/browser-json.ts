/**
 * What the backend's client reads and writes JSON with here, in the place of `json-bigint` (built so by `vite.config.ts`): the browser's
 * own. Nothing that this product tells is a whole number above 2^53 (ids are words, money is paise), and a parser of numbers of any length
 * is a twentieth of the script that a page loads first.
 */
export default function browserJson(): Pick<JSON, 'parse' | 'stringify'> {
  return JSON;
}
