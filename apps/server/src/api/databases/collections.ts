import type { Parts } from '#server/parts/parts.ts';
import type { Collection } from './collection.ts';
import { communityCollection } from './community-collection.ts';
import { designsCollection } from './designs-collection.ts';
import { usersCollection } from './users-collection.ts';

/** The doors there are, by their ids. */
export const openCollections = ({ config }: Pick<Parts, 'config'>): ReadonlyMap<string, Collection> =>
  new Map([usersCollection, communityCollection(config.http), designsCollection].map((door) => [door.id, door]));
