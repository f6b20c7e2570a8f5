import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { type FakeModels, startFakeModels } from '../test/fakes/image-models.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, told, visitor } from './browser.ts';
import { generate } from './generate.ts';
import { join, newcomer } from './people.ts';

/** The same way from words to a picture, whoever makes it. */
describe.each(['the atelier', 'a hosted model'] as const)('a design by %s', (maker) => {
  let models: FakeModels | undefined;
  let server: RunningServer;
  beforeAll(async () => {
    models = maker === 'a hosted model' ? await startFakeModels() : undefined;
    server = await startTestServer({ ...models?.environment, DATABASE_URL: await createTestDatabase() });
  });
  afterAll(async () => {
    await closeVisitors();
    await server.close();
    await models?.close();
  });

  it('is shown, told and downloaded', async () => {
    const { page, context, troubles } = await visitor(server.address, { savesData: true });
    await join(page, newcomer());
    await page.goto('/ai-outfit-generator');
    const picture = await generate(page, 'a burgundy velvet blazer');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1365 });
    await page
      .locator('.description-words')
      .filter({ hasText: /burgundy/i })
      .waitFor();
    expect(await page.getByRole('note').count()).toBe(0);
    expect(models?.requests.length).toBe(models && 1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('takes one token a design, and without one says so and keeps the words', async () => {
    const { page, context } = await visitor(server.address, { savesData: true });
    await join(page, newcomer());
    await page.goto('/ai-outfit-generator');
    await generate(page, 'emerald satin slip dress');
    await page.getByLabel('Your brief').fill('a black wool coat');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await told(page, "You don't have any tokens!");
    expect(await page.getByLabel('Your brief').inputValue()).toBe('a black wool coat');
    await context.close();
  });

  it('finds a design again that was left while it was drawn', async () => {
    const { page, context } = await visitor(server.address, { savesData: true });
    await join(page, newcomer());
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill('rust corduroy skirt with a cream blouse');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    // A quick maker may be done by now: it is found again all the same.
    const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
    await page.getByText('Generating your design...').or(enlarge).first().waitFor();
    await page.reload();
    await enlarge.waitFor({ timeout: 180_000 });
    await context.close();
  });
});

describe('a design that its model fails', () => {
  let models: FakeModels;
  let server: RunningServer;
  beforeAll(async () => {
    models = await startFakeModels();
    server = await startTestServer({
      ...models.environment,
      GENERATOR_FALLBACK: 'atelier',
      LOG_LEVEL: 'silent',
      DATABASE_URL: await createTestDatabase(),
    });
  });
  afterAll(async () => {
    await closeVisitors();
    await server.close();
    await models.close();
  });

  it('is drawn by the atelier where that is wished, and says so; a declined one gives its token back', async () => {
    const { page, context } = await visitor(server.address, { savesData: true });
    await join(page, newcomer());
    await page.goto('/ai-outfit-generator');
    models.misbehave('moderation');
    await page.getByLabel('Your brief').fill('an ivory coat');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await page.getByRole('heading', { name: 'This one did not come out' }).waitFor();
    await page.getByText('API error: 400 - The image model declined this brief.').first().waitFor();
    await page.getByText('Your brief is kept and your token is back.').first().waitFor();
    models.misbehave('hang-up');
    await generate(page, 'an ivory coat');
    await page
      .getByRole('note')
      .getByText('The image model gave no answer, so Toile drew this design by itself.')
      .waitFor();
    await context.close();
  });

  it('has no Premium forms: who switches one on is told so, and downloads the picture as it is', async () => {
    const { page, context } = await visitor(server.address, { savesData: true });
    await join(page, newcomer());
    const account = await page.request.get('/v1/account', { headers: { 'X-Appwrite-Project': 'toile' } });
    await buyTokens(server.parts.database, ((await account.json()) as { $id: string }).$id, 1);
    await page.goto('/ai-outfit-generator');
    await generate(page, 'a moss wool cape');
    await page.getByRole('switch', { name: 'Remove Background' }).click();
    await page.getByText('This picture is by an image model').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.jpg$/);
    await context.close();
  });
});
