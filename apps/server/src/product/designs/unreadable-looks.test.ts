import { GenerationRequest } from '@toile/contract';
import { LOOK_VERSION, type StoredLook } from '@toile/look';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader } from '#server/product/context.ts';
import { lookOfFile } from '#server/product/garments/look-of-file.ts';
import { readSewn } from '#server/product/garments/read-sewn.ts';
import { drawForm } from './draw-form.ts';
import { failLateDesigns } from './fail-late-designs.ts';
import {
  closeFamilies,
  database,
  draw,
  edit,
  first,
  free,
  job,
  openFamilies,
  parts,
  someone,
} from './family/family.fixture.ts';
import { getDesign } from './get-design.ts';
import { orderForm } from './order-form.ts';
import { press } from './press.ts';

/** What is stored of a design is read by whichever release comes to it: the one before it, and one of years later. */

beforeAll(openFamilies);
afterAll(closeFamilies);

const BROKEN = { garments: [] };
const NEWER = { version: LOOK_VERSION + 1, weather: 'rain' };

const store = (id: string, look: StoredLook) =>
  database.transaction((tx) => tx.update(designs).set({ look }).where(eq(designs.id, id)));

/** Has the stored Look of a design say something else; gives back how to have it say what it said. */
async function misstate(ctx: Context, id: string, told: object): Promise<() => Promise<unknown>> {
  const { look } = await getDesign({ ctx, input: { designId: id } });
  if (!look) throw new Error('it has no Look');
  await store(id, { ...look, ...told });
  return () => store(id, look);
}

const keepOf = (id: string) =>
  GenerationRequest.parse({ style_idea: 'a wool coat', keep: { design_id: id, slots: ['person'] } });

async function endOf(ctx: Context, id: string) {
  const { status, errorCode } = await getDesign({ ctx, input: { designId: id } });
  return [status, errorCode];
}

/** A press that keeps something of a design, and one that changes it. */
async function pressTwice(ctx: Context, id: string): Promise<string[]> {
  const kept = await press({ ctx, parts, input: { request: keepOf(id) } });
  return [kept.id, (await edit(ctx, id, 'in red wool')).id];
}

describe('of a Look that nobody can read any more', () => {
  test('nothing is drawn without what it was to keep: it fails by its word at once, and gives the token back', async () => {
    const ctx = await someone(4);
    const id = await first(ctx);
    const pressed = await pressTwice(ctx, id);
    await misstate(ctx, id, BROKEN);
    for (const each of pressed) {
      await draw(each);
      expect(await endOf(ctx, each)).toEqual(['failed', 'look-unreadable']);
    }
    expect(await free(ctx)).toBe(3);
  });

  test('whoever asks for more of it is told so, and pays nothing', async () => {
    const ctx = await someone(2);
    const id = await first(ctx);
    await misstate(ctx, id, BROKEN);
    const refused = { code: 'look-unreadable' };
    await expect(press({ ctx, parts, input: { request: keepOf(id) } })).rejects.toMatchObject(refused);
    await expect(edit(ctx, id, 'in red wool')).rejects.toMatchObject(refused);
    await expect(readSewn({ ctx, input: { designId: id } })).rejects.toMatchObject(refused);
    await expect(orderBoard(ctx, id)).rejects.toMatchObject(refused);
    expect(await free(ctx)).toBe(1);
  });

  test('a press that was placed before gives the same design when it is sent again', async () => {
    const ctx = await someone(2);
    const id = await first(ctx);
    const placed = await edit(ctx, id, 'shorter', 'once');
    await misstate(ctx, id, BROKEN);
    expect((await edit(ctx, id, 'shorter', 'once')).id).toBe(placed.id);
  });

  test('another form of it fails, and may be ordered again', async () => {
    const ctx = await someone(1);
    const id = await first(ctx);
    await orderBoard(ctx, id);
    const mend = await misstate(ctx, id, BROKEN);
    await drawBoard(id);
    expect(await boardOf(id)).toBe('failed');
    await mend();
    expect((await orderBoard(ctx, id)).status).toBe('running');
  });
});

describe('of a Look that a newer release stored', () => {
  test('the job is left to that: nothing ends here, and it is drawn where it can be read', async () => {
    const ctx = await someone(4);
    const id = await first(ctx);
    const pressed = await pressTwice(ctx, id);
    const becomeNewer = await misstate(ctx, id, NEWER);
    for (const each of pressed) {
      await expect(draw(each)).rejects.toMatchObject({ code: 'look-newer' });
      expect(await endOf(ctx, each)).toEqual(['running', null]);
    }
    await becomeNewer();
    for (const each of pressed) {
      await draw(each);
      expect(await endOf(ctx, each)).toEqual(['done', null]);
    }
  });

  test('a press that no newer release takes ends at its deadline, and gives the token back', async () => {
    const ctx = await someone(2);
    const id = await first(ctx);
    const { id: edited } = await edit(ctx, id, 'in red wool');
    await misstate(ctx, id, NEWER);
    await expect(draw(edited)).rejects.toMatchObject({ code: 'look-newer' });
    const overdue = { deadlineAt: sql`now() - interval '1 second'` };
    await database.transaction((tx) => tx.update(designs).set(overdue).where(eq(designs.id, edited)));
    await failLateDesigns({ ctx: job(), parts });
    expect(await endOf(ctx, edited)).toEqual(['failed', 'generation-late']);
    expect(await free(ctx)).toBe(1);
  });

  test('whoever asks an older process for more of it is told to come again, and pays nothing', async () => {
    const ctx = await someone(2);
    const id = await first(ctx);
    await misstate(ctx, id, NEWER);
    const refused = { code: 'look-newer', status: 503 };
    await expect(press({ ctx, parts, input: { request: keepOf(id) } })).rejects.toMatchObject(refused);
    await expect(edit(ctx, id, 'in red wool')).rejects.toMatchObject(refused);
    await expect(readSewn({ ctx, input: { designId: id } })).rejects.toMatchObject(refused);
    const { fileId } = await getDesign({ ctx, input: { designId: id } });
    await expect(lookOfFile(reader(ctx), fileId ?? '')).rejects.toMatchObject(refused);
    expect(await free(ctx)).toBe(1);
  });

  test('another form of it is left alone until its deadline, and fails then', async () => {
    const ctx = await someone(1);
    const id = await first(ctx);
    await orderBoard(ctx, id);
    await misstate(ctx, id, NEWER);
    await expect(drawBoard(id)).rejects.toMatchObject({ code: 'look-newer' });
    expect(await boardOf(id)).toBe('running');
    const overdue = { deadlineAt: sql`now() - interval '1 second'` };
    await database.transaction((tx) => tx.update(designForms).set(overdue).where(eq(designForms.designId, id)));
    await drawBoard(id);
    expect(await boardOf(id)).toBe('failed');
  });
});

const BOARD = 'hero.square';

const orderBoard = (ctx: Context, designId: string) => orderForm({ ctx, parts, input: { designId, form: BOARD } });

const drawBoard = (designId: string) =>
  drawForm({ ctx: job(), parts, input: { designId, form: BOARD, signal: new AbortController().signal } });

async function boardOf(designId: string) {
  const [form] = await reader(job()).select().from(designForms).where(eq(designForms.designId, designId));
  return form?.status;
}
