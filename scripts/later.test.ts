import { expect, test } from 'vitest';
import * as z from 'zod';
import { later } from './later.ts';

/** A schema that counts how often it was made. */
function counted() {
  const made = { times: 0 };
  const schema = later(() => {
    made.times++;
    return z.object({ name: z.string().min(1), at: z.number().optional() });
  });
  return { made, schema };
}

test('is made once, when it is first asked for, and answers as what it stands for', () => {
  const { made, schema } = counted();
  expect(made.times).toBe(0);
  expect(schema.safeParse({ name: 'Mira', more: true }).data).toEqual({ name: 'Mira' });
  expect(schema.safeParse({ name: '' }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
  expect(Object.keys(schema.shape)).toEqual(['name', 'at']);
  expect(schema).toBeInstanceOf(z.ZodObject);
  expect(made.times).toBe(1);
});

test('is not made by being part of another, nor by what the framework asks of every schema of a route', () => {
  const { made, schema } = counted();
  const list = later(() => z.object({ all: z.array(schema), first: schema.nullable() }));
  for (const mark of ['content', 'isFluentSchema', Symbol.for('fluent-schema-object')])
    expect(Reflect.get(list, mark)).toBeUndefined();
  // The framework leaves what is no plain object as it is.
  expect(Object.getPrototypeOf(list)).not.toBe(Object.prototype);
  expect(made.times).toBe(0);
  expect(list.parse({ all: [{ name: 'a' }], first: null })).toEqual({ all: [{ name: 'a' }], first: null });
  expect(z.toJSONSchema(list)).toEqual(
    z.toJSONSchema(
      z.object({
        all: z.array(z.object({ name: z.string().min(1), at: z.number().optional() })),
        first: z.object({ name: z.string().min(1), at: z.number().optional() }).nullable(),
      }),
    ),
  );
});
