import { randomUUID } from 'node:crypto';
import { COLLECTION, DATABASE_ID } from '@toile/contract';
import type { Call } from './members.ts';
import { each, everybody, hidden, type Row, type Statuses } from './row.ts';
import type { World } from './world.ts';

/** Documents under one of the two names that the dialect has for them. */
export function documentRows(kind: 'documents' | 'rows'): readonly Row[] {
  const [list, idKey] =
    kind === 'documents'
      ? (['/v1/databases/:databaseId/collections/:collectionId/documents', 'documentId'] as const)
      : (['/v1/tablesdb/:databaseId/tables/:collectionId/rows', 'rowId'] as const);
  const at = (collection: string) =>
    list.replace(':databaseId', () => DATABASE_ID).replace(':collectionId', () => collection);
  const one = `${list}/:documentId`;
  const { users, community, designs } = COLLECTION;
  const row = (
    route: string,
    about: string,
    statuses: Statuses,
    call: (world: World) => Promise<Omit<Call, 'method'>>,
  ) => ({ route, about, ...statuses, call }) satisfies Row;
  const ofOwner = async ({ owner }: World) => ({ path: `${at(users)}/${owner.id}` });
  const ofPost = async (world: World, more = '') => `${at(community)}/${(await world.post()).postId}${more}`;
  const ofDesign = async (world: World, more = '') => `${at(designs)}/${(await world.design()).designId}${more}`;
  const newPost = async (world: World) => {
    const { designId } = await world.design();
    return { path: at(community), body: { [idKey]: randomUUID(), data: { designId } } };
  };
  const counts = ['increment', 'decrement'].flatMap((verb) => {
    const route = `PATCH ${one}/:attribute/${verb}`;
    return [
      row(route, users, hidden(401), async ({ owner }) => ({
        path: `${at(users)}/${owner.id}/tokens/${verb}`,
        body: {},
      })),
      row(route, community, each(200), async (world) => ({ path: await ofPost(world, `/likes/${verb}`), body: {} })),
      row(route, designs, hidden(401), async (world) => ({ path: await ofDesign(world, `/liked/${verb}`), body: {} })),
    ];
  });
  return [
    ...[users, community, designs].map((name) =>
      row(`GET ${list}`, name, everybody(200), async () => ({ path: at(name) })),
    ),
    row(`GET ${one}`, users, hidden(200), ofOwner),
    row(`GET ${one}`, community, everybody(200), async (world) => ({ path: await ofPost(world) })),
    row(`GET ${one}`, designs, hidden(200), async (world) => ({ path: await ofDesign(world) })),
    row(`POST ${list}`, users, { guest: 401, stranger: 401, owner: 201 }, async ({ owner }) => ({
      path: at(users),
      body: { [idKey]: owner.id, data: { name: 'Asha' } },
    })),
    // What is not the caller's own cannot be posted: the document is not valid.
    row(`POST ${list}`, community, { guest: 401, stranger: 400, owner: 201 }, newPost),
    row(`POST ${list}`, designs, everybody(401), async () => ({
      path: at(designs),
      body: { [idKey]: 'x', data: { a: 1 } },
    })),
    row(`PATCH ${one}`, users, hidden(200), async (world) => ({
      ...(await ofOwner(world)),
      body: { data: { name: 'M' } },
    })),
    row(`PATCH ${one}`, community, { guest: 401, stranger: 401, owner: 200 }, async (world) => ({
      path: await ofPost(world),
      body: { data: { prompt: 'A better coat' } },
    })),
    row(`PATCH ${one}`, designs, hidden(200), async (world) => ({
      path: await ofDesign(world),
      body: { data: { liked: true } },
    })),
    row(`DELETE ${one}`, users, hidden(401), ofOwner),
    row(`DELETE ${one}`, community, { guest: 401, stranger: 401, owner: 204 }, async (world) => ({
      path: await ofPost(world),
    })),
    row(`DELETE ${one}`, designs, hidden(204), async (world) => ({ path: await ofDesign(world) })),
    ...counts,
  ];
}
