import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../atelier/cli/run-here.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-cut-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** One format of each command: these are written by a process of its own, the others by this one. */
const OWN_PROCESS: readonly string[] = ['png', 'dxf', 'xlsx'];

const KURTA = 'mustard cotton straight kurta with a mandarin collar';

type Name = 'flats' | 'pattern' | 'techpack';
const fileOf = (name: Name) => join(import.meta.dirname, `${name}.ts`);

/** In a process of its own, once for each command. */
function command(name: Name, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [fileOf(name), ...args], { maxBuffer: 32e6 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function here(name: Name, ...args: string[]) {
  const { code, stdout, stderr } = await runHere(fileOf(name), args);
  return { code, out: stdout, err: stderr };
}

describe('the cutting room on the command line', () => {
  it.each([
    ['flats', 'svg', '<svg'],
    ['flats', 'pdf', '%PDF-'],
    ['flats', 'png', '\u0089PNG'],
    ['pattern', 'pdf', '%PDF-'],
    ['pattern', 'dxf', '0\r\nSECTION'],
    ['pattern', 'svg', '<svg'],
    ['techpack', 'pdf', '%PDF-'],
    ['techpack', 'xlsx', 'PK'],
    ['techpack', 'csv', '\u00ef\u00bb\u00bfcode'],
  ] as const)('%s writes %s', async (name, format, begins) => {
    const file = join(folder, `${name}.${format}`);
    const only = name === 'techpack' ? ['--sizes', 'S-L'] : ['--size', 'M'];
    const run = OWN_PROCESS.includes(format) ? command : here;
    expect(await run(name, KURTA, ...only, '--garment', 'kurta', '--out', file)).toMatchObject({
      code: 0,
      err: '',
    });
    expect((await readFile(file, 'latin1')).startsWith(begins)).toBe(true);
  });

  it.each(['flats', 'pattern', 'techpack'] as const)('%s --json prints the specification alone', async (name) => {
    const { out } = await here(name, KURTA, '--json');
    const [spec] = JSON.parse(out);
    expect(spec.kind).toBe('kurta');
    expect(spec.points.length).toBeGreaterThan(15);
    expect(spec.points.every((p: { provenance: string }) => ['words', 'house', 'check'].includes(p.provenance))).toBe(
      true,
    );
    expect(spec.points.find((p: { id: string }) => p.id === 'collar').provenance).toBe('house');
  });

  it('is cut to measures, and the measures are asked for by name', async () => {
    const { out } = await here('flats', KURTA, '--measures', 'bust=101,waist=84,hip=106', '--json');
    expect(JSON.parse(out)[0]).toMatchObject({ size: 'made to measure', body: { bust: 101 } });
    expect(await here('flats', KURTA, '--measures', 'breast=101', '--json')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--measures: "breast"/),
    });
  });

  it.each([
    [['--size', 'Q', '--json'], '--size'],
    [['--garment', 'toga', '--json'], '--garment'],
    [['--out', 'flat.bmp'], '--out'],
    [[], '--out'],
  ])('names the field of %j', async (args, field) => {
    const { code, err } = await here('flats', KURTA, ...args);
    expect(code).toBe(2);
    expect(err.startsWith(`${field}:`)).toBe(true);
  });
});
