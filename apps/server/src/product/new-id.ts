import { randomBytes } from 'node:crypto';

/** An identifier of the product's own making: 20 hex characters, 80 random bits, fit for every id of the dialect. */
export const newId = (): string => randomBytes(10).toString('hex');
