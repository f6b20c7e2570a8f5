import type { Config } from '#server/config/config.ts';
import type { HostedModel } from '#server/config/models-config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import type { Generator } from './generator.ts';

export interface GeneratorOptions {
  config: Config;
  secrets: Secrets;
  log: Log;
}

/** One thread draws what a model could not: that is rare, and it is quick. */
const FALLBACK_THREADS = 1;

/** Chooses and opens what makes pictures: the atelier, in threads of this process, or a model of somebody else. */
export async function openGenerator({ config, secrets, log }: GeneratorOptions): Promise<Generator> {
  const { picture, description } = config.models;
  const threads = config.drawingThreads;
  // Late, as all that draws: a process of the web has none of it.
  const { openAtelier } = await import('./open-atelier.ts');
  if (!picture && !description) return openAtelier(log, { threads });
  const keyOf = ({ provider }: HostedModel) => secrets.modelKeys?.[provider];
  const [{ openDesk }, { createDescriber }] = await Promise.all([
    import('./hosted/desk.ts'),
    import('./hosted/describer.ts'),
  ]);
  const desk = openDesk(log);
  const describer = description && createDescriber(description, keyOf(description), log);
  if (picture) {
    const { openHostedGenerator } = await import('./hosted/hosted-generator.ts');
    return openHostedGenerator({
      model: picture,
      key: keyOf(picture),
      desk,
      capacity: config.designs.overall,
      log,
      ...(describer && { describer }),
      atelier: openAtelier(log, { threads: FALLBACK_THREADS, isSpare: !picture.hasFallback }),
    });
  }
  const { withDescriber } = await import('./hosted/describing-generator.ts');
  const atelier = openAtelier(log, { threads });
  return describer ? withDescriber(atelier, describer, desk) : atelier;
}
