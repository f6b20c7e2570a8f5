import type { FastifyBaseLogger } from 'fastify';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * A log for one request that is made when it is asked for: most requests have no line or one, which its parent writes for less than making a
 * log costs.
 */
class RequestLogger implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;
  private readonly parent: FastifyBaseLogger;
  private readonly bindings: Bindings;
  private readonly options: Options;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.parent = parent;
    this.bindings = bindings;
    this.options = options;
  }

  get level(): string {
    return this.options?.level ?? this.parent.level;
  }

  trace(...line: unknown[]): void {
    this.write('trace', line);
  }

  debug(...line: unknown[]): void {
    this.write('debug', line);
  }

  info(...line: unknown[]): void {
    this.write('info', line);
  }

  warn(...line: unknown[]): void {
    this.write('warn', line);
  }

  error(...line: unknown[]): void {
    this.write('error', line);
  }

  fatal(...line: unknown[]): void {
    this.write('fatal', line);
  }

  silent(...line: unknown[]): void {
    this.write('silent', line);
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.own().child(bindings, options);
  }

  private own(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings, this.options);
    return this.made;
  }

  private write(level: Level, line: unknown[]): void {
    const [what, ...rest] = line;
    // A level, or ways of writing, of its own: only a log can have those.
    const { level: ownLevel, serializers } = this.options ?? {};
    const log = this.made ?? (ownLevel || serializers ? this.own() : undefined);
    // What was handed to the method of this name is what its parent's takes.
    const send = (to: FastifyBaseLogger, ...words: unknown[]) =>
      to[level](...(words as Parameters<FastifyBaseLogger['info']>));
    if (log) send(log, ...line);
    else if (what instanceof Error)
      send(this.parent, { ...this.bindings, err: what }, ...(rest.length ? rest : [what.message]));
    else if (typeof what === 'object' && what !== null) send(this.parent, { ...this.bindings, ...what }, ...rest);
    else send(this.parent, this.bindings, ...line);
  }
}

/** The log that a request has for its lines, for the framework. */
export const openRequestLogger = (parent: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger =>
  new RequestLogger(parent, bindings, options);
