/** Words of the ways to send, keep and post a design. */
export const SHARE = {
  postingItem: {
    saveToGallery: 'Save to gallery',
    unpost: 'Take out of gallery',
  },
  saveButton: {
    posted: 'Posted',
    unpost: 'Take out of gallery',
    saveToGallery: 'Save to gallery',
    inTheGallery: 'In the gallery',
    save: 'Save',
  },
  takeOutDialog: {
    title: 'It hangs in the community gallery',
    lead: 'Everybody who is signed in sees it there. Taken out, it stays yours.',
    cancel: 'Leave it there',
  },
  shareDesign: {
    theDesignIsSafe: 'The design is safe. Try again in a moment.',
    theBrowserKeptThe: 'The browser kept the new window closed.',
    allowItOrCopy: 'Allow it, or copy the link.',
    drawnByToile: (title: string | number) => `${title}, drawn by Toile`,
    linkCopied: 'Link copied',
    whoeverHasItCan: 'Whoever has it can see the design.',
    theLinkCouldNot: 'The link could not be copied.',
  },
  shareItems: {
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    facebook: 'Facebook',
    twitter: 'Twitter',
    copyLink: 'Copy link',
    more: 'More…',
  },
  shareMenu: {
    share: 'Share',
  },
  shopItems: {
    findOnMyntra: 'Find on Myntra',
    searchAllShops: 'Search all shops',
  },
  transferItems: {
    tryAgainInA: 'Try again in a moment.',
    takenOutOfYour: 'Taken out of your collection',
    itCouldNotBe: 'It could not be taken out.',
    removeFromCollection: 'Remove from collection',
    uploadToGallery: 'Upload to gallery',
    download: 'Download',
    unpost: 'Take out of gallery',
  },
  postDialog: {
    title: 'Post it to the community gallery?',
    lead: 'Everybody who is signed in sees this, and whoever has its address. You can take it back at any time.',
    words: 'Your words',
    name: 'Your name',
    cancel: 'Keep it private',
    confirm: 'Post it',
  },
  posting: {
    pleaseMakeSureThat: 'Please make sure that you are signed in and that the design is yours.',
    theServerCannotBe: 'the server cannot be reached',
    takenOutOfThe: 'Taken out of the community gallery',
    theDesignIsStill: 'The design is still yours.',
    itCouldNotBe: 'It could not be taken out.',
    tryAgainInA: 'Try again in a moment.',
  },
} as const;
