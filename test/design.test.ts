import { GenerationReply, PICTURE } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { expectSettled } from './attack/settled.ts';
import { createTestDatabase } from './database.ts';
import { collectEvents } from './events.ts';
import { buyTokens, type Person, signUp } from './people.ts';
import { press } from './press.ts';
import { startTestServer } from './server.ts';

let server: RunningServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
  person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 5);
});
afterAll(() => server.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const pixelsOf = async (reply: GenerationReply) =>
  sharp(await bytesOf(await person.fetch(reply.image_url)))
    .raw()
    .toBuffer();

async function design(request: object): Promise<GenerationReply> {
  const response = await press(person, request);
  expect(response.status).toBe(200);
  return GenerationReply.parse(await response.json());
}

test('words become a drawn, described and labelled picture, while the server goes on answering', async () => {
  let answered = 0;
  let isDrawing = true;
  const asking = (async () => {
    while (isDrawing) {
      expect((await fetch(`${server.address}/health`)).status).toBe(200);
      answered++;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const events = await collectEvents(
    await press(person, 'an emerald satin slip dress with a cowl neck', { events: true }),
  );
  isDrawing = false;
  await asking;
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`the press ended with ${JSON.stringify(last)}`);
  const stages = new Set(events.flatMap((event) => (event.type === 'stage' ? [event.stage] : [])));
  expect(stages).toContain('painting');
  // One answer would be the most of a thread that draws itself.
  expect(answered).toBeGreaterThan(10);
  const { result } = last;
  expect(result.outfit_description).toMatch(/emerald/i);
  expect(JSON.stringify(result.look)).toContain('satin');
  const meta = await sharp(await bytesOf(await person.fetch(result.image_url))).metadata();
  expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', PICTURE.width, PICTURE.height]);
  expect(meta.xmp?.toString('utf8')).toContain(result.design_id);
});

test('the same words and seed give the same picture again, other words another', async () => {
  const request = { style_idea: 'a navy wool blazer with wide trousers', gender: 'male', seed: 11 };
  const [first, again] = [await design(request), await design(request)];
  expect(again.design_id).not.toBe(first.design_id);
  expect(again.look).toEqual(first.look);
  expect(await pixelsOf(again)).toEqual(await pixelsOf(first));
  const other = await design({ ...request, style_idea: 'a red cotton kurta with churidar' });
  expect((await pixelsOf(other)).equals(await pixelsOf(first))).toBe(false);
  await expectSettled(server.parts.database, server.parts.storage);
});
