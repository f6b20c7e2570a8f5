const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const paise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-IN');

/** ₹1,50,000; with paise only where there are some: ₹13.50. */
export const formatRupees = (amount: number): string =>
  (Number.isInteger(amount) ? rupees : paise).format(amount).replaceAll(' ', '');

/** 1,50,000: whole numbers grouped the Indian way. */
export const formatCount = (value: number): string => count.format(value);
