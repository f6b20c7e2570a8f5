/** PostgreSQL's five characters for what it refused or gave up, wherever in the chain of causes; undefined for any other error. */
export function databaseCodeOf(error: unknown): string | undefined {
  const code = findOf(error, 'code');
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the database refused to keep something of an account that was deleted. */
export const isOfNobody = (error: unknown): boolean => findOf(error, 'constraint') === 'accounts_deleted_is_nobody';

/** Whether the database refused to give somebody an id under which something of another's was seen. */
export const isOfAnother = (error: unknown): boolean => findOf(error, 'constraint') === 'gone_ids_are_of_one';

/** Whether the database refused to let others see a picture that was taken down. */
export const isTakenDown = (error: unknown): boolean =>
  findOf(error, 'constraint') === 'files_taken_down_are_not_shown';

function findOf(error: unknown, key: 'code' | 'constraint'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : findOf(error.cause, key);
}
