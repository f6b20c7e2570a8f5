/** `npm run read -- "<words>" [--option value …] [--seed N]`: prints the Look as JSON. */
import { read } from '../src/index.ts';
import { BRIEF_FLAGS, briefFrom, main, parse } from './arguments.ts';

await main(async (args) => {
  const { values, positionals } = parse(args, BRIEF_FLAGS);
  const { brief, seed } = briefFrom(positionals, values);
  process.stdout.write(`${JSON.stringify(read(brief, seed), null, 2)}\n`);
});
