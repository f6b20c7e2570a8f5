/** Minutes a purchase may be pending before the provider is asked about it. */
export const FIRST_CHECK_MINUTES = 15;
/** Each later check waits twice as long, up to this. */
export const CHECK_MINUTES_MAX = 6 * 60;
/**
 * Days after which a purchase is looked at for the last time: one nobody paid is abandoned, of one that was paid twice
 * the second payment is sent back. Payments come up to three days late.
 */
export const LAST_CHECK_DAYS = 4;
