import { spawn } from 'node:child_process';

export interface RunResult {
  code: number;
  output: string;
}

/**
 * Runs a command (from the repository root unless `cwd` says otherwise); resolves with its exit code and, when `quiet`, what it
 * printed. Never rejects: a command that cannot be started counts as code 127.
 */
export function run(
  command: string,
  args: string[],
  o: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', o.quiet ? 'pipe' : 'inherit', o.quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...o.env },
      ...(o.cwd ? { cwd: o.cwd } : {}),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
