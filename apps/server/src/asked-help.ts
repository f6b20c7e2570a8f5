/** Says how a command is used where that is asked, and whether it was: nothing else is done then. */
export function askedHelp(usage: string, asked: readonly string[] = process.argv.slice(2)): boolean {
  if (!asked.some((word) => word === '--help' || word === '-h')) return false;
  process.stdout.write(`${usage}\n`);
  return true;
}
