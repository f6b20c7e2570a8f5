import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../apps/server/src/config/env.ts';
import { start } from '../../apps/server/src/start.ts';

/** The real server, as a process of its own that writes down which native libraries it holds once it listens. */
const { address, parts, close } = await start(readEnvironment());
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
// The type of a report says nothing of what is in it.
const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] };
writeFileSync(join(parts.config.dataDir, 'libraries.json'), JSON.stringify(sharedObjects));
process.stdout.write(`Toile is open at ${address}\n`);
