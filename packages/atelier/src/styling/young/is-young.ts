import type { Person } from '@toile/look';

/** Under eighteen: dressed and posed as the young are. */
export const isYoung = (age: Person['ageGroup']): boolean => age === 'child' || age === 'teen';
