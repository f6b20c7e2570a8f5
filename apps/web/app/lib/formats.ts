import type { Rupees } from '@toile/contract';
import { LOCALE } from '#web/content/language.ts';
import { whenAsked } from '#web/lib/when-asked.ts';

const whole = whenAsked(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);
const exact = whenAsked(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 }),
);

/** ₹1,50,000; with paise only where there are some: ₹13.50. */
export const formatRupees = (amount: Rupees): string =>
  (Number.isInteger(amount) ? whole : exact)().format(amount).replaceAll(' ', '');

/**
 * 1,50,000: whole numbers grouped the Indian way, the last three digits and pairs before them. By hand, as the browser's own
 * formats take a phone fifty milliseconds to make.
 */
export const formatCount = (value: number): string => String(value).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
