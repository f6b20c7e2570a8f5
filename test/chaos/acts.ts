import { randomUUID } from 'node:crypto';
import {
  BUCKET,
  COLLECTION,
  DATABASE_ID,
  GenerationReply,
  Offer,
  OrderLine,
  PROJECT_ID,
  PurchaseOrder,
  PurchaseState,
  TestPaymentReply,
} from '@toile/contract';
import * as z from 'zod';
import { agreedOn, json, keyOf } from '../boutique.ts';
import type { Person } from '../people.ts';
import { press } from '../press.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Answers } from './answers.ts';
import { followPress } from './follow-press.ts';

/** Somebody who does what people do, one thing after another. */
export interface Actor {
  /** At whichever process answers just now. */
  readonly here: () => Person;
  readonly random: () => number;
  /** Designs of theirs that are not posted yet, and the pictures they were shown. */
  readonly unposted: string[];
  readonly pictures: string[];
  /** A design that can be cut, where they keep a shop. */
  readonly sewn: string | undefined;
}

/** What everybody does it with. */
export interface World {
  readonly answers: Answers;
  readonly told: Acknowledged;
}

type Act = (actor: Actor, world: World) => Promise<unknown>;

const DOCUMENTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const Document = z.object({ $id: z.string() });
const Documents = z.object({ total: z.number(), documents: z.array(Document) });
const Liked = z.object({ $id: z.string(), likes: z.number(), liked: z.literal(true) });
const Account = z.object({ $id: z.string(), email: z.string() });
const Anything = z.looseObject({});
/** Times that somebody sends the same press again, each after no answer or one that says to come again. */
const PRESSES_MAX = 40;
const HERE_SOON = 1000;

const as =
  <T>(shape: z.ZodType<T>) =>
  async (reply: Response): Promise<T> =>
    shape.parse(await reply.json());

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

/** Something is away for a moment: who is told so sends the same again, as who had no answer does. */
const AWAY = new Set([502, 503, 504]);

/** A press that is waited for, by events or by one reply, and sent again under its key until it has an end. */
const presses =
  (name: string, byEvents: boolean): Act =>
  async ({ here, random, unposted, pictures }, { answers, told }) => {
    const key = randomUUID();
    const words = `a ${pick(['red', 'blue', 'green'], random)} coat ${Math.floor(random() * 1000)}`;
    const accepted = (id: string) => told.designs.set(id, told.designs.get(id) ?? 'accepted');
    const follow = () => followPress(answers, { name, words, key, here, accepted });
    const wait = async () => {
      let isRefused = false;
      const send = async () => {
        const reply = await press(here(), words, { key });
        // A design that was late has ended, and is told so under its key for ever.
        const isLate = reply.status === 504 && (await reply.clone().text()).includes('generation_timeout');
        isRefused = !reply.ok && (isLate || !AWAY.has(reply.status));
        return reply;
      };
      const reply = await answers.ask(name, send, as(GenerationReply));
      return isRefused ? 'refused' : reply;
    };
    for (let times = 0; times < PRESSES_MAX; times++) {
      const end = await (byEvents ? follow() : wait());
      if (end === 'failed' || end === 'refused') return;
      if (end) {
        told.designs.set(end.design_id, 'done');
        unposted.push(end.design_id);
        pictures.push(end.file_id);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, HERE_SOON * random()));
    }
  };

const likes: Act = async ({ here, random }, { answers, told }) => {
  const post = pick([...told.posts], random);
  if (post === undefined) return;
  const path = `${DOCUMENTS}/${post}/likes/increment`;
  const liked = await answers.ask('like', () => here().fetch(path, json('PATCH', { value: 1 })), as(Liked));
  if (liked) told.likes.add(`${post} ${here().accountId}`);
};

const posts: Act = async ({ here, unposted }, { answers, told }) => {
  const designId = unposted.pop();
  if (designId === undefined) return;
  const body = json('POST', { documentId: 'unique()', data: { designId } });
  const made = await answers.ask('post', () => here().fetch(DOCUMENTS, body), as(Document));
  if (made) told.posts.add(made.$id);
};

/** Orders tokens, pays in test mode and brings the proof. */
const buys: Act = async ({ here }, { answers, told }) => {
  const send = (path: string, body: object) => () => here().fetch(path, json('POST', body));
  const order = await answers.ask('order tokens', send('/razorpay', { amount: 150 }), as(PurchaseOrder));
  if (!order) return;
  const pay = send('/razorpay/test-payment', { order_id: order.id, outcome: 'success' });
  const { proof } = (await answers.ask('pay', pay, as(TestPaymentReply))) ?? {};
  if (!proof) return;
  const state = await answers.ask('prove a payment', send('/razorpay/verify', proof), as(PurchaseState));
  if (state?.status === 'paid') told.paid.add(order.id);
};

/** A shop offers, its customer says yes, and the shop writes the order down. */
const sells: Act = async ({ here, sewn }, { answers, told }) => {
  if (sewn === undefined) return;
  const terms = { title: 'For the wedding', designs: [sewn], colourways: ['teal'] };
  const offer = await answers.ask('offer', () => here().fetch('/boutique/offers', json('POST', terms)), as(Offer));
  if (!offer) return;
  const yes = json('PUT', { key: keyOf(offer), design_id: sewn, answer: 'approved' });
  const said = await answers.ask('say yes', () => here().fetch('/boutique/offer/answer', yes), as(Anything));
  if (!said) return;
  const path = `/boutique/offers/${offer.offer_id}/orders`;
  const line = await answers.ask('order', () => here().fetch(path, agreedOn(sewn)), as(OrderLine));
  if (line) told.orders.add(line.order_id);
  // A shop has so many offers open at most.
  const end = { method: 'DELETE' };
  await answers.ask(
    'end an offer',
    () => here().fetch(`/boutique/offers/${offer.offer_id}`, end),
    async () => true,
  );
};

/** Looks at one of the pictures they were shown. */
export const looks: Act = async ({ here, pictures, random }, { answers }) => {
  const file = pick(pictures, random);
  if (file === undefined) return;
  const path = `/v1/storage/buckets/${BUCKET.designs}/files/${file}/view`;
  await answers.ask(
    'a picture',
    () => here().fetch(path),
    (reply) => reply.arrayBuffer(),
  );
};

/** Asks for a letter with a link to a new password. */
export const forgets: Act = async ({ here }, { answers, told }) => {
  const { email } = here();
  const body = json('POST', { email, url: 'http://localhost:3000/recovery' });
  const token = await answers.ask('a letter', () => here().fetch('/v1/account/recovery', body), as(Document));
  if (token) told.letters.add(email);
};

const reads =
  <T>(name: string, path: string, shape: z.ZodType<T>, asGuest = false): Act =>
  ({ here }, { answers }) =>
    answers.ask(
      name,
      () => here().fetch(path, asGuest ? { headers: { cookie: '', 'x-appwrite-project': PROJECT_ID } } : {}),
      as(shape),
    );

/** What people do, and how often of a hundred times. */
const ACTS: readonly (readonly [share: number, act: Act])[] = [
  [18, reads('the gallery, a guest', DOCUMENTS, Documents, true)],
  [16, reads('the gallery', DOCUMENTS, Documents)],
  [14, reads('who am I', '/v1/account', Account)],
  [8, reads('the wallet', '/wallet/history', Anything)],
  [14, likes],
  [7, presses('a press', false)],
  [6, presses('a press, followed', true)],
  [5, posts],
  [5, looks],
  [3, buys],
  [3, sells],
  [1, forgets],
];

/** Does one of the things that people do. */
export async function actOnce(actor: Actor, world: World): Promise<void> {
  let left = actor.random() * ACTS.reduce((sum, [share]) => sum + share, 0);
  for (const [share, act] of ACTS) {
    left -= share;
    if (left >= 0) continue;
    await act(actor, world);
    return;
  }
}

/** Does everything once, in this order: what is posted was pressed before. */
export async function actThrough(actor: Actor, world: World): Promise<void> {
  const inOrder: Act[] = [presses('a press', false), posts, presses('a press, followed', true), looks, likes, buys];
  for (const act of [...inOrder, sells, forgets, ...ACTS.slice(0, 4).map(([, each]) => each)]) await act(actor, world);
}
