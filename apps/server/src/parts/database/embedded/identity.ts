import { readFile, stat } from 'node:fs/promises';

/** The system user PostgreSQL runs as. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Users that exist on nearly every system and own nothing worth having, best first. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. Under root this names the user it runs as instead: the owner of a data folder that
 * exists already, else the first candidate the system knows. Undefined where the program is not root.
 */
export async function findIdentity(clusterFolder: string): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const [, , uid, gid] = users.find(([name]) => name === candidate) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this system has no user ${CANDIDATES.join(' or ')}: start Toile as another user, or set DATABASE_URL.`,
  );
}
