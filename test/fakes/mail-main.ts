import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFakeMailServer } from './mail-server.ts';

const folder = process.env.DATA_DIR ?? '.';
/** The fake mail server as a process of its own, which may be killed: whom it took letters for stands in a file, a line each. */
const { url } = await openFakeMailServer({
  port: Number(process.env.PORT),
  keep: ({ to }) => appendFileSync(join(folder, 'letters'), `${to}\n`),
});
process.stdout.write(`Toile is open at ${url}\n`);
