import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, readMigrations } from '#server/parts/database/migrate.ts';
import { readRelease, releaseName } from '#server/release.ts';

interface Trees {
  /** The root of the tree whose program has migrated the database. */
  readonly from: string;
  /** The root of the tree one would go back to. */
  readonly to: string;
}

/** Programs that do not keep this column refuse every migration that they do not know. */
const KNOWS_THE_RULE = /\bis_breaking\b/;

/**
 * Whether the program of an older tree starts on the database that a newer one has migrated, in words for whoever upgrades: what it
 * would refuse is read from its own files, before anything is started.
 */
export async function tellWayBack({ from, to }: Trees): Promise<string> {
  const [ours, theirs] = [readMigrations(from), readMigrations(to)];
  const name = releaseName(readRelease(to));
  const added = ours.filter((migration) => !theirs.some((known) => known.name === migration.name));
  if (added.length === 0) return `Back to ${name}: by the link. The schema is the same.`;
  const reasons = await reasonsAgainst(added, theirs, to);
  const names = added.map((migration) => migration.name).join(', ');
  return reasons.length === 0
    ? `Back to ${name}: by the link. What is added by ${names} it leaves alone.`
    : `Back to ${name}: only by the backup. ${reasons.join(' ')}`;
}

async function reasonsAgainst(added: readonly Migration[], known: readonly Migration[], to: string): Promise<string[]> {
  const program = await readFile(join(to, 'apps/server/src/parts/database/migrate.ts'), 'utf8');
  if (!KNOWS_THE_RULE.test(program)) return ['It refuses every migration that it does not know.'];
  const newest = known.at(-1)?.name ?? '';
  return added
    .filter(({ name, isBreaking }) => isBreaking || name < newest)
    .map(({ name, text }) => `${name}: ${/^-- (breaks: .*)/.exec(text)?.[1] ?? 'it comes before one that it knows.'}`);
}
