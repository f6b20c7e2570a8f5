import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs are that stand around the product. */
export interface Tools {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** Folder of PostgreSQL's own programs. */
  readonly postgres: string;
  /** Whose processes PostgreSQL and Patroni are: PostgreSQL refuses to be root's. */
  readonly owner: { readonly uid: number; readonly gid: number };
}

const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
const DEBIANS = '/usr/lib/postgresql';

function find(name: string): string | undefined {
  return PLACES.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The newest PostgreSQL of Debian's packages. */
function findPostgres(): string | undefined {
  try {
    const newest = readdirSync(DEBIANS).sort((a, b) => Number(b) - Number(a))[0];
    return newest && join(DEBIANS, newest, 'bin');
  } catch {
    return undefined;
  }
}

function findOwner(): Tools['owner'] {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 };
  const of = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

/**
 * @returns the programs of this machine
 * @throws {Error} a sentence that says what is missing and how Debian and its kin install it
 */
export function findTools(): Tools {
  const found = {
    'etcd-server': find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    postgresql: findPostgres(),
  };
  const { 'etcd-server': etcd, patroni, haproxy, postgresql: postgres } = found;
  if (etcd && patroni && haproxy && postgres) return { etcd, patroni, haproxy, postgres, owner: findOwner() };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]));
  throw new Error(`This machine has no ${missing.join(', ')}. On Debian: apt-get install -y ${missing.join(' ')}`);
}
