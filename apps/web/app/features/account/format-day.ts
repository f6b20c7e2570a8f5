import { whenAsked } from '#web/lib/when-asked.ts';

const day = whenAsked(() => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }));

/** 3 Mar 2026, of an ISO date. */
export const formatDay = (iso: string): string => day().format(new Date(iso));
