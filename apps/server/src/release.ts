import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What a program is called: the version of its package, and the commit it was built from where the build knew it. */
export const Release = z.object({ version: z.string(), commit: z.string().exactOptional() });
export type Release = z.infer<typeof Release>;

export const ROOT = join(import.meta.dirname, '../../..');
/** Written by the build, from the root of a tree. */
export const RELEASE_FILE = 'apps/server/build/release.json';

/** The release in a tree: this program's own unless another is named. */
export function readRelease(root = ROOT): Release {
  const { version } = Release.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const built = readBuilt(root);
  return built?.version === version ? built : { version };
}

/** `0.2.0 (da4f35d5)`, for people. */
export const releaseName = ({ version, commit }: Release): string =>
  commit === undefined ? version : `${version} (${commit.slice(0, 8)})`;

function readBuilt(root: string): Release | undefined {
  try {
    return Release.safeParse(JSON.parse(readFileSync(join(root, RELEASE_FILE), 'utf8'))).data;
  } catch {
    // A tree that was not built knows its version alone.
    return undefined;
  }
}
