/** Words of the bars around every screen. */
export const SHELL = {
  accountMenu: {
    accountMenu: 'Account menu',
    yourAccount: 'Your account',
    logout: 'Logout',
  },
  bottomBar: {
    tabs: 'Tabs',
  },
  destinations: {
    home: 'Home',
    aiOutfit: 'AI Outfit',
    gallery: 'Gallery',
    pricing: 'Pricing',
  },
  offlineNote: {
    youAreOfflineWhat: 'You are offline. What you wrote is kept; the rest comes when you are back.',
  },
  shell: {
    skipToContent: 'Skip to content',
  },
  themeSwitch: {
    switchToTheme: (next: string | number) => `Switch to ${next} theme`,
  },
  topBar: {
    signIn: 'Sign In',
    toileHome: 'Toile, home',
    main: 'Main',
  },
  logout: {
    youAreStillSigned: 'You are still signed in.',
  },
} as const;
