import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Place } from './fair-turns.ts';
import { takeHashing } from './take-hashing.ts';
import { openTurns, type Ticket, type Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this call has in hand, where calls take turns. */
    turns: Held | null;
    /** Lets the next call of the same address go: what is still to come of this one takes its time without working. */
    letOthersGo(): void;
    /** The same for whatever it has in hand but its connection: for answers that no hook sees go out. */
    endTurn(): void;
  }
  interface FastifyContextConfig {
    /** Whether a password is hashed for it, which takes a thread its time. */
    hashes?: boolean;
  }
}

interface Held {
  /** Until the answer is out. */
  connection?: Ticket<Socket>;
  /** While there is work. */
  address?: Ticket<string>;
  /** While a password is hashed. */
  hashing?: Place;
}

/** Calls of one address that are worked on at once: some of the connections to the database stay with everybody else. */
const ADDRESS = { atOnce: 12, waiting: 240 };
/** Answers go out in the order of the questions, so of one connection one is worked on at a time. */
const CONNECTION = { atOnce: 1, waiting: 100 };
/** Milliseconds that work may go on whose end is never told: longer than the database lets any statement take. */
const WORK_MAX = 20_000;
/** Seconds after which whoever has this many waiting may come again. */
const RETRY_AFTER_S = 2;

const addresses = openTurns<string>(ADDRESS);
const connections = openTurns<Socket>(CONNECTION);

/** A request that may have to wait. */
interface Comer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly done: (error?: Error) => void;
}

/**
 * Has the calls of one connection, and those of one address, take turns: however much somebody asks for at once, they wait
 * behind themselves, and nobody else behind them. No turn is held while a body comes.
 */
export function registerTurns(app: FastifyInstance, parts: Pick<Parts, 'config' | 'secrets'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const held: Held = {};
    request.turns = held;
    atTheEnd(request, reply, () => {
      connections.release(held.connection);
      // What was begun for somebody who has hung up goes on without them, and is in their hand until it ends.
      if (held.address?.state === 'in hand' && !held.hashing?.isWaiting)
        setTimeout(() => letGo(held), WORK_MAX).unref();
      else letGo(held);
    });
    const comer = { request, reply, done };
    const keep = (ticket: Ticket<Socket>) => {
      held.connection = ticket;
    };
    enter({ turns: connections, key: request.raw.socket, keep }, comer, () => takeAddress(comer, held));
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || Number(length) > 0) request.letOthersGo();
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!request.turns || request.turns.address?.state === 'in hand') return done();
    takeAddress({ request, reply, done }, request.turns);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { turns } = request;
    if (!turns || !request.routeOptions.config.hashes) return;
    reply.header('retry-after', RETRY_AFTER_S);
    await takeHashing(request, parts, (place) => {
      turns.hashing = place;
    });
    reply.removeHeader('retry-after');
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn();
    done(null, payload);
  });
}

/** What routes know of turns, be they taken or not. */
export function decorateTurns(app: FastifyInstance): void {
  app.decorateRequest('turns', null);
  app.decorateRequest('letOthersGo', function letOthersGo(this: FastifyRequest) {
    addresses.release(this.turns?.address);
  });
  app.decorateRequest('endTurn', function endTurn(this: FastifyRequest) {
    if (this.turns) letGo(this.turns);
  });
}

function letGo({ address, hashing }: Held): void {
  hashing?.leave();
  addresses.release(address);
}

function takeAddress(comer: Comer, held: Held): void {
  const keep = (ticket: Ticket<string>) => {
    held.address = ticket;
  };
  enter({ turns: addresses, key: ipKey(comer.request.ip), keep }, comer, () => comer.done());
}

interface Entrance<Key> {
  readonly turns: Turns<Key>;
  readonly key: Key;
  /** Called before anything is done with the turn, or when it begins to wait. */
  readonly keep: (ticket: Ticket<Key>) => void;
}

function enter<Key>({ turns, key, keep }: Entrance<Key>, { reply, done }: Comer, go: () => void): void {
  const ticket = turns.take(key, (mine) => {
    keep(mine);
    go();
  });
  if (ticket?.state === 'waits') keep(ticket);
  if (ticket) return;
  reply.header('retry-after', RETRY_AFTER_S);
  done(new ProductError('rate-limited'));
}

const endings = new WeakMap<Socket, Set<() => void>>();

/** Of an answer that waits for the one before it nobody says that its connection has ended: the connection does. */
function atTheEnd({ raw: { socket } }: FastifyRequest, reply: FastifyReply, end: () => void): void {
  let ends = endings.get(socket);
  if (!ends) {
    const all = new Set<() => void>();
    socket.on('close', () => {
      for (const each of [...all]) each();
    });
    endings.set(socket, all);
    ends = all;
  }
  const set = ends;
  set.add(end);
  reply.raw.on('close', () => {
    set.delete(end);
    end();
  });
}
