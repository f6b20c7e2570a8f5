/** Words of the public page of a design. */
export const PUBLIC_PAGE = {
  heartButton: {
    like: 'Like',
    likeSoFar: (likes: string | number) => `Like, ${likes} so far`,
    signIn: 'Sign in',
  },
  keepButton: {
    keptInThisBrowser: 'Kept in this browser, and moved to your account when you sign in.',
    tryAgainInA: 'Try again in a moment.',
    addToCollection: 'Add to collection',
  },
  publicPage: {
    more: 'More',
    onItsWay: 'The picture is on its way …',
    enlargeThePicture: 'Enlarge the picture',
    fashionIllustration: (title: string | number) => `Fashion illustration: ${title}`,
    by: (userName: string | number) => `by ${userName}`,
    houseDesign: '· house design',
    whatWasAskedFor: 'What was asked for',
    designYourOwn: 'Create Design',
    seeItInThe: 'See it in the gallery',
  },
  publicWaiting: {
    loadingTheDesign: 'Loading the design',
    designNotShownToile: 'Design not shown · Toile',
    theDesignCouldNot: 'The design could not be fetched',
    thisDesignIsNot: 'This design is not shown',
    theServerCannotBe: 'The server cannot be reached at the moment. The design is safe.',
    itsAuthorHasTaken: 'Its author has taken it back, or the address is not complete.',
    tryAgain: 'Try again',
    returnToHome: 'Return to Home',
  },
} as const;
