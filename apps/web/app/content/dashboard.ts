/** Words of the dashboard. */
export const DASHBOARD = {
  activityList: {
    youDesigned: (title: string | number) => `You designed “${title}”`,
    notDrawnTokenBack: (title: string | number) => `Not drawn, token back: “${title}”`,
    youPosted: (title: string | number) => `You posted “${title}”`,
    personLikes: 'person likes',
    peopleLike: 'people like',
    youBought: (count: string | number) => `You bought ${count}`,
    freeFromUs: (count: string | number) => `${count} free, from us`,
    recentActivity: 'Recent Activity',
    noRecentActivity: 'No recent activity',
  },
  dashboard: {
    youHaveSaved: (count: string, isOne: boolean) => `You have ${count} saved ${isOne ? 'design' : 'designs'}`,
    premiumPlan: 'High Definition and clear backgrounds are open to you.',
    freePlan: 'Free plan: nothing renews by itself, tokens are bought when you want them.',
    yourDesigns: 'Your Designs',
    inTheGallery: (posted: string | number) => `${posted} in the gallery`,
    inTheMaking: (running: string | number) => `, ${running} in the making`,
    createDesign: 'Create Design',
    subscription: 'Subscription',
    noSubscription: (left: string, free: string, bought: string) =>
      `No subscription. ${left} left: ${free} free, ${bought} bought.`,
    viewPlans: 'See prices',
    welcome: (name: string | number) => `Welcome, ${name}`,
    upgradeToPremium: 'Upgrade to Premium',
    addTokens: 'Add Tokens',
    yourNumbersCouldNot: 'Your numbers could not be loaded',
    nothingIsLost: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
  latestDesigns: {
    latestSheets: 'Latest designs',
    willHang: 'What you make stands here.',
    allGenerations: 'All Generations',
  },
} as const;
