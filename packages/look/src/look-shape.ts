import { SAID_IDS } from './ids.ts';
import { lookSchema } from './look-schema.ts';

export type { Garment, Look } from './look-schema.ts';

/** The Look as the server sends it: its shape is checked, its ids were checked there. For browsers, which carry no records. */
export const LookShape = lookSchema(SAID_IDS);
