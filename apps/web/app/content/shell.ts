/**
 * Words of the bars around every screen. Each is a constant of its own: these come with the first script of every page, and
 * the names of an object would come with them.
 */
export const accountMenu = 'Account menu';
export const dashboard = 'Dashboard';
export const boutique = 'Boutique';
export const yourAccount = 'Your account';
export const logout = 'Logout';
export const tabs = 'Tabs';
export const home = 'Home';
export const aiOutfit = 'AI Outfit';
export const gallery = 'Gallery';
export const pricing = 'Pricing';
export const youAreOfflineWhat = 'You are offline. What you wrote is kept; the rest comes when you are back.';
export const skipToContent = 'Skip to content';
export const switchToTheme = (next: string | number) => `Switch to ${next} theme`;
export const signIn = 'Sign In';
export const toileHome = 'Toile, home';
export const main = 'Main';
export const youAreStillSigned = 'You are still signed in.';
export const cameApartTitle = 'Something came apart · Toile';
export const cameApart = 'A seam came apart';
export const cameApartMore =
  'This page could not be shown. Your designs and your tokens are safe on the server; load the page again.';
export const loadAgain = 'Load again';
export const returnToHome = 'Return to Home';
