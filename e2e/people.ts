import { PROJECT_ID } from '@toile/contract';
import type { Page } from 'playwright-core';

let count = 0;

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

/** Somebody who has not been here before. */
export function newcomer(name = 'Asha Rao'): Credentials {
  count += 1;
  return { name, email: `asha.${process.pid}.${count}@example.com`, password: 'tailor-chalk-1927' };
}

/** Fills in the form of /signup. */
export async function fillSignUp(page: Page, who: Credentials) {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
}

/** Signs up through the form and waits until the entrance is left. */
export async function signUp(page: Page, who: Credentials) {
  await fillSignUp(page, who);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/signup');
}

async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { headers: { 'X-Appwrite-Project': PROJECT_ID }, data });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
}

/** Makes the account and opens its session by the API: the page is signed in wherever it goes next. */
export async function join(page: Page, who: Credentials) {
  await post(page, '/v1/account', { userId: 'unique()', ...who });
  await signIn(page, who);
}

/** Opens a session of an account by the API. */
export const signIn = (page: Page, { email, password }: Credentials) =>
  post(page, '/v1/account/sessions/email', { email, password });

/** Signs in through the form of /login, once it is there: other pages of the entrance have the same fields. */
export async function fillLogin(page: Page, who: Credentials) {
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Id of the account that is signed in. */
export async function accountOf(page: Page): Promise<string> {
  const reply = await page.request.get('/v1/account', { headers: { 'X-Appwrite-Project': 'toile' } });
  return ((await reply.json()) as { $id: string }).$id;
}
