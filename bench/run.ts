/** `npm run bench -- <name> [args]`: runs `bench/<name>.ts`, which exports `run(args)`. */
import { readdirSync } from 'node:fs';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
const [name, ...args] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`Which bench? One of: ${names.join(', ')}`);
  process.exit(2);
}
const bench = (await import(`./${name}.ts`)) as { run(args: string[]): Promise<void> | void };
await bench.run(args);
