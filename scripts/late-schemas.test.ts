import { expect, test } from 'vitest';
import { makeLate } from './late-schemas.ts';

/** What stands where, without the import that comes first. */
const late = (code: string) => makeLate(code)?.split('\n').slice(1).join('\n') ?? code;

test('schemas that are constants of a module are made later', () => {
  expect(late(`export const Name = z.string().min(1);`)).toBe(`export const Name = __later(() => z.string().min(1));`);
  expect(late(`const Look = lookSchema({ style: z.string() });`)).toBe(
    `const Look = __later(() => lookSchema({ style: z.string() }));`,
  );
  expect(late(`const Key = Name.extend({ a: z.string() });\nexport const All = z.array(Key) satisfies object;`)).toBe(
    `const Key = __later(() => Name.extend({ a: z.string() }));\nexport const All = z.array(Key) satisfies object;`,
  );
});

test.each([
  ['what is read with one', `const config = z.object({ a: z.string() }).parse(settings);`],
  ['what is taken from one', `export const KINDS = z.enum(['a', 'b']).options;`],
  ['what a function makes', `const one = (name: string) => z.string().max(name.length);`],
  ['what is no schema', `const list = Names.map((name) => z.literal(name));\nconst shown = print(z.string());`],
  ['what may change', `let Name = z.string();`],
])('%s is left as it is', (_, code) => {
  expect(makeLate(code)).toBeNull();
});
