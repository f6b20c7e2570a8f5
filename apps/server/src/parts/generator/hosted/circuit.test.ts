import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

function failing(times: number) {
  const clock = { now: 1000 };
  const circuit = createCircuit(() => clock.now);
  for (let failure = 0; failure < times; failure++) circuit.note(false);
  return { clock, circuit };
}

test('a provider that failed a few times is still asked', () => {
  expect(failing(4).circuit.mayCall()).toBe(true);
});

test('one that failed five times in a row rests, then is tried by one call alone', () => {
  const { clock, circuit } = failing(5);
  expect(circuit.mayCall()).toBe(false);
  clock.now += 30_000;
  expect([circuit.mayCall(), circuit.mayCall()]).toEqual([true, false]);
});

test('a try that goes well opens it to everybody, one that fails lets it rest again', () => {
  const { clock, circuit } = failing(5);
  clock.now += 30_000;
  circuit.mayCall();
  circuit.note(false);
  expect(circuit.mayCall()).toBe(false);
  clock.now += 30_000;
  circuit.mayCall();
  circuit.note(true);
  expect([circuit.mayCall(), circuit.mayCall()]).toEqual([true, true]);
});

test('failures with a success between them are not in a row', () => {
  const { circuit } = failing(4);
  circuit.note(true);
  for (let failure = 0; failure < 4; failure++) circuit.note(false);
  expect(circuit.mayCall()).toBe(true);
});
