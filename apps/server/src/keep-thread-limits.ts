import { setFlagsFromString } from 'node:v8';

/**
 * What `npm start` tells V8 of the young generation is meant for the thread that answers everybody, and would count for every other as
 * well, whatever `resourceLimits` it is made with. From here on each new thread has its own.
 */
export const keepThreadLimits = (): void => setFlagsFromString('--max-semi-space-size=0');
