import { ACCESSORIES, AGE, CATEGORY, ETHNICITY, GENDER, OCCASION, SEASON, SKIN_COLOR, STYLE } from '@toile/contract';
import { ABOUT, CONTACT } from '../apps/web/app/content/site-pages.ts';

/** What one who comes to an address finds there: the texts that are named for it, or the path that is shown instead. */
export type Found = readonly string[] | { sentTo: string };

/** A route, or a state of it that an address leads to. */
export interface Stop {
  path: string;
  guest: Found;
  user: Found;
}

const FOOTER = ['Product', 'Company', 'Legal', '©', 'Powered by'];
const TABS = ['Home', 'AI Outfit', 'Gallery', 'Pricing'];
const CLAIMS = ['AI-powered design', 'Personalized collections', 'Professional quality', 'Rapid prototyping'];
const OPTIONS = [CATEGORY, GENDER, ETHNICITY, AGE, SKIN_COLOR, SEASON, ACCESSORIES, OCCASION, STYLE]
  .flat()
  .map(({ label }) => label);

const toLogin = { sentTo: '/login' };
/** The same for everybody, within the bars and above the footer. */
const open = (path: string, texts: readonly string[]): Stop => ({
  path,
  guest: [...texts, ...FOOTER, ...TABS, 'Sign In'],
  user: [...texts, ...FOOTER, ...TABS, 'Account menu'],
});
/** For users only. */
const closed = (path: string, texts: readonly string[]): Stop => ({
  path,
  guest: toLogin,
  user: [...texts, ...TABS, 'Account menu'],
});
/** For guests only. */
const entrance = (path: string, texts: readonly string[]): Stop => ({ path, guest: texts, user: { sentTo: '/' } });

/** Name of the user who visits. */
export const VISITOR = 'Asha Rao';

/** Every route of the specification with every text that it names there, to the letter, as a new account finds them. */
export const STOPS: readonly Stop[] = [
  open('/', [
    ...['New', 'AI Outfit Generator', 'Get Started', 'Learn More'],
    ...['AI outfit generation', 'Customizable styles', 'Realistic visual output', 'Instant results'],
    ...['Describe the vision', 'AI generation', 'Refine'],
    ...['SignUp/SignIn', 'Design Generation', 'Community Gallery', 'Get Started Today'],
  ]),
  entrance('/login', ['Welcome back', 'Email', 'Password', 'Sign in', 'Create an account']),
  entrance('/signup', [
    ...['Create an account', 'Full Name', 'Email', 'Password', 'at least 8 characters', 'Terms', 'Privacy'],
    ...['Create account', 'Sign in'],
  ]),
  closed('/ai-outfit-generator', [
    ...['Generate', 'All Generations', 'Add Tokens', 'Tips', 'Creativity', 'Conservative', 'Experimental'],
    ...['High Definition', 'Remove Background'],
    ...['High-resolution downloads', 'Background removal'],
    ...['Category', 'Gender', 'Ethnicity', 'Age group', 'Skin color', 'Season', 'Accessories', 'Occasion', 'Style'],
    ...OPTIONS,
  ]),
  closed('/ai-outfit-generator?tab=all-generations', [
    ...['Your Generation History', 'No designs generated yet', 'Generate Designs'],
    ...['Filter', 'Recent', 'Generate New Designs'],
  ]),
  closed('/dashboard', [
    ...[`Welcome, ${VISITOR}`, 'Your Designs', 'You have 0 saved designs', 'Subscription', 'Free plan'],
    ...['Recent Activity', 'Upgrade to Premium'],
  ]),
  closed('/gallery', ['Create Design', 'No shared designs yet', 'Create Your First Design']),
  open('/pricing', [
    ...['Choose Your Token Plan', 'BUY NOW', '10 tokens', '25 tokens', '50 tokens', '₹150', '₹350', '₹650'],
    ...['₹15.00 each', '₹14.00 each', '₹13.00 each', 'non-refundable', 'Prices may change without notice'],
  ]),
  open('/features', ['What Makes Us Stand Out?', ...CLAIMS]),
  open('/blog', ['Discover What You Can Do']),
  open('/about', [ABOUT.title]),
  open('/contact', [CONTACT.title]),
  open('/privacy', ['Privacy Policy', 'May 4, 2025']),
  open('/terms', [
    ...['Terms of Service', 'May 4, 2025', 'Tokens are non-refundable'],
    ...['Prices may change without notice', 'You own your generated content'],
  ]),
  open('/cookies', ['Cookie Policy', 'May 4, 2025']),
  { path: '/no-such-room', guest: ['Page not found', 'Return to Home'], user: ['Page not found', 'Return to Home'] },
];

/** What stands behind a button of a route, for a user: the button's name, and the texts that are named for it. */
export const BEHIND: readonly { path: string; press: string; texts: readonly string[] }[] = [
  { path: '/', press: 'Account menu', texts: [VISITOR, '@example.com', 'Logout'] },
  {
    path: '/ai-outfit-generator',
    press: 'Tips',
    texts: ['Tips for Great Designs', 'Be Specific', 'Mention Colors and Materials', 'Include Style References'],
  },
  {
    path: '/ai-outfit-generator',
    press: 'Add Tokens',
    texts: ['Purchase Tokens', '₹150', '₹350', '₹650', '₹15.00 each', '₹14.00 each', '₹13.00 each'],
  },
];

/** What stands where a design is, by the words it was made from. */
export const withDesign = (words: string, postId: string, designId: string): Record<string, readonly string[]> => ({
  '/dashboard': [words],
  '/gallery': [words, `by ${VISITOR}`, 'Create Design'],
  [`/gallery?post=${postId}`]: [words, 'Shop', 'Share', 'Transfer', 'Like, 0 so far', 'Close'],
  '/ai-outfit-generator?tab=all-generations': [words, 'Your Generation History'],
  [`/ai-outfit-generator?design=${designId}`]: [
    ...['Current Generated Designs', `An outfit for: ${words}`, 'Enlarge the picture'],
    ...['Share', 'Download', 'Like'],
  ],
});
