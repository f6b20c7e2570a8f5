import type { Call, Member } from './members.ts';
import type { World } from './world.ts';

/** What a route answers to whom. Who shows a session that has ended, or of an account that was deleted, is a guest. */
export interface Row {
  /** `METHOD /path` as the app tells it; several rows of one route say with a word more what they are about. */
  readonly route: string;
  readonly about?: string;
  readonly guest: number;
  readonly stranger: number;
  readonly owner: number;
  /** How the call is made about what belongs to the owner; `who` is undefined for a guest. */
  readonly call: (world: World, who: Member | undefined) => Promise<Omit<Call, 'method'>>;
  /** Pages of the web app, which are only there when it is built. */
  readonly isPage?: boolean;
}

export type Statuses = Pick<Row, 'guest' | 'stranger' | 'owner'>;
export type Rest = Omit<Call, 'method' | 'path'>;

export const everybody = (status: number): Statuses => ({ guest: status, stranger: status, owner: status });
/** About whoever calls. */
export const each = (status: number): Statuses => ({ guest: 401, stranger: status, owner: status });
/** What others are not told of. */
export const ownerAlone = (status: number): Statuses => ({ guest: 401, stranger: 404, owner: status });
export const hidden = (status: number): Statuses => ({ guest: 404, stranger: 404, owner: status });

/** A route without anything in its path that belongs to somebody. */
export const plain = (route: string, statuses: Statuses, rest: Rest | ((who?: Member) => Rest) = {}): Row => ({
  route,
  ...statuses,
  call: async (_world, who) => ({
    path: route.slice(route.indexOf(' ') + 1),
    ...(typeof rest === 'function' ? rest(who) : rest),
  }),
});

export const methodOf = ({ route }: Row): string => route.slice(0, route.indexOf(' '));
