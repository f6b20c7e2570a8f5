import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DRAW = path.join(import.meta.dirname, '../../../packages/atelier/cli/draw.ts');

/**
 * Draws words with the atelier's own command; the flags are that command's. Returns the encoded picture, in the format that
 * `ending` names. Throws if it could not be drawn.
 */
export function drawSheet(words: string, flags: Record<string, string | number>, ending = 'png'): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'toile-plate-'));
  const out = path.join(folder, `sheet.${ending}`);
  const args = Object.entries({ ...flags, out }).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
  const { status } = spawnSync(process.execPath, [DRAW, words, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    if (status !== 0) throw new Error(`"${words}" could not be drawn`);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
