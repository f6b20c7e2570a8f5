const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** ₹1,50,000.00 */
export const printRupees = (amount: number): string => `₹${rupees.format(amount)}`;

/** `2026-12-31` as 31 December 2026. */
export const printDay = (on: string): string => day.format(new Date(`${on.slice(0, 10)}T12:00:00+05:30`));
