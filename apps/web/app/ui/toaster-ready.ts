import type { toast } from 'sonner';

const { promise, resolve } = Promise.withResolvers<typeof toast>();

/** The way to show toasts, once there is a place for them: one that was asked for before would be lost. */
export const toasterReady = promise;

/** Called by the place where toasts stand, when it stands. */
export const toasterIsReady = resolve;
