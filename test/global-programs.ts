import { buildServer } from '../scripts/build-server.ts';
import { buildFake } from './fakes/build-fake.ts';

/** Bundles what tests start as processes before any of them asks for it: two that did so at once would write one file. */
export default async function setup(): Promise<void> {
  await buildServer();
  await buildFake();
}
