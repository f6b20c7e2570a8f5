import type { Generator } from '#server/parts/generator/generator.ts';
import type { Traces } from './traces.ts';

/** The same generator, each of whose drawings is a span. */
export function traceGenerator(generator: Generator, traces: Traces): Generator {
  const { takeTurn, redraw } = generator;
  const facts = { 'toile.engine': generator.engine };
  const plan = (name: string) => ({ name, kind: 'internal', facts }) as const;
  return {
    engine: generator.engine,
    concurrency: generator.concurrency,
    ...(generator.redraws !== undefined && { redraws: generator.redraws }),
    ...(takeTurn && {
      takeTurn: (person: string, signal: AbortSignal) =>
        traces.during(plan('wait for a turn'), () => takeTurn.call(generator, person, signal)),
    }),
    generate: (input) =>
      traces.during({ ...plan('draw'), facts: { ...facts, 'toile.design': input.designId } }, () =>
        generator.generate(input),
      ),
    ...(redraw && {
      redraw: (input: Parameters<typeof redraw>[0]) =>
        traces.during(plan('draw again'), () => redraw.call(generator, input)),
    }),
    close: () => generator.close(),
  };
}
