/** Raised with every change that lets a Look and a seed give another picture than before. */
const ENGINE_VERSION = 23;

/** Who drew a picture: kept with each design and in its provenance. */
export const ENGINE = `atelier@${ENGINE_VERSION}`;

/** What the first version called itself, before it counted. */
const FIRST = 'atelier';

/** Whether two pictures were drawn by one version of one engine. */
export const isSameEngine = (a: string, b: string): boolean => counted(a) === counted(b);

/** Who it is, whatever its version: 'atelier', or a hosted model such as 'openai:gpt-image-1'. */
export const makerOf = (engine: string): string => engine.replace(/@\d+$/, '');

const counted = (engine: string): string => (engine === FIRST ? `${FIRST}@1` : engine);
