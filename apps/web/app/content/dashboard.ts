/** Words of the dashboard. */
export const DASHBOARD = {
  activityList: {
    youDesigned: (title: string | number) => `You designed ${title}`,
    notDrawnTokenBack: (title: string | number) => `Not drawn, token back: ${title}`,
    youPosted: (title: string | number) => `You posted ${title}`,
    personLikes: 'person likes',
    peopleLike: 'people like',
    youBought: (count: string | number) => `You bought ${count}`,
    freeFromUs: (count: string | number) => `${count} free, from us`,
    recentActivity: 'Recent Activity',
    noRecentActivity: 'No recent activity',
  },
  dashboard: {
    youHaveSaved: (count: string, isOne: boolean) => `You have ${count} saved ${isOne ? 'design' : 'designs'}`,
    premiumPlan: 'You are on the Premium plan',
    freePlan: 'You are on the Free plan',
    oneGenerationLeft: '1 generation left',
    generationsLeft: (left: string | number) => `${left} generations left`,
    yourDesigns: 'Your Designs',
    inTheGallery: (posted: string | number) => `${posted} in the gallery`,
    inTheMaking: (running: string | number) => `, ${running} in the making`,
    createDesign: 'Create Design',
    subscription: 'Subscription',
    freeBought: (left: string | number, freetokens: string | number, tokens: string | number) =>
      `${left}: ${freetokens} free, ${tokens} bought`,
    viewPlans: 'View Plans',
    welcome: (name: string | number) => `Welcome, ${name}`,
    upgradeToPremium: 'Upgrade to Premium',
    yourNumbersCouldNot: 'Your numbers could not be loaded',
    nothingIsLost: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
  latestDesigns: {
    latestSheets: 'Latest sheets',
    willHang: 'What you make stands here.',
    allGenerations: 'All Generations',
  },
} as const;
