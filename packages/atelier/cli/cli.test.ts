import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOOK_VERSION } from '@toile/look';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOf } from './arguments.ts';
import { type Outcome, runHere } from './run-here.fixture.ts';

const execute = promisify(execFile);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Name = 'draw' | 'read' | 'edit' | 'plates';
const fileOf = (name: Name) => join(import.meta.dirname, `${name}.ts`);

/** In a process of its own, once for what each command is for. */
async function command(name: Name, ...args: string[]): Promise<Outcome> {
  const file = fileOf(name);
  return execute(process.execPath, [file, ...args], { maxBuffer: 1 << 24 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

const here = (name: Name, ...args: string[]) => runHere(fileOf(name), args);

describe('draw', () => {
  test('writes the picture and prints its description', async () => {
    const out = join(folder, 'new', 'slip.jpg');
    const { code, stdout } = await command('draw', 'emerald satin slip dress', '--size', '240x320', '--out', out);
    expect(code).toBe(0);
    expect(stdout.trim().split(/\s+/).length).toBeGreaterThan(20);
    expect(await sharp(out).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 320 });
  });

  test('prints JSON alone with --json, and the same twice', async () => {
    const args = ['red saree', '--occasion', 'wedding', '--seed', '7', '--size', '96x128', '--json'];
    const [first, again] = [await command('draw', ...args), await here('draw', ...args)];
    const parsed = JSON.parse(first.stdout) as Record<string, unknown>;
    expect(Object.keys(parsed)).toEqual(['look', 'description', 'seed', 'timings']);
    expect(parsed).toMatchObject({ seed: 7, look: { occasion: 'wedding', version: LOOK_VERSION } });
    expect(JSON.parse(again.stdout)).toMatchObject({ look: parsed.look, description: parsed.description });
  });

  test('draws the same file for the same words, and another for other options', async () => {
    const draw = async (name: string, ...more: string[]): Promise<Buffer> => {
      const out = join(folder, name);
      await here('draw', 'linen shirt', '--size', '96x128', '--out', out, ...more);
      return readFile(out);
    };
    const first = await draw('a.png');
    expect((await draw('b.png')).equals(first)).toBe(true);
    expect((await draw('c.png', '--season', 'winter')).equals(first)).toBe(false);
  });

  test.each([
    [['--out', 'a.jpg'], 'words'],
    [['saree'], '--out'],
    [['saree', '--out', 'a.gif'], '--out'],
    [['saree', '--out', 'a.jpg', '--size', 'big'], '--size'],
    [['saree', '--out', 'a.jpg', '--size', '10x99999'], '--size'],
    [['saree', '--out', 'a.jpg', '--seed', '-1'], '--seed'],
    [['saree', '--out', 'a.jpg', '--creativity', '101'], '--creativity'],
    [['saree', '--out', 'a.jpg', '--quality', '0'], '--quality'],
    [['saree', '--out', 'a.jpg', '--colour', 'red'], '--colour'],
  ])('refuses %j in one line that names the field', async (args, field) => {
    const { code, stdout, stderr } = await here('draw', ...args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(field);
  });
});

describe('read', () => {
  test('prints the Look as JSON alone', async () => {
    const { stdout } = await command('read', 'navy wool suit', '--gender', 'male');
    expect(JSON.parse(stdout)).toMatchObject({ version: LOOK_VERSION, person: { presentation: 'male' } });
  });
});

describe('plates', () => {
  test('lays consecutive briefs of a file on one sheet', async () => {
    const briefs = join(folder, 'briefs.txt');
    const out = join(folder, 'plates.png');
    await writeFile(briefs, 'red dress\n{"text":"blue jeans"}\nwhite shirt\n');
    const { code } = await command(
      'plates',
      '--in',
      briefs,
      '--from',
      '2',
      '--count',
      '5',
      '--cell',
      '96',
      '--out',
      out,
    );
    expect(code).toBe(0);
    expect(await sharp(out).metadata()).toMatchObject({ width: 192, height: 128 });
  });

  test('names the line that has no words', async () => {
    const briefs = join(folder, 'broken.txt');
    await writeFile(briefs, 'red dress\n{"prompt":"x"}\n');
    expect((await here('plates', '--in', briefs, '--out', join(folder, 'x.png'))).stderr).toContain('line 2');
  });
});

describe('the seed of a brief', () => {
  test('depends on words and options, not on the order the options are given in', () => {
    const seed = seedOf({ words: 'saree', options: { season: 'winter', style: 'formal' } });
    expect(seedOf({ words: 'saree', options: { style: 'formal', season: 'winter' } })).toBe(seed);
    expect(seedOf({ words: 'saree', options: { season: 'summer', style: 'formal' } })).not.toBe(seed);
    expect(seedOf({ words: 'sari', options: { season: 'winter', style: 'formal' } })).not.toBe(seed);
  });
});

describe('edit', () => {
  test('prints the changed Look, what changed and what could not as JSON alone, and draws it', async () => {
    const out = join(folder, 'edited.svg');
    const asked = ['red kurta', '--change', 'longer sleeves, remove the cape', '--json', '--out', out];
    const { code, stdout } = await command('edit', ...asked);
    expect(code).toBe(0);
    const { look, changed, notDone, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({});
    expect(look.garments[0].sleeve.length).toBe('long');
    expect(changed.map(({ slot }: { slot: string }) => slot)).toEqual(['g1.sleeve.length']);
    expect(notDone).toEqual(['“the cape”: there is none to take off.']);
    expect(await readFile(out, 'utf8')).toContain('<svg');
  });

  test('names what is missing', async () => {
    const { code, stderr } = await command('edit', 'red kurta');
    expect(code).toBe(2);
    expect(stderr).toContain('--change');
  });
});
