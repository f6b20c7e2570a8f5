import { CANCELLED, type GenerationEvent, type GenerationReply, GenerationRequest, MESSAGE } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { followPress } from '#web/features/studio/follow-press.ts';
import { EMPTY_TABLE, type TableState, tableReducer } from '#web/features/studio/table-state.ts';
import { type KeptPress, openVisitMemory } from '#web/features/studio/visit-memory.ts';
import type { GenerationClient } from '#web/lib/generation-client.ts';
import { GenerationError, type GenerationFault } from '#web/lib/generation-error.ts';

const PRESS: KeptPress = {
  key: 'k1',
  request: GenerationRequest.parse({ style_idea: 'red saree' }),
  seen: false,
  pressedAt: 0,
};
const REPLY: GenerationReply = {
  outfit_description: 'A saree.',
  image_url: '/f1',
  design_id: 'd1',
  file_id: 'f1',
  has_figure: false,
  seed: 1,
  look: null,
  tokens: 4,
  freetokens: 0,
};
const ACCEPTED: GenerationEvent = { type: 'accepted', design_id: 'd1', tokens: 4, freetokens: 0 };

/** Follows a press with a client that tells the events and then ends as given. */
async function follow(press: KeptPress, events: GenerationEvent[], ending: GenerationReply | Error) {
  const kept = new Map<string, string>();
  const memory = openVisitMemory('asha', () => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }));
  const heard: string[] = [];
  let table: TableState = EMPTY_TABLE;
  const run =
    (way: string): GenerationClient['resume'] =>
    async (_what, { onEvent }) => {
      heard.push(way);
      for (const event of events) onEvent(event);
      if (ending instanceof Error) throw ending;
      return ending;
    };
  await followPress({
    press,
    client: { generate: (_press, options) => run('generate')('', options), resume: run('resume') },
    memory,
    reports: {
      onBalance: ({ tokens }) => heard.push(`balance ${tokens}`),
      onBalanceStale: () => heard.push('balance stale'),
      onSignedOut: () => heard.push('signed out'),
      onFinished: () => heard.push('finished'),
      onChanged: () => undefined,
      onTrouble: ({ message }) => heard.push(message),
    },
    dispatch: (action) => {
      table = tableReducer(table, action);
    },
    signal: new AbortController().signal,
  });
  return { heard, table, kept: memory.presses()[0] };
}

const fault = (name: GenerationFault, status?: number) => new GenerationError(name, name, { status });

describe('following a press', () => {
  it('spends, shows, announces, and remembers the design as seen', async () => {
    const { heard, table, kept } = await follow(PRESS, [ACCEPTED], REPLY);
    expect(heard).toEqual(['generate', 'balance 4', 'balance 4', 'finished']);
    expect(table).toEqual({ work: null, trouble: null, result: { request: PRESS.request, reply: REPLY } });
    expect(kept).toEqual({ ...PRESS, designId: 'd1', seen: true });
  });

  it('asks after a design that was accepted before, and reads the balance anew', async () => {
    const { heard, table } = await follow({ ...PRESS, designId: 'd1' }, [], REPLY);
    expect(heard).toEqual(['resume', 'balance stale', 'finished']);
    expect(table.result?.reply).toBe(REPLY);
  });

  it('does not announce a design twice', async () => {
    const { heard, table } = await follow({ ...PRESS, designId: 'd1', seen: true }, [], REPLY);
    expect(heard).toEqual(['resume', 'balance stale']);
    expect(table.result?.reply).toBe(REPLY);
  });
});

describe('a press in trouble', () => {
  it('that failed says so, gives the balance back and is forgotten', async () => {
    const failed: GenerationEvent = {
      type: 'failed',
      message: 'no',
      code: 500,
      error: 'x',
      tokens: 5,
      freetokens: 0,
    };
    const { heard, table, kept } = await follow(PRESS, [ACCEPTED, failed], fault('failed', 500));
    expect(heard).toEqual(['generate', 'balance 4', 'balance 5', 'balance stale', 'failed']);
    expect(table.trouble).toMatchObject({ fault: 'failed', message: 'failed' });
    expect(table.work).toBeNull();
    expect(kept).toBeUndefined();
  });

  it.each([
    ['no-response', undefined],
    ['invalid-response', undefined],
    ['missing-fields', undefined],
    ['refused', 503],
  ] as const)('by %s after acceptance is remembered, so that the design can be found', async (name, status) => {
    const { kept, table } = await follow(PRESS, [ACCEPTED], fault(name, status));
    expect(kept?.designId).toBe('d1');
    expect(table.trouble?.press.designId).toBe('d1');
  });

  it.each(['unreachable', 'no-tokens', 'refused', 'invalid-response'] as const)(
    'by %s before acceptance is not sent again by a reload',
    async (name) => {
      const { kept, table, heard } = await follow(PRESS, [], fault(name, 400));
      expect(kept).toBeUndefined();
      expect(table.trouble?.press.key).toBe('k1');
      expect(heard).toContain(name);
    },
  );

  it('that was cancelled, here or in another tab, is let go without a word', async () => {
    const cancelled = new GenerationError('failed', 'Cancelled.', { type: CANCELLED });
    const { heard, table, kept } = await follow({ ...PRESS, designId: 'd1' }, [], cancelled);
    expect(heard).toEqual(['resume', 'balance stale']);
    expect(table).toEqual(EMPTY_TABLE);
    expect(kept).toBeUndefined();
  });

  it('by a session that ended tells only that, and keeps a press that was paid', async () => {
    const unpaid = await follow(PRESS, [], fault('signed-out', 401));
    expect(unpaid.heard).toEqual(['generate', 'signed out']);
    expect(unpaid.table).toEqual(EMPTY_TABLE);
    expect(unpaid.kept).toBeUndefined();
    const paid = await follow(PRESS, [ACCEPTED], fault('signed-out', 401));
    expect(paid.kept?.designId).toBe('d1');
  });

  it('that was already seen is let go in silence', async () => {
    const { heard, table, kept } = await follow({ ...PRESS, designId: 'd1', seen: true }, [], fault('refused', 404));
    expect(heard).toEqual(['resume']);
    expect(table).toEqual(EMPTY_TABLE);
    expect(kept).toBeUndefined();
  });

  it('that was already seen stays on the table where only the way to it is lost, without a word beside it', async () => {
    const seen = { ...PRESS, designId: 'd1', seen: true };
    const { heard, table, kept } = await follow(seen, [], fault('unreachable', 0));
    expect(heard).toEqual(['resume']);
    expect(table.trouble).toMatchObject({ fault: 'unreachable', press: { designId: 'd1' } });
    expect(kept?.designId).toBe('d1');
  });

  it('nobody foresaw has the catalogue’s words', async () => {
    expect((await follow(PRESS, [], new TypeError('oops'))).table.trouble?.message).toBe(MESSAGE.generationFailed);
  });
});
