import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** What stands before PostgreSQL and gives each transaction whichever of its few sessions is free. */
export interface Pooler {
  /** The same address, through the pooler. */
  readonly url: string;
  /** Transactions that it has passed on, and the most callers it had at once. */
  readonly seen: { transactions: number; callers: number };
  /** Opens its sessions anew. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** What a caller may say of itself at the start: anything else is refused, as by pgbouncer. */
const KNOWN = new Set(['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone']);
const SSL_REQUEST = 80_877_103;

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (...parts: string[]): Buffer => Buffer.from(parts.map((part) => `${part}\0`).join(''));
const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int(body.length + 4), body]);
};

/** Cuts a stream into messages of PostgreSQL's protocol, each with its type. */
function messages(hear: (type: string, whole: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      hear(String.fromCharCode(whole[0] ?? 0), whole);
    }
  };
}

/** A session of PostgreSQL, and who has it. */
interface Session {
  readonly stream: Socket;
  /** Answers that are still owed to whoever has it. */
  owed: number;
  caller: Socket | undefined;
}

/** In transaction mode, as pgbouncer 1.18: it knows nothing of prepared statements, and notices are heard by nobody. */
export async function openPooler(to: string, size: number): Promise<Pooler> {
  const seen = { transactions: 0, callers: 0 };
  const callers = new Set<Socket>();
  const waiting: ((session: Session) => void)[] = [];
  let sessions = await Promise.all(Array.from({ length: size }, openSession));

  async function openSession(): Promise<Session> {
    const client = new pg.Client({ connectionString: to });
    client.on('error', () => undefined);
    await client.connect();
    // The types do not tell of what lies beneath a client.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const session: Session = { stream, owed: 0, caller: undefined };
    stream.removeAllListeners('data').on(
      'data',
      messages((type, whole) => {
        session.caller?.write(whole);
        if (type !== 'Z') return;
        session.owed--;
        if (session.owed > 0 || whole[5] !== 'I'.charCodeAt(0)) return;
        seen.transactions++;
        release(session);
      }),
    );
    return session;
  }

  function release(session: Session): void {
    session.caller = undefined;
    waiting.shift()?.(session);
  }

  /** Resolves with a session that is this caller's until its transaction ends. */
  function take(caller: Socket): Promise<Session> {
    return new Promise((resolve) => {
      const give = (session: Session) => {
        session.caller = caller;
        resolve(session);
      };
      const free = sessions.find((session) => !session.caller);
      if (free) give(free);
      else waiting.push(give);
    });
  }

  function greet(caller: Socket): void {
    const status = ['server_version', '16.0', 'client_encoding', 'UTF8', 'standard_conforming_strings', 'on'];
    const told = [0, 2, 4].map((at) => message('S', text(status[at] ?? '', status[at + 1] ?? '')));
    caller.write(
      Buffer.concat([message('R', int(0)), ...told, message('K', int(1), int(1)), message('Z', Buffer.from('I'))]),
    );
  }

  function refuse(caller: Socket, parameter: string): void {
    const why = text('SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`);
    caller.end(message('E', why, Buffer.from([0])));
  }

  /** Hears the words with which a connection begins. */
  function begin(caller: Socket, first: Buffer): void {
    if (first.readInt32BE(4) === SSL_REQUEST) {
      caller.write('N');
      caller.once('data', (next) => begin(caller, next));
      return;
    }
    const said = first.toString('utf8', 8).split('\0');
    const stranger = said.find((name, at) => at % 2 === 0 && name !== '' && !KNOWN.has(name));
    if (stranger) {
      refuse(caller, stranger);
      return;
    }
    greet(caller);
    serve(caller);
  }

  function serve(caller: Socket): void {
    let mine: Promise<Session> | undefined;
    let last = Promise.resolve();
    const pass = async (type: string, whole: Buffer) => {
      if (type === 'X') return void caller.end();
      const held = await mine;
      const session = held?.caller === caller ? held : await take(caller);
      mine = Promise.resolve(session);
      if (type === 'Q' || type === 'S') session.owed++;
      session.stream.write(whole);
    };
    caller.on(
      'data',
      messages((type, whole) => {
        last = last.then(() => pass(type, whole));
      }),
    );
    caller.on('close', () => {
      const left = sessions.find((session) => session.caller === caller);
      // One who leaves in the middle of a transaction takes the session along.
      left?.stream.destroy();
    });
  }

  const server = createServer((caller) => {
    callers.add(caller);
    seen.callers = Math.max(seen.callers, callers.size);
    caller.on('error', () => undefined).on('close', () => callers.delete(caller));
    caller.once('data', (first) => begin(caller, first));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  const drop = () => {
    for (const { stream } of sessions) stream.destroy();
  };
  return {
    url: url.href,
    seen,
    reconnect: async () => {
      drop();
      sessions = await Promise.all(Array.from({ length: size }, openSession));
    },
    close: async () => {
      for (const caller of callers) caller.destroy();
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
