import { LOCALE } from '#web/content/language.ts';
import { whenAsked } from '#web/lib/when-asked.ts';

const day = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' }));

/** 3 Mar 2026, of an ISO date. */
export const formatDay = (iso: string): string => day().format(new Date(iso));
