import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { awake, closeVisitors, visitor } from './browser.ts';
import { readTree } from './by-tree.ts';
import { hang, maker, startCommunity, visitorAs } from './community.ts';
import { accountOf, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it('a design is made, opened in the gallery and liked by the accessibility tree alone', async () => {
  const rani = await maker(server, 'Rani', 3);
  await hang(server, await maker(server, 'Ben', 1), 'a gown of wings');
  const { page, context, troubles } = await visitorAs(server, rani, { width: 390, height: 844 });
  await page.goto('/ai-outfit-generator');
  await awake(page);
  const tree = await readTree(page);
  await tree.write('Your brief', 'a felt hat');
  await tree.press('button', /^Generate design/);
  await tree.find('StaticText', /An outfit for: a felt hat/);
  await tree.press('link', 'Gallery');
  await tree.press('link', /a gown of wings/);
  await tree.find('dialog', 'a gown of wings');
  await tree.press('button', /^Like, 0 so far/);
  await tree.find('button', /^Like, 1 so far/);
  await tree.press('button', 'Close');
  await tree.find('heading', 'Community Gallery');
  expect(troubles).toEqual([]);
  await context.close();
});

it('a design is turned into a garment and into a folder by the accessibility tree alone', async () => {
  const rani = await maker(server, 'Rani', 1);
  const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
  const { page, context, troubles } = await visitorAs(server, rani, { width: 390, height: 844 });
  await page.goto(`/designs/${designId}`);
  await awake(page);
  const tree = await readTree(page);
  await tree.find('image', /^The picture of/);
  await tree.press('tab', 'Measures');
  await tree.find('columnheader', /./);
  await tree.press('tab', 'Tech pack');
  await tree.find('button', /Tech pack|Take/i);
  await tree.press('link', 'All Generations');
  await tree.press('link', 'Folders');
  await tree.press('button', 'New folder');
  await tree.write('Name', 'For the sangeet');
  await tree.press('button', 'Make the folder');
  await tree.find('heading', 'For the sangeet');
  expect(troubles).toEqual([]);
  await context.close();
});

it('an account is made, tokens are bought, and a design is changed and offered by the accessibility tree alone', async () => {
  const { page, context, troubles } = await visitor(server.address, { width: 390, height: 844 });
  const { name, email, password } = newcomer();
  await page.goto('/signup');
  await awake(page);
  const tree = await readTree(page);
  await tree.write('Full Name', name);
  await tree.write('Email', email);
  await tree.write('Password', password);
  await tree.press('button', 'Create account');
  await tree.find('button', 'Account menu');
  await tree.press('link', 'Pricing');
  await tree.press('button', 'BUY NOW 10 tokens');
  await tree.find('dialog', 'Toile');
  await tree.press('button', /^Pay/);
  await tree.find('textbox', 'Your brief');

  const designId = await sewDesign(server.parts, await accountOf(page), { look: kurtaLook() });
  await page.goto(`/designs/${designId}`);
  await awake(page);
  await tree.write('Say it in your own words', 'in navy');
  await tree.find('StaticText', /^Changed /);
  await tree.press('button', /^Make it/);
  await tree.find('navigation', 'Its family');
  await tree.press('link', 'Offer to a customer');
  await tree.find('dialog', 'New offer');
  await tree.write('Title', 'For the sangeet');
  await tree.press('button', 'Make the link');
  await tree.find('link', 'WhatsApp');
  // A busy server may put a press off, which the page sends again by itself.
  expect(troubles.filter((line) => !line.startsWith('503 '))).toEqual([]);
  await context.close();
});
