const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

/** 3 Mar 2026, of an ISO date. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
