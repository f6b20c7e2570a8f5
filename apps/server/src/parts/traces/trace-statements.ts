import type { SpanPlan } from './traces.ts';

/** What it does and to which table, from the beginning of a statement: its values are never in its text. */
const DEED =
  /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert into|update|delete from)\b(?:[\s\S]{0,2000}?\bfrom\b)?\s*"?(\w+)?/i;

/** The span of a statement to the database: what it is called, or what it does to which table. */
export function spanOfStatement(told: { readonly name?: string; readonly text?: string }): SpanPlan {
  const [, verb = 'query', table = ''] = told.name === undefined ? (DEED.exec(told.text ?? '') ?? []) : [];
  const name = told.name ?? `${verb.toLowerCase()} ${table}`.trimEnd();
  return { name: `db ${name}`, kind: 'client', facts: { 'db.system.name': 'postgresql' } };
}
