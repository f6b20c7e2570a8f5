import { Offer, OfferList } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { designs } from '../apps/server/src/parts/database/schema/designs.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { type Person, signUp } from './people.ts';
import { sewDesign } from './sewn.ts';

export const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export const keyOf = ({ url }: Offer): string => new URL(url).searchParams.get('key') ?? '';

/** A day that something may be due on, so many days from now. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const agreedOn = (design: string, more: object = {}): RequestInit =>
  json('POST', { design, price: 4200, advance: 1500.5, due_on: dayIn(30), ...more });

/** What shops and their customers do at a running server. */
export const openBoutique = (server: RunningServer) => ({
  /** Somebody with a design that can be cut. */
  async shop() {
    const person = await signUp(server.address, 'Rani Boutique');
    const designId = await sewDesign(server.parts, person.accountId);
    return { person, designId };
  },
  async offer(person: Person, designIds: readonly string[], more: object = {}): Promise<Offer> {
    const body = { title: 'For the wedding', designs: designIds, colourways: ['rani', 'teal'], ...more };
    const made = await person.fetch('/boutique/offers', json('POST', body));
    expect(made.status, await made.clone().text()).toBe(201);
    return Offer.parse(await made.json());
  },
  /** A customer is anybody with the link: no session, no header. */
  customer: {
    open: (key: string) => fetch(`${server.address}/boutique/offer?${new URLSearchParams({ key })}`),
    picture: (key: string, design: string) =>
      fetch(`${server.address}/boutique/offer/picture?${new URLSearchParams({ key, design })}`),
    say: (body: object) => fetch(`${server.address}/boutique/offer/answer`, json('PUT', body)),
  },
  /** The first design of the newest offer, as its shop sees it. */
  seen: async (person: Person) =>
    OfferList.parse(await (await person.fetch('/boutique/offers')).json()).offers[0]?.designs[0],
  trash: (designId: string) =>
    server.parts.database.transaction((tx) =>
      tx.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, designId)),
    ),
});
