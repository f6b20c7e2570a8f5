/** What keeps one press, one account or one busy hour from hurting everybody else. */
export interface DesignLimits {
  /** Milliseconds from the press until a design must have ended, waiting for a free thread included. */
  readonly deadline: number;
  /** Designs one account may have running at the same time. */
  readonly perAccount: number;
  /** Designs that may be running or waiting in the whole installation. */
  readonly overall: number;
}

export const DESIGN_LIMITS: DesignLimits = { deadline: 120_000, perAccount: 3, overall: 48 };
