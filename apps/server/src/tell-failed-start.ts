import { ConfigError } from '#server/config/config-error.ts';
import { ClusterError } from '#server/parts/database/embedded/cluster.ts';
import { MigrationError } from '#server/parts/database/migrate.ts';
import { PoolerError } from '#server/parts/database/pooled.ts';
import { UnreachedError } from '#server/parts/database/unreached.ts';
import { AwayAtStartError } from '#server/start-again.ts';
import { isNotAllowed, reasonOf, tellRefusal } from '#server/system-refusal.ts';

/**
 * Exit codes of a start that came to nothing. `settings` is of sysexits.h (EX_CONFIG): starting again helps nothing before somebody
 * has changed something, and `deploy/toile.service` does not.
 */
export const EXIT = { failed: 1, settings: 78 } as const;

interface FailedStart {
  /** A sentence or several for an operator; nothing where only the error itself tells. */
  readonly says?: string;
  readonly code: (typeof EXIT)[keyof typeof EXIT];
}

/** What stays as it is until somebody changes something. */
const LASTING = [PoolerError, MigrationError, ClusterError];

/** What kept the product from starting, and whether starting again may help. */
export function tellFailedStart(error: unknown): FailedStart {
  if (error instanceof ConfigError) return { says: error.message, code: error.mayPass ? EXIT.failed : EXIT.settings };
  if (LASTING.some((Kind) => error instanceof Kind)) return { says: reasonOf(error), code: EXIT.settings };
  if (error instanceof UnreachedError || error instanceof AwayAtStartError)
    return { says: error.message, code: EXIT.failed };
  const says = tellRefusal(error);
  return says === undefined ? { code: EXIT.failed } : { says, code: isNotAllowed(error) ? EXIT.settings : EXIT.failed };
}
