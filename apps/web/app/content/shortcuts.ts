/** Words of the keys that do something, and the list of them. */
export const SHORTCUTS = {
  title: 'Keys',
  lead: 'They work wherever nobody is writing.',
  single: 'Single keys',
  singleHint: 'Off, only keys with Ctrl or Cmd and those of what is open work.',
  andThen: 'then',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        { keys: ['?'], does: 'This list' },
        { keys: ['/'], does: 'Search, where there is a search' },
        { keys: ['G', 'H'], does: 'Home' },
        { keys: ['G', 'S'], does: 'AI Outfit' },
        { keys: ['G', 'A'], does: 'All Generations' },
        { keys: ['G', 'G'], does: 'Gallery' },
        { keys: ['G', 'D'], does: 'Dashboard' },
        { keys: ['G', 'T'], does: 'Your tokens' },
        { keys: ['G', 'P'], does: 'Pricing' },
        { keys: ['G', 'U'], does: 'Your account' },
      ],
    },
    {
      name: 'With a design',
      keys: [
        { keys: ['L'], does: 'Like, or take the like back' },
        { keys: ['D'], does: 'Download' },
        { keys: ['S'], does: 'Share' },
        { keys: ['Ctrl', 'Enter'], isTogether: true, does: 'Generate, while the brief is written' },
      ],
    },
    {
      name: 'Looking from near, and in the reel',
      keys: [
        { keys: ['←', '→'], isEither: true, does: 'The design before, the next one; or moves what is near' },
        { keys: ['↑', '↓'], isEither: true, does: 'The same in the reel' },
        { keys: ['+', '−', '0'], isEither: true, does: 'Nearer, farther, whole' },
        { keys: ['Esc'], does: 'Closes what is open' },
      ],
    },
  ],
} as const;
