import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** The rules that `npm run check` goes by, read once: the checks of a run are made in its own process. */
const RULES = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'));
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'toile-rooms-'));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const room of [
    'packages/atelier',
    'packages/contract',
    'packages/cutting',
    'packages/look',
    'apps/server',
    'apps/web',
  ])
    write(`${room}/package.json`, JSON.stringify({ name: room, type: 'module', imports: { '#it/*': './src/*' } }));
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

/** Lays out the given files (path → module it imports) and returns what the check says. */
async function check(files: Record<string, string>) {
  for (const [file, target] of Object.entries(files))
    write(
      file,
      target
        ? `import { a } from '${target}';\nexport const b: typeof a = a;\nexport const a2 = 1;\n`
        : 'export const a = 1;\n',
    );
  const { output, exitCode } = await cruise(['packages', 'apps'], { ...RULES, baseDir: tree, outputType: 'err' });
  return { code: exitCode, output: String(output) };
}

/** The atelier's door for browsers, with a room behind it. */
const SKETCH = { 'packages/atelier/src/sketch.ts': './x.ts', 'packages/atelier/src/x.ts': '' };

/** Rooms of the atelier, each with the nearest one that it may not know. */
const UPWARDS: [room: string, above: string][] = [
  ['kit', 'lexicon'],
  ['lexicon', 'draft'],
  ['draft', 'reading'],
  ['reading', 'styling'],
  ['styling', 'reading'],
  ['styling', 'writing'],
  ['figure', 'cloth'],
  ['figure', 'garments'],
  ['cloth', 'figure'],
  ['cloth', 'garments'],
  ['garments', 'sheet'],
  ['garments', 'reading'],
  ['writing', 'reading'],
  ['sheet', 'check'],
  ['sheet', 'styling'],
];

const BROKEN: [rule: string, files: Record<string, string>][] = [
  ['no-loops', { 'packages/atelier/src/x.ts': './y.ts', 'packages/atelier/src/y.ts': './x.ts' }],
  ['no-loops', { 'packages/atelier/src/x.ts': '#it/y.ts', 'packages/atelier/src/y.ts': '#it/x.ts' }],
  ['no-unresolvable', { 'packages/atelier/src/x.ts': './gone.ts' }],
  [
    'contract-knows-nobody',
    { 'packages/contract/src/x.ts': '../../atelier/src/y.ts', 'packages/atelier/src/y.ts': '' },
  ],
  ['look-knows-nobody', { 'packages/look/src/x.ts': '../../atelier/src/y.ts', 'packages/atelier/src/y.ts': '' }],
  ['browsers-carry-no-records', { 'packages/contract/src/x.ts': '../../look/src/y.ts', 'packages/look/src/y.ts': '' }],
  [
    'browsers-carry-no-records',
    { 'apps/web/app/x.ts': '../../../packages/look/src/y.ts', 'packages/look/src/y.ts': '' },
  ],
  [
    'browsers-carry-no-records',
    { 'packages/look/src/differences.ts': './records/y.ts', 'packages/look/src/records/y.ts': '' },
  ],
  [
    'cutting-knows-no-painter',
    { 'packages/cutting/src/x.ts': '../../atelier/src/y.ts', 'packages/atelier/src/y.ts': '' },
  ],
  [
    'atelier-knows-no-app',
    { 'packages/atelier/src/x.ts': '../../contract/src/y.ts', 'packages/contract/src/y.ts': '' },
  ],
  [
    'atelier-knows-no-cutter',
    { 'packages/atelier/src/x.ts': '../../cutting/src/y.ts', 'packages/cutting/src/y.ts': '' },
  ],
  ['cutting-is-pure', { 'packages/cutting/src/x.ts': 'node:fs' }],
  ['atelier-is-pure', { 'packages/atelier/src/x.ts': 'node:fs' }],
  ...UPWARDS.map(([room, above]): [string, Record<string, string>] => [
    `atelier-${room}-knows-its-floor`,
    { [`packages/atelier/src/${room}/x.ts`]: `../${above}/y.ts`, [`packages/atelier/src/${above}/y.ts`]: '' },
  ]),
  [
    'browser-twins-go-by-alias',
    { 'packages/atelier/src/kit/x.ts': './canvas.ts', 'packages/atelier/src/kit/canvas.ts': '' },
  ],
  [
    'atelier-kit-knows-its-floor',
    { 'packages/atelier/src/kit/x.ts': '../read.ts', 'packages/atelier/src/read.ts': '' },
  ],
  ['web-knows-no-server', { 'apps/web/app/x.ts': '../../server/src/y.ts', 'apps/server/src/y.ts': '' }],
  ['web-knows-no-server', { 'apps/web/app/x.ts': '../../../packages/atelier/src/sketch.ts', ...SKETCH }],
  [
    'web-knows-no-server',
    {
      'apps/web/app/features/studio/sketch/sketch-worker.ts': '../../../../../../packages/atelier/src/draw.ts',
      'packages/atelier/src/draw.ts': '',
    },
  ],
  [
    'web-knows-no-server',
    {
      'apps/web/app/lib/painter/painter-worker.ts': '../../../../../packages/atelier/src/draw.ts',
      'packages/atelier/src/draw.ts': '',
    },
  ],
  [
    'web-knows-no-server',
    { 'apps/web/app/lib/painter/x.ts': '../../../../../packages/atelier/src/sketch.ts', ...SKETCH },
  ],
  [
    'sketches-run-in-browsers',
    { ...SKETCH, 'packages/atelier/src/x.ts': './sheet/encoding/y.ts', 'packages/atelier/src/sheet/encoding/y.ts': '' },
  ],
  ['server-knows-no-web', { 'apps/server/src/x.ts': '../../web/app/y.ts', 'apps/web/app/y.ts': '' }],
  [
    'features-are-islands',
    { 'apps/web/app/features/auth/x.ts': '../studio/y.ts', 'apps/web/app/features/studio/y.ts': '' },
  ],
  ['ui-knows-no-data', { 'apps/web/app/ui/x.ts': '../lib/y.ts', 'apps/web/app/lib/y.ts': '' }],
  ['lib-knows-no-feature', { 'apps/web/app/lib/x.ts': '../features/auth/y.ts', 'apps/web/app/features/auth/y.ts': '' }],
  ['product-knows-no-transport', { 'apps/server/src/product/x.ts': '../api/y.ts', 'apps/server/src/api/y.ts': '' }],
  ['parts-know-no-transport', { 'apps/server/src/parts/x.ts': '../api/y.ts', 'apps/server/src/api/y.ts': '' }],
];

describe('the check of the rooms', () => {
  it.each(BROKEN)('goes red with %s', async (rule, files) => {
    const { code, output } = await check(files);
    expect(output).toContain(rule);
    expect(code).not.toBe(0);
  });

  it('is green where everybody knows only whom they may', async () => {
    const { code, output } = await check({
      'apps/server/src/api/x.ts': '../product/y.ts',
      'apps/server/src/product/y.ts': '../../../../packages/atelier/src/z.ts',
      'packages/atelier/src/z.ts': './sheet/a.ts',
      'packages/atelier/src/sheet/a.ts': '../garments/a.ts',
      'packages/atelier/src/garments/a.ts': '../kit/a.ts',
      'packages/atelier/src/garments/upper/a.ts': '../a.ts',
      'packages/atelier/src/garments/a.test.ts': '../sheet/a.ts',
      'packages/atelier/src/kit/a.ts': '#it/kit/canvas.ts',
      'packages/atelier/src/kit/canvas.ts': '',
      'apps/web/app/features/studio/sketch/sketch-worker.ts': '../../../../../../packages/atelier/src/sketch.ts',
      'apps/web/app/lib/painter/painter-worker.ts': '../../../../../packages/atelier/src/sketch.ts',
      'apps/web/app/features/compare/x.ts': '../../../../../packages/look/src/differences.ts',
      'packages/look/src/differences.ts': '',
      ...SKETCH,
    });
    expect(output).toContain('no dependency violations found (15 modules');
    expect(code).toBe(0);
  });
});
