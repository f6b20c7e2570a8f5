/** Words of the reel. */
export const REEL = {
  reelSheet: {
    fashionIllustration: (title: string | number) => `Fashion illustration: ${title}`,
  },
  reelSide: {
    shop: 'Shop',
    share: 'Share',
    transfer: 'Transfer, save',
    like: 'Like',
    likeSoFar: (likes: string | number) => `Like, ${likes} so far`,
  },
  reelWords: {
    ofWord: (count: string | number) => `of ${count}`,
    showMore: 'Show more',
    by: (post: string | number) => `by ${post}`,
    houseDesign: '· house design',
    openItsPage: 'Open its page',
  },
  reel: {
    previousDesign: 'Previous design',
    nextDesign: 'Next design',
    close: 'Close',
  },
} as const;
