import { CATEGORY, OCCASION, type Option, SEASON, STYLE } from '@toile/contract';
import { HISTORY_WORDS } from '#web/content/history.ts';
import type { DesignsWish } from '#web/lib/designs-client.ts';

/** The part of a wish that stands in the address; empty text asks for nothing. */
export const FILTER_FIELDS = [
  'words',
  'category',
  'season',
  'occasion',
  'style',
  'posted',
  'liked',
  'recent',
  'from',
  'to',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
export type HistoryFilter = Record<FilterField, string>;

export interface FilterChoice {
  field: FilterField;
  label: string;
  options: readonly Option[];
}

/** 'any' is a season of its own in the option list; here it is every season. */
const all = (options: readonly Option[], label: string): Option[] => [
  { value: 'all', label },
  ...options.filter(({ value }) => value !== 'any'),
];

export const FILTER_CHOICES: readonly FilterChoice[] = [
  {
    field: 'category',
    label: HISTORY_WORDS.historyFilter.category,
    options: all(CATEGORY, HISTORY_WORDS.historyFilter.everyCategory),
  },
  {
    field: 'season',
    label: HISTORY_WORDS.historyFilter.season,
    options: all(SEASON, HISTORY_WORDS.historyFilter.everySeason),
  },
  {
    field: 'occasion',
    label: HISTORY_WORDS.historyFilter.occasion,
    options: all(OCCASION, HISTORY_WORDS.historyFilter.everyOccasion),
  },
  {
    field: 'style',
    label: HISTORY_WORDS.historyFilter.style,
    options: all(STYLE, HISTORY_WORDS.historyFilter.everyStyle),
  },
  {
    field: 'posted',
    label: HISTORY_WORDS.historyFilter.posted,
    options: all(
      [
        { value: 'true', label: HISTORY_WORDS.historyFilter.inTheGallery },
        { value: 'false', label: HISTORY_WORDS.historyFilter.onlyYou },
      ],
      HISTORY_WORDS.historyFilter.postedOrNot,
    ),
  },
  {
    field: 'liked',
    label: HISTORY_WORDS.historyFilter.liked,
    options: all(
      [
        { value: 'true', label: HISTORY_WORDS.historyFilter.liked },
        { value: 'false', label: HISTORY_WORDS.historyFilter.notLiked },
      ],
      HISTORY_WORDS.historyFilter.likedOrNot,
    ),
  },
];

/** Days that Recent goes back. */
export const RECENT_DAYS = 7;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day of this browser as the moment it begins; `days` later where asked. Undefined for what is no day. */
export function startOfDay(day: string, days = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + days);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** A moment as a calendar day of this browser: `2026-11-21`. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The first day of what Recent shows, seen from `now`. */
export const recentFrom = (now: Date): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - RECENT_DAYS + 1));

/** The filter that an address holds. */
export const readFilter = (params: URLSearchParams): HistoryFilter => {
  const read = (field: FilterField) => params.get(field) ?? '';
  return {
    words: read('words'),
    category: read('category'),
    season: read('season'),
    occasion: read('occasion'),
    style: read('style'),
    posted: read('posted'),
    liked: read('liked'),
    recent: read('recent'),
    from: read('from'),
    to: read('to'),
  };
};

/** What the server is asked for. Days become moments; what nobody knows is left out. */
export function wishOf(filter: HistoryFilter, isTrash: boolean, now = new Date()): DesignsWish {
  const chosen = FILTER_CHOICES.flatMap(({ field, options }) => {
    const value = filter[field];
    return value !== 'all' && options.some((option) => option.value === value) ? [[field, value]] : [];
  });
  return {
    ...Object.fromEntries(chosen),
    words: filter.words,
    from: startOfDay(filter.recent === 'true' ? recentFrom(now) : filter.from) ?? '',
    to: startOfDay(filter.to, 1) ?? '',
    ...(isTrash && { trash: 'true' }),
  };
}

/** How many filters are set. */
export const countFilters = (filter: HistoryFilter): number => FILTER_FIELDS.filter((field) => filter[field]).length;
