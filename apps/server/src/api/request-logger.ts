import type { FastifyBaseLogger } from 'fastify';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/** A log for one request that is made with its first line: most requests have none, and making one is dear. */
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
    // What was handed to the method of this name is what its parent's takes.
    this.own()[level](...(line as Parameters<FastifyBaseLogger['info']>));
  }
}

/** The log that a request has for its lines, for the framework. */
export const openRequestLogger = (parent: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger =>
  new RequestLogger(parent, bindings, options);
