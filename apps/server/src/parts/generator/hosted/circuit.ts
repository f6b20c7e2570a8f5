/** Failures in a row after which a provider is left alone. */
const FAILURES = 5;
/** Milliseconds it is left alone before one call may try it again. */
const REST = 30_000;

/** Keeps people from waiting for a provider that is down. */
export interface Circuit {
  /** Whether a call may be made now. While it rests nobody may; after that one, and the others when that one went well. */
  mayCall: () => boolean;
  /** Tells how a call went: whether the provider is up, whatever it said to this one. */
  note: (isUp: boolean) => void;
}

export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayCall() {
      if (failures < FAILURES) return true;
      if (now() < restsUntil) return false;
      // The one that tries; the rest wait for what comes of it.
      restsUntil = now() + REST;
      return true;
    },
    note(isUp) {
      failures = isUp ? 0 : failures + 1;
      if (failures >= FAILURES) restsUntil = now() + REST;
    },
  };
}
