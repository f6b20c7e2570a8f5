/** Words of the features, blog, about and contact pages. */
export const FEATURES = {
  title: 'What Makes Us Stand Out?',
  lede: 'Four claims, and for each the thing that backs it.',
  cards: [
    {
      id: 'ai-powered-design',
      title: 'AI-powered design',
      text: 'Your words are read for garment, cut, cloth, colour, print and detail, and every one that was understood is shown as understood. What could not be drawn is said, with what was drawn instead.',
      figure: 'lehenga',
    },
    {
      id: 'personalized-collections',
      title: 'Personalized collections',
      text: 'The person, the season, the occasion, the style: ten options and one scale from conservative to experimental. Change one word or one option at a time, and a collection holds together.',
      figure: 'suit',
    },
    {
      id: 'professional-quality',
      title: 'Professional quality',
      text: 'Each sheet has the figure, the flats front and back, and swatches cut from the very cloth that was painted. With bought tokens also in High Definition, 4,095 pixels tall, and without its background.',
      figure: 'overcoat',
    },
    {
      id: 'rapid-prototyping',
      title: 'Rapid prototyping',
      text: 'A sheet in seconds, one token each, and the token back if it fails. Forty looks before the cutting table costs a metre of cloth.',
      figure: 'ikat',
    },
  ],
  next: 'See everything you can do',
} as const;

export const BLOG = {
  title: 'Discover What You Can Do',
  lede: 'The whole of Toile, in the order you will meet it.',
  parts: [
    {
      title: 'Write',
      items: [
        [
          'Say it as you would to a tailor',
          'One word or a whole page, in any order. Indian and Western garments, cloths, weaves, prints and embroideries by their own names.',
        ],
        [
          'See what was understood',
          'Beside each sheet stand your words: those that were drawn underlined in running stitch, those that could not be in a wavy chalk line.',
        ],
        [
          'Set the options',
          'Category, gender, age, skin tone, season, occasion, accessories and style, or leave any of them to your words.',
        ],
        ['Choose how bold', 'Creativity from 0 to 100: conservative keeps to the brief, experimental cuts further.'],
      ],
    },
    {
      title: 'Draw',
      items: [
        [
          'A sheet, not a snapshot',
          'Figure, flats, swatches and a title on one piece of paper, with a written description beside it.',
        ],
        ['Leave if you like', 'A design that is being drawn is finished without you, and waits in your history.'],
        ['Never pay for nothing', 'One token a design; one that fails gives its token back by itself.'],
      ],
    },
    {
      title: 'Refine',
      items: [
        ['Change a word', 'Change the brief or one option and press again; the new sheet lies beside the last one.'],
        [
          'Start again from any design',
          'Every design keeps its brief and its seed, so the same press gives the same picture.',
        ],
      ],
    },
    {
      title: 'Show',
      items: [
        ['Keep', 'Your generation history holds every design you made.'],
        ['Download', 'Sheets carry their origin in their metadata, so nobody need wonder who made them.'],
        ['Share', 'WhatsApp, Facebook, Twitter and Instagram, or a search for clothes like it in the shops.'],
        [
          'Post',
          'The community gallery: likes, a full-screen reel, and everybody’s words beneath everybody’s pictures.',
        ],
      ],
    },
  ],
  start: 'Write a brief',
} as const;

export const ABOUT = {
  title: 'A first draft you can hold up and judge',
  paragraphs: [
    'A toile is the first version of a garment, cut in plain muslin: the point where an idea becomes something you can hold up, walk round and judge. Nobody sells a toile. Everybody who makes clothes needs one.',
    'Toile makes that first version out of words. Designers use it to find the silhouette before the pattern table; boutiques, to agree with a client before a metre is cut; retailers, to see a range before it is sampled; and people who love clothes, to see what they have in mind.',
    'It draws by itself, on a machine of ours, without sending your words elsewhere unless the shop says so. It tells you what it understood, what it chose for you, and what it could not draw. It charges for pictures, not for promises.',
  ],
  next: {
    title: 'From a sentence to a sheet',
    lede: 'Every picture here was drawn by Toile, from words alone.',
    start: 'Write a brief',
  },
  team: { title: 'The team', sample: 'Sample entries, by role: whoever runs this shop puts its people here.' },
} as const;

export const CONTACT = {
  title: 'Talk to us',
  lede: 'About a design, a payment, a press question or the cut of a sleeve.',
  labels: { email: 'Support', phones: 'Telephone', social: 'Social', address: 'Post' },
  unfilled: 'Whoever runs this shop has not said yet how to be reached.',
  sample: 'Sample details: whoever runs this shop puts its own here.',
} as const;

export const FOOTER = {
  columns: [
    {
      title: 'Product',
      links: [
        ['AI Outfit Generator', '/ai-outfit-generator'],
        ['Gallery', '/gallery'],
        ['Pricing', '/pricing'],
        ['Features', '/features'],
      ],
    },
    {
      title: 'Company',
      links: [
        ['About', '/about'],
        ['Blog', '/blog'],
        ['Contact', '/contact'],
      ],
    },
    {
      title: 'Legal',
      links: [
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Cookies', '/cookies'],
      ],
    },
  ],
  /** The other language by the name its readers give it, and where the server gives the same page in it. */
  inOther: { name: 'हिन्दी', language: 'hi', at: '?language=hi' },
  rights: 'All rights reserved.',
  powered: 'Powered by the Toile atelier: every picture here was drawn by it.',
} as const;
