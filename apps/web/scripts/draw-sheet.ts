import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DRAW = path.join(import.meta.dirname, '../../../packages/atelier/cli/draw.ts');

/** Flags of the atelier's command; `true` for one that takes no value. */
export type Flags = Record<string, string | number | true>;

/**
 * Draws words with the atelier's own command; the flags are that command's. Returns the encoded picture, in the format that
 * `ending` names. Throws if it could not be drawn.
 */
export function drawSheet(words: string, flags: Flags, ending = 'png'): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'toile-plate-'));
  const out = path.join(folder, `sheet.${ending}`);
  const given: Flags = { ...flags, out };
  const args = Object.entries(given).flatMap(([flag, value]) =>
    value === true ? [`--${flag}`] : [`--${flag}`, String(value)],
  );
  const { status } = spawnSync(process.execPath, [DRAW, words, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    if (status !== 0) throw new Error(`"${words}" could not be drawn`);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
