import { GenerationRequest } from '@toile/contract';
import { expect, it } from 'vitest';
import { tellTrouble } from '#web/features/studio/tell-trouble.ts';
import type { GenerationFault } from '#web/lib/generation-error.ts';

const press = { key: 'k', request: GenerationRequest.parse({ style_idea: 'x' }), seen: false, pressedAt: 0 };
const trouble = (fault: GenerationFault, designId?: string, status?: number) => ({
  press: { ...press, ...(designId ? { designId } : {}) },
  fault,
  message: '',
  status,
});

it('says the token is back only where the server said it failed', () => {
  const faults: GenerationFault[] = ['no-tokens', 'refused', 'unreachable', 'no-response', 'invalid-response'];
  expect(tellTrouble(trouble('failed', 'd1')).kept).toContain('your token is back');
  for (const fault of faults) expect(tellTrouble(trouble(fault)).kept).not.toContain('back');
});

it('offers to look for a design that was accepted, and to try again otherwise', () => {
  expect(tellTrouble(trouble('no-response', 'd1')).again).toBe('Look for it');
  expect(tellTrouble(trouble('no-response')).again).toBe('Try again');
  expect(tellTrouble(trouble('failed', 'd1')).again).toBe('Try again');
});

it('offers nothing where only a token helps', () => {
  expect(tellTrouble(trouble('no-tokens')).again).toBeUndefined();
});

it('always says that the brief is kept', () => {
  for (const fault of ['failed', 'refused', 'no-tokens', 'missing-fields', 'unreachable'] as const) {
    expect(tellTrouble(trouble(fault)).kept).toContain('brief is kept');
  }
});

it('offers no second try of what will be refused every time, and one where time or a letter helps', () => {
  for (const status of [400, 413, 422])
    expect(tellTrouble(trouble('refused', undefined, status)).again).toBeUndefined();
  expect(tellTrouble(trouble('not-understood', undefined, 422)).again).toBeUndefined();
  for (const status of [403, 429, 500])
    expect(tellTrouble(trouble('refused', undefined, status)).again).toBe('Try again');
});
