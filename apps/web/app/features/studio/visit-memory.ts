import { GenerationRequest } from '@toile/contract';
import * as z from 'zod';
import { type BriefForm, EMPTY_BRIEF, readBrief } from '#web/features/studio/brief-form.ts';

/** A press of this visit: enough to find its design again after a reload, or to send it again. */
export const KeptPress = z.object({
  key: z.string().min(1),
  request: GenerationRequest,
  /** Known once the server accepted the press. */
  designId: z.string().optional(),
  /** Whether its end was already shown, so that a reload does not announce it again. */
  seen: z.boolean(),
  /** Milliseconds since 1970. */
  pressedAt: z.number(),
});
export type KeptPress = z.infer<typeof KeptPress>;

/** Presses of a visit that are remembered; older ones are in the history. */
const REMEMBERED = 24;

/** A press that was never accepted is sent again on return only while its author still waits for it. */
const RESEND_WITHIN_MS = 10 * 60 * 1000;

/** Whether a press of this visit still wants following: accepted at any time, or sent a short while before `now`. */
export const isFollowable = ({ designId, pressedAt }: KeptPress, now: number): boolean =>
  designId !== undefined || now - pressedAt < RESEND_WITHIN_MS;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the studio remembers of a visit: a tab of the browser, and one account in it. */
export interface VisitMemory {
  brief: () => BriefForm;
  keepBrief: (brief: BriefForm) => void;
  /** Of the sketches of the brief, and of the design that it will become; undefined before the first. */
  seed: () => number | undefined;
  keepSeed: (seed: number) => void;
  /** Newest first. */
  presses: () => readonly KeptPress[];
  /** Keeps a press, or what is newly known of it. */
  keepPress: (press: KeptPress) => void;
  forgetPress: (key: string) => void;
}

/** A full or forbidden storage costs the memory, never the work. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Memory of one account's visit. Another account in the same tab sees nothing of it. */
export function openVisitMemory(userId: string, store: () => Store = () => sessionStorage): VisitMemory {
  const name = (what: string) => `toile.studio.${userId}.${what}`;
  const keep = (what: string, value: unknown) =>
    attempt(() => store().setItem(name(what), JSON.stringify(value)), undefined);
  const readPresses = (): readonly KeptPress[] =>
    attempt(
      () =>
        z
          .array(KeptPress)
          .catch([])
          .parse(JSON.parse(store().getItem(name('presses')) ?? '[]')),
      [],
    );
  return {
    brief: () => attempt(() => readBrief(store().getItem(name('brief'))), EMPTY_BRIEF),
    keepBrief: (brief) => keep('brief', brief),
    seed: () =>
      attempt(() => GenerationRequest.shape.seed.parse(JSON.parse(store().getItem(name('seed')) ?? '')), undefined),
    keepSeed: (seed) => keep('seed', seed),
    presses: readPresses,
    keepPress: (press) => {
      const kept = readPresses();
      const isKnown = kept.some(({ key }) => key === press.key);
      const presses = isKnown ? kept.map((other) => (other.key === press.key ? press : other)) : [press, ...kept];
      keep('presses', presses.slice(0, REMEMBERED));
    },
    forgetPress: (key) =>
      keep(
        'presses',
        readPresses().filter((press) => press.key !== key),
      ),
  };
}
