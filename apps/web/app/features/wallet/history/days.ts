import { LOCALE } from '#web/content/language.ts';
import { WALLET } from '#web/content/wallet.ts';
import { whenAsked } from '#web/lib/when-asked.ts';

const weekday = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }));
const date = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' }));
const time = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }));

const DAY_MS = 86_400_000;
const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "Today", "Yesterday", a weekday within the last week, else nothing: the date says it. */
function nameOf(moment: Date, now: Date): string | null {
  const ago = Math.round((midnight(now) - midnight(moment)) / DAY_MS);
  if (ago === 0) return WALLET.days.today;
  if (ago === 1) return WALLET.days.yesterday;
  return ago > 0 && ago < 7 ? weekday().format(moment) : null;
}

export interface Day<T> {
  key: string;
  name: string | null;
  date: string;
  items: T[];
}

/** Parts what is sorted by time into days, in the order it came. */
export function byDay<T extends { at: string }>(items: readonly T[], now: Date): Day<T>[] {
  const days: Day<T>[] = [];
  for (const item of items) {
    const moment = new Date(item.at);
    const key = String(midnight(moment));
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, name: nameOf(moment, now), date: date().format(moment), items: [item] });
  }
  return days;
}

/** 6:14 pm. */
export const timeOf = (at: string): string => time().format(new Date(at));

/** 21 November 2026. */
export const dateOf = (at: string): string => date().format(new Date(at));
