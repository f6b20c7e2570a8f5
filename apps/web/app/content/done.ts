/** Words of the notice that a design is done, wherever somebody is. */
export const DONE = {
  isReady: (title: string) => (title ? `${title} is ready` : 'Your design is ready'),
  open: 'Open it',
  more: 'It lies on the table.',
  tellMe: 'Tell me when it is done',
  willTell: 'Your browser will tell you when it is done.',
} as const;
