import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUCKET, GarmentsOverview, GenerationReply } from '@toile/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../../scripts/build-server.ts';
import { makeDataDir } from '../../../test/data-dir.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { signUp } from '../../../test/people.ts';
import { press } from '../../../test/press.ts';
import { spawnTestServer } from '../../../test/server.ts';

let main: string;
/** What `npm start` runs: names of its files, and their text. */
let files: Map<string, string>;
beforeAll(async () => {
  main = await buildServer();
  const names = (await readdir(dirname(main))).filter((name) => name.endsWith('.js'));
  const read = async (name: string) => [name, await readFile(join(dirname(main), name), 'utf8')] as const;
  files = new Map(await Promise.all(names.map(read)));
});

test('what npm start runs draws, cuts and shows a design as the sources do', async () => {
  const dataDir = await makeDataDir();
  const server = await spawnTestServer({ DATA_DIR: dataDir, DATABASE_URL: await createTestDatabase() }, main);
  try {
    const person = await signUp(server.address);
    const pressed = await press(person, 'a mustard cotton kurta with a round neck');
    expect(pressed.status).toBe(200);
    const { design_id, image_url } = GenerationReply.parse(await pressed.json());
    const [file] = /(?<=\/files\/)[^/]+/.exec(image_url) ?? [];
    const preview = await person.fetch(`/v1/storage/buckets/${BUCKET.designs}/files/${file}/preview?width=200`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    const cut = await person.fetch(`/generate-outfit/${design_id}/garments`);
    expect(cut.status).toBe(200);
    const { garments } = GarmentsOverview.parse(await cut.json());
    expect(garments.map(({ name }) => name)).toContainEqual(expect.stringContaining('kurta'));
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
  expect(server.process.exitCode).toBe(0);
});

test('every thread, process and folder it looks for is there', () => {
  const places = [...files.values()].flatMap((text) => [
    ...Array.from(
      text.matchAll(/new URL\(["']([^"']+)["'], new URL\("([^"]+)", import\.meta\.url\)\.href\)/g),
      (found) => join(dirname(main), dirname(found[2] ?? ''), found[1] ?? ''),
    ),
    ...Array.from(text.matchAll(/import\.meta\.dirname \+ "([^"]+)", ["']([^"']+)["']/g), (found) =>
      join(dirname(main), found[1] ?? '', found[2] ?? ''),
    ),
  ]);
  expect(places.filter((place) => /-(thread|process)\.[jt]s$/.test(place)).length).toBeGreaterThan(5);
  // The web app and the compiled code are made by builds and starts of their own.
  const ours = places.filter((place) => !/web\/build|node_modules/.test(place));
  expect(ours.filter((place) => !existsSync(place))).toEqual([]);
  // The tree itself is among them, and what is found from there.
  const fromRoot = ours.map((place) => join(place, 'apps/server/src/parts/database/migrations'));
  expect(fromRoot.some((place) => existsSync(place))).toBe(true);
});

test('its main thread asks for nothing that draws or encodes', () => {
  const asking = [...files].filter(([, text]) => /["'](sharp|@napi-rs\/canvas)["']/.test(text));
  expect(asking.map(([name]) => name)).toEqual([]);
});

/** What the file of that name loads before it runs, and what that loads. */
function loadedWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, from = ''] of files.get(name)?.matchAll(/^(?:import|export) (?:.+ from )?"([^"]+)";$/gm) ?? [])
    loadedWith(from.replace('./', ''), found);
  return found;
}

test('until it listens a web reads two files of its own and no package beside them', () => {
  const [run = ''] = [...(files.get('main.js') ?? '').matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name);
  const [serve = ''] = [...files.keys()].filter((name) => name.startsWith('serve-') && loadedWith(name).size > 2);
  const plain = (names: Set<string>) =>
    [...new Set([...names].map((name) => name.replace(/-[\w-]{8}\.js$/, '')))].sort();
  expect(plain(loadedWith(run))).toEqual(['rolldown-runtime', 'run', 'start']);
  expect(plain(loadedWith(serve))).toEqual(['rolldown-runtime', 'serve', 'start']);
});

test('a build that is as new as the sources is left as it is', async () => {
  const stamp = join(dirname(main), '.build.json');
  const before = await readFile(stamp, 'utf8');
  expect(await buildServer()).toBe(main);
  expect(await readFile(stamp, 'utf8')).toBe(before);
});

test('no script that a process keeps is written in letters that take two bytes each', () => {
  const kept = [...files].filter(([name]) => /^(?:start-|serve-|reading-thread)/.test(name));
  expect(kept.map(([name]) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
    expect.arrayContaining(['start', 'serve', 'reading-thread.js']),
  );
  for (const [name, text] of kept) expect([name, text.match(/[\u0100-\uffff]/)?.[0]]).toEqual([name, undefined]);
});
