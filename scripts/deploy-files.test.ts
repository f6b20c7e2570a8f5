import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { ROOT } from './fingerprint.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every setting there is: a row of the table each. */
const SETTINGS = new Set(
  [...read('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].flatMap(([, name]) => name ?? []),
);
/** Those that are explained elsewhere on that page. */
for (const name of ['SITE', 'ROLE']) SETTINGS.add(name);

/** What an operator puts where a file of `deploy/` leaves room, or keeps in a secret beside it. */
const FILLED: Record<string, string> = {
  TOILE_HOST: 'toile.example',
  POSTGRES_PASSWORD: 'secret',
  SESSION_SECRET: '7f3b9c1e5a8d4260b7e1f09c3a5d8e2477f3b9c1e5a8d4260b7e1f09c3a5d8e2',
  METRICS_TOKEN: '8c1e7f3b5a0d4d26b7e1f09c3a5d8e2477f3b9c1e5a8d426',
  S3_SECRET: 'c3a5d8e2477f3b9c1e5a',
};

/** `NAME: value` of so many blanks before it, filled in. */
const settingsOf = (text: string, blanks: number): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^ {${blanks}}([A-Z][A-Z0-9_]*): (.*)$`, 'gm'))].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1').replace(/\$\{(\w+)(?::[?-])?\}/g, (_, of: string) => FILLED[of] ?? ''),
    ]),
  );

const files: Record<string, Record<string, string>> = {
  'deploy/compose.yaml': settingsOf(read('deploy/compose.yaml').split('\nservices:')[0] ?? '', 4),
  'deploy/kubernetes.yaml': {
    ...settingsOf(read('deploy/kubernetes.yaml').split('\n---')[0] ?? '', 2),
    DATABASE_URL: 'postgres://toile:secret@postgres:5432/toile',
    S3_SECRET_ACCESS_KEY: FILLED.S3_SECRET ?? '',
    SESSION_SECRET: FILLED.SESSION_SECRET ?? '',
    METRICS_TOKEN: FILLED.METRICS_TOKEN ?? '',
  },
};

describe('the files of deploy/', () => {
  it.each(Object.keys(files))('%s names settings that are read, and a public machine starts with them', (path) => {
    const settings = files[path] ?? {};
    expect(Object.keys(settings).filter((name) => !SETTINGS.has(name))).toEqual([]);
    const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
    for (const role of ['web', 'worker'])
      expect(parseConfig({ ...given, NODE_ENV: 'production', ROLE: role })).toMatchObject({
        role,
        http: { publicUrl: 'https://toile.example' },
        s3: { bucket: 'toile' },
      });
  });

  it('starts what is in the tree, and says who sells, in a container', () => {
    const text = read('deploy/Dockerfile');
    const started = [...text.matchAll(/"([\w./-]+\.mjs)"/g)].map(([, file = '']) => file);
    expect(started).toHaveLength(2);
    for (const file of started) expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(text.split('\nFROM ').at(-1)).toContain('ENV SITE=$SITE');
    expect(read('deploy/toile.service')).toContain(started.map((file) => `--import ${file}`).join(' '));
  });

  it('are served by a tree that NODE_ENV=production installed whole, with what builds the web app', () => {
    // Without what npm says to whom it started.
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
    const omitted = (cwd: string) =>
      spawnSync('npm', ['config', 'get', 'omit'], { cwd, env, encoding: 'utf8' }).stdout.trim();
    expect(omitted(tmpdir())).toBe('dev');
    expect(omitted(ROOT)).toBe('');
  });

  it('let a piece of an upload through each proxy', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? [];
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(UPLOAD.chunk);
  });

  it('has nginx of both Debians speak HTTP/2, by the page’s own line for the older', () => {
    const [, line = 'none'] = /^sed -i '([^']+)' \S+ +# on Debian 12/m.exec(read('docs/running.md')) ?? [];
    const { stdout } = spawnSync('sed', [line, join(ROOT, 'deploy/nginx.conf')], { encoding: 'utf8' });
    const listens = (text: string) =>
      text.split('\n').flatMap((each) => /^ +(listen .*443.*|http2 on);$/.exec(each)?.[1] ?? []);
    expect(listens(read('deploy/nginx.conf'))).toEqual([
      'listen 443 ssl default_server',
      'listen [::]:443 ssl default_server',
      'http2 on',
      'listen 443 ssl',
      'listen [::]:443 ssl',
    ]);
    expect(listens(stdout)).toEqual([
      'listen 443 ssl http2 default_server',
      'listen [::]:443 ssl http2 default_server',
      'listen 443 ssl http2',
      'listen [::]:443 ssl http2',
    ]);
  });

  it('gives an instance its own file after the machine’s, and its copy the name by which `toile` tells of it', () => {
    const text = read('deploy/toile-instance.conf');
    expect(text).toMatch(/^EnvironmentFile=\/etc\/toile-%i\.env$/m);
    expect(text).toMatch(/^LoadCredential=settings-%i:\/etc\/toile-%i\.env$/m);
    expect(read('docs/scaling.md')).toContain('deploy/toile-instance.conf /etc/systemd/system/toile@.service.d/');
  });

  it('are spoken of in incidents.md by the commands that the machine has, and each alert has its section', () => {
    const page = read('docs/incidents.md');
    // What `X` stands for is told once.
    expect(page.match(/npm run (?!X )\S+/g)).toBeNull();
    const alerts = [...read('deploy/prometheus-alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts).toHaveLength(18);
    expect([...page.matchAll(/^## (Toile\w+)$/gm)].map(([, name]) => name).sort()).toEqual(alerts.sort());
  });
});
