import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod';

/**
 * Writers of replies, each made once from the schema of its route, with its first reply: what the schema does not name does
 * not leave.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: ((reply: unknown) => string) | undefined;
  return (reply) => {
    write ??= fastJson(jsonSchemaOf(schema));
    return write(reply);
  };
};

function jsonSchemaOf(schema: z.ZodType): fastJson.Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  // Both packages describe the same drafts, in types of their own.
  return rest as fastJson.Schema;
}
