import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openRequestLogger } from './request-logger.ts';

function openParent() {
  const lines: Record<string, unknown>[] = [];
  let children = 0;
  const onChild = () => children++;
  const log = pino({ level: 'info', onChild }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines, countChildren: () => children };
}

test('a request without a line makes no log of its own, and knows its level', () => {
  const { log, countChildren } = openParent();
  expect(openRequestLogger(log, { reqId: 'r1' }, {}).level).toBe('info');
  expect(openRequestLogger(log, { reqId: 'r2' }, { level: 'debug' }).level).toBe('debug');
  expect(countChildren()).toBe(0);
});

test('every line of a request names it, at the level it was written with', () => {
  const { log, lines, countChildren } = openParent();
  const own = openRequestLogger(log, { reqId: 'r1' }, {});
  own.info({ status: 200 }, 'request');
  own.debug('below the level');
  own.warn('%s calls', 'many');
  own.error({ err: new Error('broken') }, 'failed');
  own.child({ part: 'mail' }).info('sent');
  expect(lines).toMatchObject([
    { reqId: 'r1', level: 30, status: 200, msg: 'request' },
    { reqId: 'r1', level: 40, msg: 'many calls' },
    { reqId: 'r1', level: 50, msg: 'failed', err: { message: 'broken' } },
    { reqId: 'r1', level: 30, part: 'mail', msg: 'sent' },
  ]);
  // One for the request and one that was asked for.
  expect(countChildren()).toBe(2);
});
