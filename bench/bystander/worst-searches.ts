import { Query } from 'appwrite';

/** Values that the filters of one request may hold. */
const VALUES = 20;
/** Characters of a query, less than the most there may be for what stands around its values. */
const LENGTH = 3600;

/** Words that no post has, made of pieces that every post has: an index finds all of them, and none holds. */
const nearly = (text: string, index: number, length: number): string =>
  `${text.slice(index % 50, (index % 50) + length - 1)}¤`;

const values = (make: (index: number) => string): string[] => Array.from({ length: VALUES }, (_, index) => make(index));

/** The dearest lists that are let in, over posts of which each is described as `description`. */
export function worstSearches(description: string): Record<string, string[]> {
  const long = values((index) => nearly(description, index, LENGTH / VALUES));
  const short = values((index) => `¤${index}`);
  return {
    'long words that almost are there': [Query.contains('description', long)],
    'short words that no index finds': [Query.contains('description', short)],
    'beginnings of names of authors': [JSON.stringify({ method: 'startsWith', attribute: 'userName', values: short })],
    'addresses of authors, each alone': short.map((text) => Query.contains('User_Email', text)),
    'the last of all by their words': [Query.orderAsc('prompt'), Query.offset(10_000_000), Query.limit(1000)],
  };
}
