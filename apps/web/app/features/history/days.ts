import type { DesignSummary } from '@toile/contract';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { LOCALE } from '#web/content/language.ts';
import { dayOf } from '#web/features/history/history-filter.ts';
import { whenAsked } from '#web/lib/when-asked.ts';

export interface Day {
  /** `2026-11-21`. */
  day: string;
  /** 'Today', 'Yesterday', the weekday of the last week, else the date. */
  name: string;
  /** The date, where the name does not say it. */
  date: string;
  designs: DesignSummary[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const weekday = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }));
const dayAndMonth = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' }));
const fullDate = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' }));
const time = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }));

/** 6:14 pm. */
export const timeOf = (moment: string): string => time().format(new Date(moment));

function nameOf(moment: Date, now: Date): Pick<Day, 'name' | 'date'> {
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  // Rounded, as a day of the change of clocks is an hour shorter or longer.
  const ago = Math.round((midnight(now) - midnight(moment)) / DAY_MS);
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const date = (isThisYear ? dayAndMonth : fullDate)().format(moment);
  if (ago === 0) return { name: HISTORY_WORDS.days.today, date };
  if (ago === 1) return { name: HISTORY_WORDS.days.yesterday, date };
  return ago > 1 && ago < 7 ? { name: weekday().format(moment), date } : { name: date, date: '' };
}

/** Designs, newest first, in the days they were made on, as an order book keeps them. */
export function groupByDay(designs: readonly DesignSummary[], now: Date): Day[] {
  const days = Map.groupBy(designs, ({ created_at }) => dayOf(new Date(created_at)));
  return [...days].map(([day, made]) => ({
    day,
    ...nameOf(new Date(made[0]?.created_at ?? now), now),
    designs: made,
  }));
}
