import type { Atelier, Generator } from '../generator.ts';
import type { Describer } from './describer.ts';
import type { Desk } from './desk.ts';

/** Designs that may wait for their words while the next are drawn. */
const WAITING = 4;

/** The atelier, with the words written by a model of somebody else. */
export const withDescriber = (atelier: Atelier, describer: Describer, desk: Desk): Generator => ({
  ...atelier,
  concurrency: atelier.concurrency + WAITING,
  async generate(input) {
    const drawn = await atelier.generate(input);
    const { designId, calls, signal, hurry } = input;
    const facts = await desk.facts(drawn.look);
    const words = await describer({ look: drawn.look, facts, designId, calls, signal, hurry });
    return words === undefined ? drawn : { ...drawn, description: words };
  },
  close: async () => {
    await Promise.all([atelier.close(), desk.close()]);
  },
});
