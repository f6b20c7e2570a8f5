import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/** Runs a command as a shell would, within this process: what it stands on is there already, which takes a new one seconds. */
export async function runHere(file: string, args: readonly string[]): Promise<Outcome> {
  const told = { stdout: '', stderr: '' };
  const line =
    (where: keyof typeof told) =>
    (...words: unknown[]) => {
      told[where] += `${words.join(' ')}\n`;
    };
  const write = (text: unknown) => {
    told.stdout += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
  ];
  const { argv, exitCode } = process;
  process.argv = [process.execPath, file, ...args];
  process.exitCode = undefined;
  try {
    runs += 1;
    // A module runs once under each address.
    await import(`${pathToFileURL(file).href}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...told };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
