import { type CommunityPost, GenerationReply, PROJECT_ID } from '@toile/contract';
import type { Models } from 'appwrite';
import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { Gate, openFakeGenerator } from '../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../test/people.ts';
import { press } from '../test/press.ts';
import { connectSdk } from '../test/sdk.ts';
import { startTestServer } from '../test/server.ts';
import { type Visitor, visitor } from './browser.ts';

export type Post = Models.Document & CommunityPost;
export const COMMUNITY = { databaseId: 'toile', collectionId: 'community' };

/** The product with a database of its own, drawing plain sheets at once, but what the gate holds. */
export const startCommunity = async (gate = new Gate()): Promise<RunningServer> =>
  startTestServer(
    { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator(2, gate) },
  );

/** Somebody with tokens for `count` designs. */
export async function maker(server: RunningServer, name: string, count: number): Promise<Person> {
  const person = await signUp(server.address, name);
  await buyTokens(server.parts.database, person.accountId, count);
  return person;
}

/** Makes a design of one's own. */
export async function makeDesign(person: Person, words: string): Promise<GenerationReply> {
  const response = await press(person, words);
  if (response.status !== 200) throw new Error(`The press answered ${response.status}`);
  return GenerationReply.parse(await response.json());
}

/** Makes a design and posts it. */
export async function hang(server: RunningServer, person: Person, words: string): Promise<Post> {
  const { design_id: designId } = await makeDesign(person, words);
  // The SDK asks for a whole document, the server for what one may choose of it.
  const data = { designId } as unknown as Omit<Post, keyof Models.Document>;
  const { databases } = connectSdk(server.address, person);
  return databases.createDocument<Post>({ ...COMMUNITY, documentId: 'unique()', data });
}

/** A post as the server has it now, to this person. */
export const readPost = (server: RunningServer, person: Person, documentId: string): Promise<Post> =>
  connectSdk(server.address, person).databases.getDocument<Post>({ ...COMMUNITY, documentId });

async function bringSession(context: BrowserContext, server: RunningServer, person: Person): Promise<void> {
  await context.addCookies([
    { name: `a_session_${PROJECT_ID}`, value: person.session, url: server.address, httpOnly: true, sameSite: 'Lax' },
  ]);
}

/** A visitor who is signed in as this person. */
export async function visitorAs(
  server: RunningServer,
  person: Person,
  o: Parameters<typeof visitor>[1] = {},
): Promise<Visitor> {
  const someone = await visitor(server.address, o);
  await bringSession(someone.context, server, person);
  return someone;
}
