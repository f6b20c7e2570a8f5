/** Words of designs side by side. */
export const COMPARE_WORDS = {
  title: 'Compare · Toile',
  heading: 'Side by side',
  lede: 'What differs from the first is listed, and marked on the pictures by its number.',
  back: 'All Generations',
  nth: (n: number) => `Design ${n}`,
  differs: (count: number) =>
    count === 0
      ? 'Nothing that is worn differs from the first.'
      : count === 1
        ? '1 thing differs from the first'
        : `${count} things differ from the first`,
  first: 'The others are compared with this one.',
  nothing: 'none',
  change: (from: string, to: string) => `${from} → ${to}`,
  slider: 'Show more of the second',
  over: 'One over the other',
  alt: (title: string) => `${title}, the person alone`,
  marks: (numbers: string) => `differs in ${numbers}`,
  few: 'Choose two to four designs of yours to compare.',
  toHistory: 'Go to your designs',
  lost: 'One of these designs cannot be compared',
  lostMore: 'It was deleted, it is not finished, or nobody knows what is worn in it.',
} as const;
