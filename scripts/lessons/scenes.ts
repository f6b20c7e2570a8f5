import type { Recorder } from './film.ts';
import type { Hand } from './hand.ts';

interface Stage {
  hand: Hand;
  film: Recorder;
}

/** The account the lessons are played with. */
export const PLAYER = { name: 'Your Name', email: 'you@example.com', password: 'tailor-chalk-1927' } as const;

/** Signing up, out, and in again. */
export async function signup({ hand, film }: Stage): Promise<void> {
  const { page } = hand;
  film.say('From the first page, press Get Started.');
  await hand.wait(1.4);
  await hand.click(page.getByRole('link', { name: 'Get Started' }).first());
  await page.getByLabel('Full Name').waitFor();
  film.say('Give your name, your e-mail address and a password of at least 8 characters.');
  await hand.wait(0.7);
  await hand.type(page.getByLabel('Full Name'), PLAYER.name);
  await hand.type(page.getByLabel('Email'), PLAYER.email);
  await hand.type(page.getByLabel('Password', { exact: true }), PLAYER.password, 30);
  film.pose();
  film.say('Create account signs you in at once. Your first design is free.');
  await hand.click(page.getByRole('button', { name: 'Create account' }));
  await page.getByText('Account created successfully!').waitFor();
  await hand.wait(2.2);
  film.say('Your initial at the top opens the account menu. Here you log out.');
  await hand.click(page.getByRole('button', { name: 'Account menu' }));
  await hand.wait(0.9);
  await hand.click(page.getByRole('menuitem', { name: 'Logout' }));
  await page.getByText('Logged out successfully').waitFor();
  await hand.wait(1.2);
  film.say('Next time, Sign In with the same address and password.');
  await hand.click(page.getByRole('link', { name: 'Sign In' }));
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await hand.wait(0.5);
  await hand.type(page.getByLabel('Email'), PLAYER.email, 28);
  await hand.type(page.getByLabel('Password', { exact: true }), PLAYER.password, 24);
  await hand.click(page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.getByText('Login successful!').waitFor();
  film.say('That is all. Your designs and tokens are where you left them.');
  await hand.wait(2.6);
}

/** A brief, the reading of it, the drawing, the sheet. */
export async function generation({ hand, film }: Stage): Promise<void> {
  const { page } = hand;
  const brief = page.getByLabel('Your brief');
  film.say('Say what you have in mind, as you would to a tailor.');
  await hand.wait(1.2);
  await hand.type(brief, 'Emerald silk slip gown with a cowl neckline, ankle length, gold belt', 46);
  film.say('Name the garment, the cloth and the colour, in any order.');
  await hand.wait(2.6);
  film.say('Options are there when you want them; leave them to your words otherwise.');
  await hand.moveTo(
    page
      .getByRole('radio', { name: 'Dress' })
      .or(page.getByText('Dress', { exact: true }))
      .first(),
  );
  await hand.wait(1.6);
  film.say('Generate costs one token. A design that fails gives it back by itself.');
  await hand.click(page.getByRole('button', { name: /^Generate design/ }));
  await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  await hand.wait(1.4);
  film.say('The sheet: the figure, the flats front and back, and swatches of the cloth.');
  await hand.wait(1.2);
  film.pose();
  await hand.wait(0.4);
  await hand.click(page.getByRole('button', { name: 'Enlarge the picture' }));
  await hand.wait(2.4);
  await page.keyboard.press('Escape');
  await hand.wait(0.6);
  film.say('Beneath it stands what was drawn, in words: what you said, and what was chosen for you.');
  await hand.moveTo(page.getByRole('button', { name: 'Enlarge the picture' }));
  await hand.scroll(620);
  await hand.wait(2.8);
  film.say('Every design is kept in your history.');
  await hand.wait(1.8);
}

/** The gallery, the reel, a like. */
export async function gallery({ hand, film }: Stage): Promise<void> {
  const { page } = hand;
  const wall = page.getByRole('feed', { name: 'Designs' });
  film.say('The gallery shows what everybody has posted, the newest first.');
  await hand.wait(2.2);
  film.pose();
  await hand.moveTo(wall.getByRole('article').first());
  await hand.scroll(520);
  await hand.wait(1.2);
  await hand.scroll(-520);
  film.say('Press a picture to open the reel.');
  await hand.click(wall.getByRole('article').first());
  const reel = page.getByRole('dialog');
  await reel.waitFor();
  await hand.wait(1.8);
  film.say('Arrow keys, the wheel or a swipe go to the next one.');
  await page.keyboard.press('ArrowDown');
  await hand.wait(1.5);
  await page.keyboard.press('ArrowDown');
  await hand.wait(1.5);
  film.say('Like what you like. Shops, sharing and downloads stand beside.');
  await hand.click(reel.getByRole('button', { name: /^Like/ }).first());
  await hand.wait(1.4);
  await hand.click(reel.getByRole('button', { name: 'Share' }).first());
  await hand.wait(1.6);
  await page.keyboard.press('Escape');
  film.say('Escape closes the reel. Your own designs get here when you save them to the community gallery.');
  await hand.wait(0.6);
  await page.keyboard.press('Escape');
  await hand.wait(2.6);
}
