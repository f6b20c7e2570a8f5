import { relative } from 'node:path';

/** A file of Vitest's report with what became of its tests. */
export interface TriedFile {
  name: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
}

/** The tests that passed only when they were tried again, each a line with what went wrong first; none, no line. */
export function secondTries(files: readonly TriedFile[], root: string): string[] {
  const again = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName, failureMessages }) => {
        const [why = ''] = failureMessages?.[0]?.split('\n') ?? [];
        return `  ${relative(root, name)} > ${fullName}: ${why}`;
      }),
  );
  return again.length === 0 ? [] : [`${again.length} passed only when tried again, a race to be found:`, ...again];
}
