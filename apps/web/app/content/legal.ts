/** The three legal pages. Each says in a line what it comes down to, then in full. */
export interface LegalText {
  title: string;
  gist: string;
  sections: readonly { id: string; heading: string; text: readonly string[] }[];
}

/** As the specification words it; the same for all three. */
/** What stands around each of the texts. */
export const LEGAL_PAGE = {
  lastUpdated: 'Last updated:',
  contents: 'On this page',
  questions: 'Questions?',
  contact: 'Contact us',
} as const;

export const LAST_UPDATED = { words: 'May 4, 2025', machine: '2025-05-04' } as const;

export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  gist: 'We keep what is needed to draw for you and to know what you paid. We sell nothing, show no advertising and load nothing from third parties to watch you.',
  sections: [
    {
      id: 'kept',
      heading: 'What we keep',
      text: [
        'Your account: the name and e-mail address you gave, a password of which only a hash is stored, and, if you signed in with Google, what Google tells about your name, address and picture.',
        'Your designs: the words and options of each brief, what was read in them, the picture, its description, and when it was made.',
        'Your tokens: every token given, spent, bought or returned, with the order numbers of the payment provider. We never see or store card numbers, UPI PINs or bank passwords.',
        'What keeps the service safe: the times and addresses of sign-ins, and counts of requests, so that nobody can guess passwords or drown the service.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we keep it',
      text: [
        'To draw what you ask for, to show it to you again, to account for what you paid, to answer when you write, and to meet the law. For nothing else.',
        'Your briefs and pictures are not used to train models.',
      ],
    },
    {
      id: 'who',
      heading: 'Who sees it',
      text: [
        'You. A design is private until you post it to the community gallery or share it; then everybody with the link can see its picture, its words and the name you show.',
        'The payment provider, for payments you start; the mail service, for letters we send you; and where this shop has connected a hosted model, that model’s provider receives the words of your brief, without your name or address.',
        'Nobody ever sees your e-mail address through the gallery, and we sell data to nobody.',
      ],
    },
    {
      id: 'long',
      heading: 'For how long',
      text: [
        'As long as your account stands. When you delete it, your name, address, sessions and private designs are removed; records of payments stay for as long as tax law asks.',
        'Posts that others have liked or remixed lose your name with your account.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      text: [
        'A copy of what we keep, a correction, or deletion. Write to the address on our contact page; we answer within 30 days, as the Digital Personal Data Protection Act, 2023 and, where it applies, the GDPR ask of us.',
        'If our answer does not satisfy you, you can turn to the data protection board or authority of your country.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      text: [
        'Toile is not for people under 18 without the consent of a parent. If a child signed up without it, tell us and the account goes.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      text: [
        'When this policy changes, the date above changes with it, and users are told by e-mail before anything new is done with what they gave.',
      ],
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms of Service',
  gist: 'One token draws one design. Tokens are non-refundable, prices may change without notice, and what you make is yours.',
  sections: [
    {
      id: 'service',
      heading: 'The service',
      text: [
        'Toile reads a description of clothing and answers with a picture and a written description of it. By making an account you accept these terms.',
        'A picture is a fashion illustration, a first draft. It is not a sewing pattern, and a garment made after it needs the eye of whoever makes it.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      text: [
        'Give an address that is yours, keep your password to yourself, and tell us when somebody else has it. What happens under your account counts as yours until you do.',
      ],
    },
    {
      id: 'tokens',
      heading: 'Tokens and prices',
      text: [
        'One design costs one token. A new account has one token free; free tokens are spent before bought ones.',
        'Tokens are bought in rupees through the payment provider. Tokens are non-refundable and cannot be exchanged for money, except where the law asks for it.',
        'A design that could not be drawn gives its token back by itself. That is no refund; the token was not spent.',
        'Prices may change without notice. A change never touches tokens that were already bought.',
      ],
    },
    {
      id: 'content',
      heading: 'What you make is yours',
      text: [
        'You own your generated content: the words you write and the pictures and descriptions made from them. You may use, change, sell and produce them without asking or naming us.',
        'When you post a design to the community gallery you allow us to show it there, and others to look at it, like it and download it, until you take it down.',
        'Two people who write the same words may get similar pictures; nobody gets an exclusive right to a description.',
      ],
    },
    {
      id: 'rules',
      heading: 'What is not allowed',
      text: [
        'Nudity, anything sexual about minors, hateful symbols, the likeness of a real person without their consent, and copying somebody’s protected design on purpose.',
        'Attacking the service, getting round its limits, or running it through scripts that others pay for. Accounts that do are closed.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      text: [
        'The service is given as it is. We answer without limit for intent and gross negligence and where the law allows no limit; otherwise up to what you paid us in the twelve months before.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      text: [
        'These terms follow the law of India. Consumers elsewhere keep the protection of their own country’s law.',
      ],
    },
  ],
};

export const COOKIES: LegalText = {
  title: 'Cookie Policy',
  gist: 'Two cookies: one to know that you are signed in, one so that nobody can lock you out by guessing; and a third if you choose a language. No advertising, no measuring, no third parties; so there is no banner.',
  sections: [
    {
      id: 'session',
      heading: 'The cookie of your session',
      text: [
        'When you sign in, a cookie whose name begins with a_session_ holds an opaque key to your session. Scripts cannot read it, other sites cannot send it, and it goes when you sign out or after a year.',
        'Without it nobody can be signed in, so it needs no consent.',
      ],
    },
    {
      id: 'known',
      heading: 'The cookie of a known device',
      text: [
        'When you sign in with your password, a cookie named toile_known marks this browser as one that knew it, for a year and also after you sign out. It holds a random mark for each of up to five accounts and opens nothing.',
        'By it strangers who guess at your password are counted apart from you, and cannot lock you out. Scripts cannot read it, it is sent only where one signs in, and you can delete it in your browser at any time.',
      ],
    },
    {
      id: 'language',
      heading: 'The cookie of your language',
      text: [
        'When you choose a language, a cookie named toile_language keeps which, for a year, so that every page comes in it. It holds two letters, says nothing else about you, and is not set before you choose.',
      ],
    },
    {
      id: 'google',
      heading: 'While signing in with Google',
      text: [
        'One more cookie lives for a few minutes, so that the answer that comes back from Google belongs to the question this browser asked.',
      ],
    },
    {
      id: 'storage',
      heading: 'What your browser keeps by itself',
      text: [
        'The theme you chose, the brief you are writing, which designs you liked, and the designs you put aside on this device. They stay in your browser’s storage and can be cleared there.',
      ],
    },
    {
      id: 'payments',
      heading: 'While paying',
      text: ['The payment provider’s window sets cookies of its own, under its own policy, only while it is open.'],
    },
    {
      id: 'without',
      heading: 'How to do without',
      text: ['Refuse cookies in your browser: every page that needs no account keeps working. Signing in does not.'],
    },
  ],
};
