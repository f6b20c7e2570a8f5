import type { FileRow } from '#server/parts/database/schema/files.ts';
import type { Actor } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

type Permitted = Pick<FileRow, 'permissions'>;
const ACTIONS = ['read', 'update', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

/** Roles of the dialect that this actor holds. */
function rolesOf(actor: Actor): readonly string[] {
  switch (actor.kind) {
    case 'guest':
      return ['any', 'guests'];
    case 'account':
      return ['any', 'users', `user:${actor.accountId}`];
    case 'job':
    case 'webhook':
      return ['any'];
  }
}

const may = (action: Action, actor: Actor, { permissions }: Permitted): boolean =>
  rolesOf(actor).some((role) => permissions.includes(`${action}("${role}")`));

/** Who may see a file and its previews. */
export const mayReadFile = (actor: Actor, file: Permitted): boolean => may('read', actor, file);

/** Who may rename a file and say who else may do what with it. */
export const mayUpdateFile = (actor: Actor, file: Permitted): boolean => may('update', actor, file);

export const mayDeleteFile = (actor: Actor, file: Permitted): boolean => may('delete', actor, file);

/** Whether everybody may see it, and so every cache between may keep it. */
export const isPublicFile = (file: Permitted): boolean => file.permissions.includes('read("any")');

/** Whether anybody but its owner may see it. */
export const isShownFile = ({ permissions, ownerId }: Permitted & Pick<FileRow, 'ownerId'>): boolean =>
  permissions.some((permission) => permission.startsWith('read(') && permission !== `read("user:${ownerId}")`);

/** What a file begins with: its owner alone. */
export const ownerPermissions = (accountId: string): string[] =>
  ACTIONS.map((action) => `${action}("user:${accountId}")`);

const PERMISSION = /^(read|update|delete|write)\("([^"]+)"\)$/;

/**
 * Refuses permissions for roles that the actor does not hold himself: nobody gives what is not his.
 * @throws {ProductError} `argument-invalid` for what is no permission, `not-allowed`
 */
export function requireGrantable(actor: Actor, permissions: readonly string[]): void {
  const roles = rolesOf(actor);
  for (const permission of permissions) {
    const [, , role] = PERMISSION.exec(permission) ?? [];
    if (role === undefined) {
      throw new ProductError('argument-invalid', { message: `Invalid \`permissions\` param: "${permission}"` });
    }
    if (!roles.includes(role)) {
      throw new ProductError('not-allowed', { message: `Permissions must be one of: (${roles.join(', ')})` });
    }
  }
}

/** Permissions as they are kept: each once, and `write` as what it stands for. */
export function expandPermissions(permissions: readonly string[]): string[] {
  const each = permissions.flatMap((permission) => {
    const [, action, role] = PERMISSION.exec(permission) ?? [];
    return action === 'write' ? [`update("${role}")`, `delete("${role}")`] : [permission];
  });
  return [...new Set(each)];
}
