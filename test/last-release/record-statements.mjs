// @ts-check
// Loaded before a server of the last release, whose sources know nothing of it: writes down what it asks of the database.
import { writeFileSync } from 'node:fs';
import pg from 'pg';

/** @type {Set<string>} */
const texts = new Set();
const { query } = pg.Client.prototype;
/** @param {unknown[]} sent */
pg.Client.prototype.query = function recorded(...sent) {
  const [first] = sent;
  const text = typeof first === 'string' ? first : Object(first).text;
  // The queue's own tables come with its package.
  const isOurs = typeof text === 'string' && !text.includes('pgboss');
  if (isOurs && /^\s*(select|insert|update|delete|with)\b/i.test(text)) texts.add(text);
  return Reflect.apply(query, this, sent);
};
process.on('exit', () =>
  writeFileSync(String(process.env.STATEMENTS), `${JSON.stringify([...texts].sort(), null, 1)}\n`),
);
