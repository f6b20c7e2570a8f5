import { randomUUID } from 'node:crypto';
import { PLANS } from '@toile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../apps/server/src/product/context.ts';
import { spend } from '../apps/server/src/product/wallet/spend.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../test/fakes/razorpay.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, told, type Visitor, visitor, whileToastsStay } from './browser.ts';
import { downloaded } from './downloaded.ts';
import { join, newcomer } from './people.ts';

let server: RunningServer;
let shop: RunningServer;
let fake: FakeRazorpay;
beforeAll(async () => {
  fake = await startFakeRazorpay();
  const quiet = { LOG_LEVEL: 'silent', ROLE: 'web' };
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ...quiet });
  shop = await startTestServer({ DATABASE_URL: await createTestDatabase(), ...quiet, ...fake.environment });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
  await shop.close();
  await fake.close();
});

/** Somebody new, signed up. */
async function arrive(address = server.address, how: Parameters<typeof visitor>[1] = {}): Promise<Visitor> {
  const someone = await visitor(address, how);
  await join(someone.page, newcomer());
  return someone;
}

/** Opens the dialog where the balance is shown. */
async function openDialog(page: Page) {
  await page.goto('/tokens');
  await page.getByRole('button', { name: 'Add Tokens' }).click();
  const dialog = page.getByRole('dialog', { name: 'Purchase Tokens' });
  await dialog.waitFor();
  return dialog;
}

/** The plans, once they can be pressed: they are seen before the page's script has come. */
async function toPricing(page: Page) {
  await page.goto('/pricing');
  await awake(page);
}

/** What happens at the checkout of test mode. */
async function checkOut(page: Page, outcome: RegExp = /The payment succeeds/) {
  const till = page.getByRole('dialog', { name: 'Toile' });
  await till.getByText('No money moves.').waitFor();
  await till.getByRole('radio', { name: outcome }).check();
  await till.getByRole('button', { name: /^Pay/ }).click();
}

const balance = (page: Page, tokens: number) =>
  page.getByRole('banner').getByText(`${tokens} tokens`, { exact: true }).waitFor();

describe('buying in test mode', () => {
  it('sells each package and a custom amount from the dialog, and adds the tokens', async () => {
    const { page, context, troubles } = await arrive();
    let owned = 1;
    for (const { tokens, price } of PLANS) {
      const dialog = await openDialog(page);
      await dialog.getByRole('radio', { name: new RegExp(`^${tokens} tokens`) }).check();
      await dialog.getByRole('button', { name: `Pay ₹${price}` }).click();
      await checkOut(page);
      await told(
        page,
        `Successfully purchased ${tokens} tokens for ₹${price}`,
        `${tokens} tokens added to your account!`,
      );
      owned += tokens;
      await balance(page, owned);
    }
    const dialog = await openDialog(page);
    await dialog.getByLabel('Another amount').fill('7');
    await dialog.getByRole('button', { name: 'Pay ₹105' }).click();
    await checkOut(page);
    await told(page, 'Successfully purchased 7 tokens for ₹105');
    await balance(page, owned + 7);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('sells each plan and a custom amount from the pricing page, and goes on to the generator', async () => {
    const { page, context, troubles } = await arrive();
    let owned = 1;
    for (const { tokens, price } of PLANS) {
      await toPricing(page);
      await page.getByRole('button', { name: `BUY NOW ${tokens} tokens` }).click();
      await checkOut(page);
      await told(page, 'Transaction successful', `Successfully purchased ${tokens} tokens for ₹${price}`);
      await page.waitForURL('**/ai-outfit-generator');
      owned += tokens;
      await balance(page, owned);
    }
    await toPricing(page);
    await page.getByRole('button', { name: 'One fewer' }).click();
    await page.getByRole('button', { name: 'Buy 4 tokens' }).click();
    await checkOut(page);
    await page.waitForURL('**/ai-outfit-generator');
    await balance(page, owned + 4);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('brings the tokens although the tab was closed after paying', async () => {
    const { page, context } = await arrive();
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await Promise.all([
      page.waitForResponse('**/razorpay/test-payment'),
      checkOut(page, /Paid, then the tab is closed/),
    ]);
    await page.close();
    const next = await context.newPage();
    const shown = next.getByRole('banner').getByText(/^\d+ tokens?$/);
    await expect
      .poll(async () => {
        await next.goto('/tokens');
        return shown.textContent();
      })
      .toBe('26 tokens');
    await next.getByText('25 tokens bought').waitFor();
    await context.close();
  });

  it('says that tokens come by themselves when the page was never told, and says when they have come', async () => {
    const { page, context } = await arrive();
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await whileToastsStay(page, async () => {
      await checkOut(page, /Paid, then the tab is closed/);
      await told(page, 'Payment failed or was cancelled.', 'If you did pay, they come by themselves.');
      await told(page, '25 tokens added to your account!', 'Tokens updated successfully!');
      // One toast: what was said before it is no longer true.
      await expect.poll(() => page.getByText('Payment failed or was cancelled.').count()).toBe(0);
      await expect.poll(() => page.locator('.toast').count()).toBe(1);
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await balance(page, 26);
    await context.close();
  });

  it('tells of a failed and of a cancelled payment, keeps what was chosen, and can be paid after both', async () => {
    const { page, context } = await arrive();
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: /^50 tokens/ }).check();
    await dialog.getByRole('button', { name: 'Pay ₹650' }).click();
    await checkOut(page, /The payment fails/);
    const till = page.getByRole('dialog', { name: 'Toile' });
    await till.getByText('Payment failed or was cancelled.').waitFor();
    await till.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'Payment failed or was cancelled.');
    await till.waitFor({ state: 'detached' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: /^50 tokens/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Pay ₹650' }).click();
    await checkOut(page);
    await told(page, 'Successfully purchased 50 tokens for ₹650');
    await context.close();
  });

  it('prints a receipt of each purchase', async () => {
    const { page, context, troubles } = await arrive();
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await checkOut(page);
    await told(page, 'Successfully purchased');
    await page.getByRole('link', { name: /^Receipt TEST-/ }).click();
    const receipt = page.getByRole('article');
    await receipt.getByText('Made in test mode: no money moved.').waitFor();
    await receipt.getByText('25 tokens, ₹14.00 each').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Receipt TEST-\d{6}\.pdf$/);
    expect((await downloaded(download)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the way to buying', () => {
  it('leads a guest from BUY NOW to /signup and back to what was wanted', async () => {
    const { page, context } = await visitor(server.address);
    await toPricing(page);
    await page.getByRole('button', { name: 'BUY NOW 50 tokens' }).click();
    await page.waitForURL('**/signup?next=*');
    const { name, email, password } = newcomer();
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/pricing?tokens=50');
    const wanted = page.getByRole('button', { name: 'BUY NOW 50 tokens' });
    await expect.poll(() => wanted.evaluate((button) => button === document.activeElement)).toBe(true);
    await wanted.press('Enter');
    await checkOut(page);
    await page.waitForURL('**/ai-outfit-generator');
    await context.close();
  });

  it('opens the dialog when there is no token for a design, and keeps the brief', async () => {
    const { page, context } = await arrive();
    const account = await page.request.get('/v1/account', { headers: { 'X-Appwrite-Project': 'toile' } });
    const { $id: accountId } = Object(await account.json());
    const actor = { kind: 'account', accountId, sessionId: 'test' } as const;
    const ctx = { actor, database: server.parts.database };
    await inTransaction(ctx, (inner) => spend({ ctx: inner, input: { ref: randomUUID() } }));
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill('a navy peacoat');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await told(page, "You don't have any tokens!");
    const dialog = page.getByRole('dialog', { name: 'Purchase Tokens' });
    await dialog.getByText('Your brief is kept.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByLabel('Your brief').inputValue()).toBe('a navy peacoat');
    await context.close();
  });

  it('takes a custom amount from 1: what is no number is ignored, an empty field becomes 1', async () => {
    const { page, context } = await arrive();
    const dialog = await openDialog(page);
    const amount = dialog.getByLabel('Another amount');
    const stands = (value: string) => expect.poll(() => amount.inputValue()).toBe(value);
    await stands('5');
    await amount.press('End');
    await amount.pressSequentially('x');
    await stands('5');
    await amount.press('Backspace');
    await stands('1');
    await dialog.getByRole('button', { name: 'One fewer' }).click();
    await stands('1');
    await dialog.getByRole('button', { name: 'Pay ₹15' }).waitFor();
    await amount.fill('9999');
    await stands('1000');
    await dialog.getByText('At most 1,000 at once.').waitFor();
    await context.close();
  });

  it('turns the packages on a phone by a swipe of 50 px and not by one of 40', async () => {
    const { page, context } = await arrive(server.address, { width: 390, height: 844 });
    const dialog = await openDialog(page);
    const touch = await context.newCDPSession(page);
    const swipe = async (travel: number) => {
      const box = await dialog.getByRole('radio', { name: /^25 tokens/ }).boundingBox();
      const [x, y] = [195, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [0.3, 0.6, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + travel * part, y }] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-40);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).waitFor();
    await swipe(-60);
    await dialog.getByRole('button', { name: 'Pay ₹650' }).waitFor();
    await swipe(60);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).waitFor();
    await swipe(60);
    await dialog.getByRole('button', { name: 'Pay ₹150' }).waitFor();
    await context.close();
  });
});

/** The provider's script as it is called: every order is paid at the fake as soon as its checkout opens. */
const SCRIPT = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() { window.payAtProvider(this.options.order_id).then((proof) => this.options.handler(proof)); }
};`;

describe('buying at the provider', () => {
  it('loads its script when something is bought and not before, and credits what it took', async () => {
    const { page, context, troubles } = await arrive(shop.address);
    let loads = 0;
    await page.route(fake.environment.RAZORPAY_CHECKOUT_URL, (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    await page.exposeFunction('payAtProvider', (orderId: string) => fake.pay(orderId));
    const dialog = await openDialog(page);
    expect(loads).toBe(0);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await told(page, 'Successfully purchased 25 tokens for ₹350');
    expect(loads).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says that tokens come by themselves while the money is on its way, and says when they have come', async () => {
    const { page, context } = await arrive(shop.address);
    await page.route(fake.environment.RAZORPAY_CHECKOUT_URL, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    let paid = '';
    await page.exposeFunction('payAtProvider', (orderId: string) => {
      const proof = fake.pay(orderId, { status: 'authorized' });
      paid = proof.razorpay_payment_id;
      return proof;
    });
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await told(page, 'Transaction successful', '25 tokens come by themselves in a moment.');
    const payment = fake.payments.get(paid);
    if (payment) payment.status = 'captured';
    const { body, signature } = fake.paymentEvent('payment.captured', paid);
    const headers = { 'x-razorpay-signature': signature };
    await fetch(`${shop.address}/razorpay/webhook`, { method: 'POST', headers, body });
    await told(page, '25 tokens added to your account!');
    await balance(page, 26);
    await context.close();
  });

  it('says so when the script does not load or payment details do not come, and takes nothing', async () => {
    const { page, context } = await arrive(shop.address);
    await page.route(fake.environment.RAZORPAY_CHECKOUT_URL, (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await told(page, 'Razorpay SDK failed to load. Are you online?');
    fake.misbehave('error-500', 2);
    await dialog.getByRole('button', { name: 'Pay ₹350' }).click();
    await told(page, 'Failed to fetch payment details. Check backend logs.');
    await dialog.waitFor();
    await context.close();
  });
});
