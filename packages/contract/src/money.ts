import type * as z from 'zod';

/** Money as people read and write it, on the wire and on screen. */
export type Rupees = number & z.core.$brand<'Rupees'>;

/** Money as the books and the provider count it: whole paise, a hundred to the rupee. */
export type Paise = number & z.core.$brand<'Paise'>;

const PAISE_PER_RUPEE = 100;

/** A number that is known to be rupees. `as`: here, and in `paise`, a number gets its unit. */
export const rupees = (amount: number): Rupees => amount as Rupees;

/** A number that is known to be paise. */
export const paise = (amount: number): Paise => amount as Paise;

/** So many rupees in whole paise. */
export const toPaise = (amount: Rupees): Paise => paise(Math.round(amount * PAISE_PER_RUPEE));

/** So many paise in rupees, with the hundredths that are left. */
export const toRupees = (amount: Paise): Rupees => rupees(amount / PAISE_PER_RUPEE);
