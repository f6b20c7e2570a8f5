import type { Database } from '#server/parts/database/database.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { statement } from '#server/parts/database/statement.ts';
import { COUNTED } from './place-in-line.ts';

/** Milliseconds between two looks at every design that is followed here: a notice may have been lost, and places move without one. */
const LOOK_EVERY = 2000;
/** Designs looked at in one statement: its answer keeps nobody else from this process for long. */
const LOOKED_AT_ONCE = 2000;

/** What of a design moves while somebody follows it. */
export type Standing = Pick<DesignRow, 'status' | 'stage' | 'progress'> & { readonly place: number | null };

/** Whoever follows a design in this process. */
export interface Follower {
  readonly designId: string;
  /** How the design stood when they were last told. */
  readonly last: Standing | undefined;
  /** It stands otherwise by now; undefined where there is more to it than that, and they should read it. */
  move(now: Standing | undefined): void;
  /** It could not be looked at. */
  fail(error: unknown): void;
}

/** Looks at all designs that are followed in a process at once: what that costs the database does not grow with those who wait. */
export interface Lookout {
  /** Returns what ends the following. */
  follow(follower: Follower): () => void;
}

/** $1 designs. Places as `PLACE_IN_LINE` counts them for one. */
const STANDINGS = statement<Standing & { id: string; isLate: boolean }>(
  'standings-of-designs',
  `with line as (
     select id, least(row_number() over (order by turn, created_at, id), ${COUNTED + 1})::int as place from designs
     where status = 'running' and stage = 'queued' and attended_until is null
   )
   select designs.id, designs.status, designs.stage, designs.progress, line.place,
     designs.status = 'running' and designs.deadline_at < now() as "isLate"
   from designs left join line on line.id = designs.id where designs.id = any($1::text[])`,
);

const lookouts = new WeakMap<Database, Lookout>();

/** The one of this process. */
export function lookoutOf(database: Database): Lookout {
  const found = lookouts.get(database) ?? openLookout(database);
  lookouts.set(database, found);
  return found;
}

export const hasMoved = (last: Standing | undefined, now: Standing): boolean =>
  !last ||
  last.status !== now.status ||
  last.stage !== now.stage ||
  last.progress !== now.progress ||
  last.place !== now.place;

function openLookout(database: Database): Lookout {
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const byDesign = Map.groupBy(followers, ({ designId }) => designId);
      const ids = [...byDesign.keys()];
      for (let at = 0; at < ids.length; at += LOOKED_AT_ONCE) {
        await lookAt(ids.slice(at, at + LOOKED_AT_ONCE), byDesign);
      }
    } finally {
      isLooking = false;
    }
  }

  async function lookAt(ids: readonly string[], byDesign: Map<string, Follower[]>): Promise<void> {
    const of = (id: string) => byDesign.get(id)?.filter((follower) => followers.has(follower)) ?? [];
    try {
      const standings = await database.ask(STANDINGS, [ids]);
      const gone = new Set(ids);
      for (const { id, isLate, ...now } of standings) {
        gone.delete(id);
        const hasEnded = isLate || now.status !== 'running';
        for (const follower of of(id)) {
          // What is further by now than the look was told by a notice.
          const isOld = follower.last !== undefined && follower.last.progress > now.progress;
          if (hasEnded) follower.move(undefined);
          else if (!isOld && hasMoved(follower.last, now)) follower.move(now);
        }
      }
      for (const id of gone) for (const follower of of(id)) follower.move(undefined);
    } catch (error) {
      for (const id of ids) for (const follower of of(id)) follower.fail(error);
    }
  }

  return {
    follow(follower) {
      followers.add(follower);
      timer ??= setInterval(look, LOOK_EVERY).unref();
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
