import { readEnvironment } from '../../apps/server/src/config/env.ts';
import { start } from '../../apps/server/src/start.ts';
import { Gate, openFakeGenerator } from './generator.ts';

/** Opened by SIGUSR2. */
const gate = new Gate();
process.on('SIGUSR2', () => gate.open());

/** The real server with the fake generator, as a process of its own: what the tests of crashes kill. */
const { address, close } = await start(readEnvironment(), { openGenerator: () => openFakeGenerator(1, gate) });
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`Toile is open at ${address}\n`);
