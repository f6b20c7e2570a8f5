import { type GenerationEvent, GenerationRequest } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, type TableAction, type TableState, tableReducer } from '#web/features/studio/table-state.ts';

const press = {
  key: 'k1',
  request: GenerationRequest.parse({ style_idea: 'red saree' }),
  seen: false,
  pressedAt: 0,
};
const reply = {
  outfit_description: 'A saree.',
  image_url: '/f1',
  design_id: 'd1',
  file_id: 'f1',
  has_figure: false,
  seed: 1,
  look: null,
  tokens: 0,
  freetokens: 0,
};
const result = { request: press.request, reply };
const pressed: TableAction = { type: 'pressed', press };
const told = (event: GenerationEvent): TableAction => ({ type: 'told', event });
const after = (...actions: TableAction[]): TableState => actions.reduce(tableReducer, EMPTY_TABLE);

describe('the table', () => {
  it('follows a press from sending to its result', () => {
    expect(after(pressed).work).toEqual({ press, stage: 'sending', progress: 0 });
    const accepted = told({ type: 'accepted', design_id: 'd1', tokens: 0, freetokens: 0 });
    expect(after(pressed, accepted).work).toEqual({
      press: { ...press, designId: 'd1' },
      stage: 'queued',
      progress: 0,
    });
    const painting = told({ type: 'stage', stage: 'painting', progress: 0.6 });
    expect(after(pressed, accepted, painting).work).toMatchObject({ stage: 'painting', progress: 0.6 });
    expect(after(pressed, accepted, painting, { type: 'finished', result })).toEqual({
      work: null,
      trouble: null,
      result,
    });
  });

  it('does not send what was accepted before', () => {
    expect(after({ type: 'pressed', press: { ...press, designId: 'd1' } }).work?.stage).toBe('queued');
  });

  it('never goes back a stitch', () => {
    const state = after(
      pressed,
      told({ type: 'stage', stage: 'painting', progress: 0.6 }),
      told({ type: 'stage', stage: 'reading', progress: 0.1 }),
    );
    expect(state.work).toMatchObject({ stage: 'painting', progress: 0.6 });
  });

  it('keeps the latest result while the next is made and when that fails', () => {
    const second = after({ type: 'finished', result }, { type: 'pressed', press: { ...press, key: 'k2' } });
    expect(second.result).toBe(result);
    const trouble = { press, fault: 'failed', message: 'no', status: 500 } as const;
    const failed = tableReducer(second, { type: 'went-wrong', trouble });
    expect(failed).toEqual({ work: null, result, trouble });
    expect(tableReducer(failed, pressed).trouble).toBeNull();
  });

  it('hears nothing of a press it let go', () => {
    const state = after(pressed, { type: 'dropped' }, told({ type: 'stage', stage: 'painting', progress: 0.6 }));
    expect(state).toEqual(EMPTY_TABLE);
  });
});
