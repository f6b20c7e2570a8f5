/**
 * Lets a command finish where nobody reads it any more (`toile try | head -2`): what it would still say goes nowhere, what it has begun is
 * ended and cleared up, and its status is that of the work.
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
