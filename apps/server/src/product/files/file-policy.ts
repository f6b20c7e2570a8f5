import type { FileRow } from '#server/parts/database/schema/files.ts';
import type { Actor } from '#server/product/context.ts';

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

/** Who may see a file and its previews. */
export const mayReadFile = (actor: Actor, file: Pick<FileRow, 'permissions'>): boolean =>
  rolesOf(actor).some((role) => file.permissions.includes(`read("${role}")`));

/** Whether everybody may see it, and so every cache between may keep it. */
export const isPublicFile = (file: Pick<FileRow, 'permissions'>): boolean => file.permissions.includes('read("any")');

/** What a file begins with: its owner alone. */
export const ownerPermissions = (accountId: string): string[] =>
  ['read', 'update', 'delete'].map((action) => `${action}("user:${accountId}")`);
