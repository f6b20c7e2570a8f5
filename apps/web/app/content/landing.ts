/** Words of the landing page. */
export const LANDING = {
  badge: { mark: 'New', words: 'AI Outfit Generator' },
  headline: ['Write', 'the outfit.', 'See it', 'drawn.'],
  lede: 'Describe a garment the way you would to a tailor. Toile draws it, names every choice it made, and lets you change them.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  firstIsFree: 'Your first design is free. After that, one token each.',
  youHave: (tokens: string) => `You have ${tokens}. A design takes one.`,
  trustedBy: 'Trusted by',
  trustedBySample: 'Sample marks',
  carousel: 'Sample designs',
  features: {
    title: 'What it does',
    cards: {
      generation: {
        title: 'AI outfit generation',
        text: 'Write it the way you would say it to a tailor. Garment, cloth, colour, neckline, sleeve and print are all read.',
        alt: 'The skirt of an indigo bandhani lehenga, close: dots tied in clusters, a zari waistband, bangles',
      },
      styles: {
        title: 'Customizable styles',
        text: 'Eight styles, ten occasions, five categories, and one scale from conservative to experimental.',
      },
      realistic: {
        title: 'Realistic visual output',
        text: 'Plaid that turns with the sleeve, satin that catches the light, pleats that fall.',
        alt: 'A checked wool blazer over an open ivory shirt, close: the check follows the sleeve and the lapel',
      },
      instant: {
        title: 'Instant results',
        text: 'From the press of the button to a finished sheet. If it fails, the token comes back by itself.',
        count: '2',
        unit: 'seconds or so for a sheet, when nobody waits before you',
      },
    },
  },
  steps: {
    title: 'One brief, three steps',
    describe: {
      title: 'Describe the vision',
      hint: 'Your own words, up to 1,000 characters. Options are there when you want them.',
    },
    generate: { title: 'AI generation', hint: 'Sewn: from your words. Basted: chosen for you.' },
    refine: {
      title: 'Refine',
      hint: 'Change a word or an option and press again:',
      change: 'in midnight blue',
      sheet: 'The sheet after the change: the slip gown in midnight blue satin, its flats and its swatch',
    },
  },
  lessons: {
    title: 'Three short lessons',
    lede: 'Each is under a minute long.',
  },
  samples: { title: 'Sample designs', lede: 'Each was drawn here, from the words beneath it.' },
  voices: {
    title: 'What people say',
    sample: 'Sample quotes, by role: the shop that runs this page puts real ones here.',
    stars: '5 of 5 stars',
  },
  closing: {
    title: 'Get Started Today',
    lede: 'Bring one sentence. Leave with a sheet you can hold up and judge.',
    button: 'Get Started',
  },
} as const;

/** The brief that the three steps follow, and what is read in it. */
export const STEP_BRIEF = {
  words: 'Emerald satin slip gown, cowl neckline, ankle length',
  read: [
    { what: 'Garment', as: 'Slip dress', sewn: true },
    { what: 'Cloth', as: 'Satin', sewn: true },
    { what: 'Colour', as: 'Emerald', sewn: true, colour: '#16765a' },
    { what: 'Neckline', as: 'Cowl', sewn: true },
    { what: 'Length', as: 'Ankle', sewn: true },
    { what: 'Shoes', as: 'Black heels', sewn: false },
  ],
} as const;
