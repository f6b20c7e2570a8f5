import type { Page } from 'playwright-core';

/** A screen to photograph: where it is, and what is done there before, once. */
export interface Screen {
  path: string;
  /** Brings the page into the state that is photographed. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Only the window is photographed, not the whole length of the page. */
  isWindow?: boolean;
}
export type Screens = Readonly<Record<string, Screen>>;

const STUDIO = '/ai-outfit-generator';
const HISTORY = `${STUDIO}?tab=all-generations`;
export const BRIEF =
  'Emerald silk slip gown with a cowl neckline, cut on the bias to the ankle, hem embroidered with peacocks';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const unfold = (button: string, item: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('menuitem', { name: item }).first().waitFor();
};
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const tile = (page: Page) => page.locator('.tile img[data-shown]').first().waitFor();
const picture = (page: Page) => page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();

/** What anybody may see. */
export const GUEST: Screens = {
  landing: { path: '/' },
  features: { path: '/features' },
  blog: { path: '/blog' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  cookies: { path: '/cookies' },
  pricing: { path: '/pricing' },
  login: { path: '/login' },
  'login-wrong': { path: '/login', prepare: (page) => press(page, /^Sign in$/) },
  signup: { path: '/signup' },
  recovery: { path: '/recovery' },
  'not-found': { path: '/no-such-room' },
  'not-shown': { path: '/d/no-such-design' },
};

/** A new account, where nobody has made anything. */
export const NONE: Screens = {
  studio: { path: STUDIO },
  history: { path: HISTORY },
  trash: { path: `${HISTORY}&trash=true` },
  gallery: { path: '/gallery' },
  liked: { path: '/gallery?show=liked' },
  dashboard: { path: '/dashboard' },
  account: { path: '/account' },
  tokens: { path: '/tokens' },
};

/** Addresses of what somebody made. */
export interface Work {
  postId: string;
  designId: string;
}

/** An account with work of its own, in a full gallery. */
export const NORMAL = ({ postId, designId }: Work): Screens => ({
  'studio-wrong': {
    path: STUDIO,
    prepare: async (page) => {
      await page.getByLabel('Your brief').fill('');
      await page.getByLabel('Your brief').press('Control+Enter');
    },
  },
  'studio-written': { path: STUDIO, prepare: (page) => page.getByLabel('Your brief').fill(BRIEF) },
  tips: { path: STUDIO, isWindow: true, prepare: (page) => press(page, 'Tips').then(() => dialog(page)) },
  'studio-making': {
    path: STUDIO,
    prepare: async (page) => {
      // Never answered, so that it stands still.
      await page.route('**/generate-outfit/', (route) =>
        route.request().method() === 'POST' ? null : route.fallback(),
      );
      await page.getByLabel('Your brief').fill(BRIEF);
      await press(page, /^Generate design/);
    },
  },
  'studio-result': { path: `${STUDIO}?design=${designId}`, prepare: picture },
  'share-menu': {
    path: `${STUDIO}?design=${designId}`,
    isWindow: true,
    prepare: (page) => picture(page).then(() => unfold('Share', 'WhatsApp')(page)),
  },
  history: { path: HISTORY },
  'history-filter': { path: HISTORY, prepare: (page) => press(page, 'Filter') },
  gallery: { path: '/gallery', prepare: tile },
  masonry: {
    path: '/gallery',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Masonry' }).check({ force: true });
      await tile(page);
    },
  },
  reel: { path: `/gallery?post=${postId}`, isWindow: true, prepare: dialog },
  'public-page': { path: `/d/${designId}` },
  ...Object.fromEntries(
    ['picture', 'flats', 'measures', 'pattern', 'cost', 'pack'].map((tab) => [
      `garment-${tab}`,
      { path: `/designs/${designId}?tab=${tab}` },
    ]),
  ),
  shop: { path: '/shop' },
  boards: {
    path: `/designs/${designId}/boards`,
    prepare: (page) => page.getByText('Hero, Portrait 3:4: ready').waitFor(),
  },
  'shop-offer': { path: `/shop?design=${designId}`, isWindow: true, prepare: dialog },
  dashboard: { path: '/dashboard' },
  account: { path: '/account' },
  'account-menu': { path: '/pricing', isWindow: true, prepare: unfold('Account menu', 'Logout') },
  tokens: { path: '/tokens' },
  receipt: {
    path: '/tokens',
    prepare: (page) =>
      page
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .click(),
  },
  'purchase-tokens': {
    path: '/tokens',
    isWindow: true,
    prepare: (page) => press(page, 'Add Tokens').then(() => dialog(page)),
  },
  checkout: {
    path: '/tokens',
    isWindow: true,
    prepare: async (page) => {
      await press(page, 'Add Tokens');
      await press(page, /^Pay/);
      await page.getByRole('dialog', { name: 'Toile' }).waitFor();
    },
  },
});

/** Somebody whose name and briefs are as long as they may be. */
export const LONG = ({ postId, designId }: Work): Screens => ({
  'studio-result': { path: `${STUDIO}?design=${designId}`, prepare: picture },
  history: { path: HISTORY },
  gallery: { path: '/gallery', prepare: tile },
  reel: {
    path: `/gallery?post=${postId}`,
    isWindow: true,
    prepare: (page) => page.getByRole('dialog').getByRole('button', { name: 'Show more' }).click(),
  },
  'public-page': { path: `/d/${designId}` },
  dashboard: { path: '/dashboard' },
  account: { path: '/account' },
  'account-menu': { path: '/pricing', isWindow: true, prepare: unfold('Account menu', 'Logout') },
  tokens: { path: '/tokens' },
});
