/** Words of the gallery. */
export const GALLERY_WORDS = {
  emptyWall: {
    noSharedDesignsYet: 'No shared designs yet',
    theLineIsEmpty: 'The line is empty. What you save to the gallery hangs here first.',
    createYourFirstDesign: 'Create Your First Design',
    goToYourDesigns: 'Go to your designs',
    nothingLikedYet: 'Nothing liked yet',
    designsWhoseHeartYou: 'Designs whose heart you press are kept together here.',
    seeEveryonesDesigns: 'See everyone’s designs',
    youHaveNotShared: 'You have not shared a design yet',
    saveOneOfYour: 'Save one of your designs to the gallery and it hangs here and with everyone’s.',
    yourCollectionIsEmpty: 'Your collection is empty',
    openADesignChoose: 'Open a design, choose Transfer, save, then Upload to gallery: it is kept here.',
    couldNotBeLoaded: 'The gallery could not be loaded',
    nothingIsLost: 'Nothing is lost: the designs are where they were. Look again in a moment.',
    lookAgain: 'Look again',
  },
  gallery: {
    designs: 'Designs',
  },
  likeButton: {
    likeSoFar: (likes: string | number) => `Like, ${likes} so far`,
  },
  tile: {
    /** What stands under a design: the words it was asked for with. Those of the house are English. */
    words: (prompt: string | number, _title: string | number, _isHouse: boolean) => `${prompt}`,
    /** What is told of it; nothing where that is in another language. */
    tells: (description: string | number) => `${description}`,
    by: (name: string | number) => `by ${name}`,
    byHouse: (_name: string | number) => 'from the house',
  },
  toolbar: {
    grid: 'Grid',
    masonry: 'Masonry',
    communityGallery: 'Community Gallery',
    createDesign: 'Create Design',
    whoseDesigns: 'Whose designs',
    order: 'Order',
    layout: 'Layout',
    shows: { all: 'All', liked: 'Liked by me', mine: 'Mine', kept: 'Collection' },
    orders: { newest: 'Newest', 'most-liked': 'Most liked' },
  },
  wallEnd: {
    room: { all: 'Room for yours', liked: 'Room for more', mine: 'Room for your next', kept: 'Room for more' },
    moreDesignsCouldNot: 'More designs could not be fetched. These stay.',
    tryAgain: 'Try again',
    fetchingMoreDesigns: 'Fetching more designs',
    everyDesign: (count: string | number, isOne: boolean) =>
      isOne ? 'One design hangs here so far.' : `You have seen all ${count} designs.`,
  },
  wallSkeleton: {
    loadingDesigns: 'Loading designs',
  },
} as const;
