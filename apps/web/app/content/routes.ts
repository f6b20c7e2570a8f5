/** Words of the routes: titles of their pages, and what they say themselves. */
export const ROUTES = {
  account: {
    yourAccountToile: 'Your account · Toile',
  },
  aiOutfitGenerator: {
    aiOutfitGeneratorToile: 'AI Outfit Generator · Toile',
    describeAnOutfitIn: 'Describe an outfit in words and options, and get a picture of it with a written description.',
    generate: 'Generate',
    allGenerations: 'All Generations',
    left: (tokens: string) => `${tokens} left.`,
    thatWasYourLast: 'That was your last token.',
    signInToGoOn: 'Your brief is kept. Sign in to go on.',
    yourBriefIsKept: 'Your brief is kept.',
    yourDesignsAreKept: 'Your designs are kept.',
    generator: 'Generator',
    highDefinitionAndRemove: 'High Definition and Remove Background come with your first tokens.',
  },
  dashboard: {
    dashboardToile: 'Dashboard · Toile',
  },
  gallery: {
    communityGalleryToile: 'Community Gallery · Toile',
    outfitsThatPeopleDescribed:
      'Outfits that people described and Toile drew: like them, share them, download them, and post your own.',
    thisDesignIsNot: 'This design is not in the gallery any more.',
  },
  login: {
    signInToile: 'Sign in · Toile',
  },
  notFound: {
    pageNotFoundToile: 'Page not found · Toile',
    pageNotFound: 'Page not found',
    thisPieceIsMissing: 'This piece is missing from the pattern: nothing is kept at',
    returnToHome: 'Return to Home',
    seeTheGallery: 'See the gallery',
    designAnOutfit: 'Create Design',
  },
  publicDesign: {
    download: 'Download',
  },
  receipt: {
    receiptToile: 'Receipt · Toile',
  },
  recovery: {
    setANewPassword: 'Set a new password · Toile',
  },
  signup: {
    createAnAccountToile: 'Create an account · Toile',
  },
  tokens: {
    yourTokensToile: 'Your tokens · Toile',
    yourTokens: 'Your tokens',
  },
  verification: {
    confirmYourAddressToile: 'Confirm your address · Toile',
  },
} as const;
