/** PostgreSQL's words for being away: it stops, has crashed, is not up yet, or has no connection left. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '57014', '25006']);
/** And for what cannot be written at the moment: its disk is full or fails, its memory is short. */
const FULL = new Set(['53100', '53200', '58030']);
/** What the system says of a disk that is full, or that it has turned to reading alone. */
const UNWRITTEN = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** What the system says of a server that is not there. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const SIGNS = [AWAY, FULL, UNWRITTEN, UNREACHED];
/** What the driver and its pool say; they have no codes. */
const SAID =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether something failed because the database, the storage or another server of ours is away, stands still or has no room, wherever
 * in the chain of causes that is said. It may be asked again in a moment.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (code.startsWith('08') || SIGNS.some((signs) => signs.has(code)))) return true;
  if (SAID.test(error.message) || isAway(error.cause)) return true;
  return error instanceof AggregateError && error.errors.some(isAway);
}
