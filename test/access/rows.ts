import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BUCKET } from '@toile/contract';
import { WEB_BUILD } from '../../apps/server/src/api/web/web-routes.ts';
import { noisePng } from '../pictures.ts';
import { documentRows } from './document-rows.ts';
import { folderRows } from './folder-rows.ts';
import { PASSWORD } from './members.ts';
import { each, everybody, hidden, ownerAlone, plain, type Rest, type Row, type Statuses } from './row.ts';
import { PRESS, type World } from './world.ts';

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;
/** A small picture as a browser sends it. */
function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  picture ??= noisePng(16, 20).then((bytes) => new Uint8Array(bytes));
  return picture;
}

const link = { url: 'http://localhost:3000/page' };
const person = () => ({ userId: 'unique()', email: `${randomUUID()}@example.com`, password: PASSWORD });

const PUBLIC: readonly Row[] = [
  plain('GET /health', everybody(200)),
  plain('GET /ready', everybody(200)),
  // It wants its token, from everybody.
  plain('GET /metrics', everybody(404)),
  plain('GET /config', everybody(200)),
  ...['/robots.txt', '/sitemap.xml'].map((path) => ({ ...plain(`GET ${path}`, everybody(200)), isPage: true })),
  { ...plain('GET /*', everybody(200)), isPage: true, call: async () => ({ path: '/gallery' }) },
  {
    route: 'GET /d/:id',
    about: 'of what is posted',
    ...everybody(200),
    call: async (world) => ({ path: `/d/${(await world.post()).postId}`, headers: { accept: 'application/json' } }),
  },
  {
    route: 'GET /d/:id',
    about: 'of what is not',
    ...everybody(404),
    call: async (world) => ({ path: `/d/${(await world.design()).designId}`, headers: { accept: 'application/json' } }),
  },
];

const ACCOUNT: readonly Row[] = [
  plain('POST /v1/account', everybody(201), () => ({ body: person() })),
  plain('GET /v1/account', each(200)),
  plain('GET /v1/account/prefs', each(200)),
  plain('PATCH /v1/account/prefs', each(200), { body: { prefs: { theme: 'dark' } } }),
  plain('PATCH /v1/account/name', each(200), { body: { name: 'Mira' } }),
  plain('PATCH /v1/account/email', each(200), () => ({
    body: { email: `${randomUUID()}@x.example`, password: PASSWORD },
  })),
  plain('PATCH /v1/account/password', each(200), { body: { password: PASSWORD, oldPassword: PASSWORD } }),
  {
    route: 'PUT /v1/account/picture',
    ...each(200),
    call: async () => ({
      path: '/v1/account/picture',
      body: await aPicture(),
      headers: { 'content-type': 'image/png' },
    }),
  },
  plain('DELETE /v1/account/picture', each(200), { body: {} }),
  plain('GET /v1/account/export', each(200)),
  plain('POST /v1/account/jwts', each(201), { body: {} }),
  plain('POST /v1/account/jwt', each(201), { body: {} }),
  plain('DELETE /v1/account', each(204), { body: { password: PASSWORD, posts: 'deleted' } }),
  ...['/v1/account/recovery'].flatMap((path): Row[] => [
    plain(`POST ${path}`, everybody(201), () => ({ body: { email: `${randomUUID()}@x.example`, ...link } })),
    secretRow(`PUT ${path}`, 'recovery', { password: PASSWORD }),
  ]),
  ...['/v1/account/verifications/email', '/v1/account/verification'].flatMap((path): Row[] => [
    plain(`POST ${path}`, each(201), { body: link }),
    secretRow(`PUT ${path}`, 'verification'),
  ]),
];

/** Whoever shows the secret of a letter has read it, signed in or not. */
function secretRow(route: string, kind: 'recovery' | 'verification', more: object = {}): Row {
  return {
    route,
    ...everybody(200),
    call: async (world) => ({
      path: route.slice(route.indexOf(' ') + 1),
      body: { userId: world.owner.id, secret: await world.secret(kind), ...more },
    }),
  };
}

/** Signing in is for who is not. */
const entrance: Statuses = { guest: 201, stranger: 401, owner: 401 };

const SESSIONS: readonly Row[] = [
  ...['POST /v1/account/sessions', 'POST /v1/account/sessions/email'].map(
    (route): Row => ({
      route,
      ...entrance,
      call: async ({ owner: { email } }) => ({ path: route.slice(5), body: { email, password: PASSWORD } }),
    }),
  ),
  {
    route: 'POST /v1/account/sessions/token',
    ...entrance,
    call: async (world) => ({
      path: '/v1/account/sessions/token',
      body: { userId: world.owner.id, secret: await world.secret('session') },
    }),
  },
  plain('GET /v1/account/sessions', each(200)),
  ...(['GET', 'DELETE'] as const).map(
    (method): Row => ({
      route: `${method} /v1/account/sessions/:sessionId`,
      ...ownerAlone(method === 'GET' ? 200 : 204),
      call: async ({ owner }) => ({ path: `/v1/account/sessions/${owner.sessionId}` }),
    }),
  ),
  plain('DELETE /v1/account/sessions', each(204), { body: {} }),
  // No Google here: 412 to everybody who asks for it by the project's name.
  ...['sessions', 'tokens'].map(
    (flow): Row => ({
      route: `GET /v1/account/${flow}/oauth2/:provider`,
      ...everybody(412),
      call: async () => ({ path: `/v1/account/${flow}/oauth2/google?project=toile` }),
    }),
  ),
  {
    route: 'GET /v1/account/sessions/oauth2/callback/:provider',
    ...everybody(412),
    call: async () => ({ path: '/v1/account/sessions/oauth2/callback/google?state=x&code=y' }),
  },
];

const FILES = '/v1/storage/buckets/:bucketId/files';
const filesPath = `/v1/storage/buckets/${BUCKET.designs}/files`;
const aFile = (route: string, statuses: Statuses, rest: Rest = {}): Row => ({
  route,
  ...statuses,
  call: async (world) => ({
    path: `${filesPath}/${await world.upload()}${route.split(':fileId')[1] ?? ''}`,
    ...rest,
  }),
});

const PICTURES: readonly Row[] = [
  {
    route: `POST ${FILES}`,
    ...each(201),
    call: async () => {
      const body = new FormData();
      body.set('fileId', 'unique()');
      body.set('file', new Blob([await aPicture()], { type: 'image/png' }), 'a.png');
      return { path: filesPath, body };
    },
  },
  { ...plain(`GET ${FILES}`, everybody(200)), call: async () => ({ path: filesPath }) },
  aFile(`GET ${FILES}/:fileId`, hidden(200)),
  aFile(`GET ${FILES}/:fileId/view`, hidden(200)),
  aFile(`GET ${FILES}/:fileId/download`, hidden(200)),
  aFile(`GET ${FILES}/:fileId/preview`, hidden(200)),
  // An upload shows no design.
  aFile(`GET ${FILES}/:fileId/flats`, hidden(409)),
  aFile(`PUT ${FILES}/:fileId`, hidden(200), { body: { name: 'mine.png' } }),
  aFile(`DELETE ${FILES}/:fileId`, hidden(204)),
];

const ofDesign = (
  route: string,
  statuses: Statuses,
  design: (world: World) => Promise<string>,
  rest: Rest = {},
): Row => ({
  route,
  ...statuses,
  call: async (world) => {
    const id = await design(world);
    const path = route.slice(route.indexOf(' ') + 1);
    return { path: path.replace(':designId', () => id).replace(':form', 'clear'), ...rest };
  },
});
const finished = async (world: World) => (await world.design()).designId;

/** Four variations, in another cloth each. */
const FOUR = {
  variations: ['linen', 'silk', 'wool', 'velvet'].map((to) => [{ slot: 'g1.fabric', to }]),
};

const DESIGNS: readonly Row[] = [
  {
    // A stranger has no token; the owner's press is one that was made before.
    route: 'POST /generate-outfit',
    guest: 401,
    stranger: 402,
    owner: 200,
    call: async (world) => {
      await world.design();
      return { path: '/generate-outfit', body: PRESS.body, headers: { 'idempotency-key': PRESS.key } };
    },
  },
  plain('GET /generate-outfit', each(200)),
  plain('GET /generate-outfit/overview', each(200)),
  ofDesign('GET /generate-outfit/:designId', ownerAlone(200), finished),
  ofDesign('GET /generate-outfit/:designId/family', ownerAlone(200), finished),
  ofDesign(
    'POST /generate-outfit/:designId/variations',
    ownerAlone(202),
    async (world) => {
      await world.receipt();
      return world.sewn();
    },
    { body: FOUR },
  ),
  ofDesign('PATCH /generate-outfit/:designId', ownerAlone(204), finished, { body: { liked: true } }),
  ofDesign('DELETE /generate-outfit/:designId', ownerAlone(204), finished),
  ofDesign('POST /generate-outfit/:designId/cancel', ownerAlone(200), (world) => world.running()),
  ofDesign('POST /generate-outfit/:designId/restore', ownerAlone(204), (world) => world.trashed()),
  ofDesign('PUT /generate-outfit/:designId/forms/:form', ownerAlone(202), async (world) => {
    await world.receipt();
    return finished(world);
  }),
  ofDesign('GET /generate-outfit/:designId/forms/:form', ownerAlone(200), (world) => world.form()),
  ofDesign('GET /generate-outfit/:designId/download', ownerAlone(200), finished),
  ofDesign('PUT /generate-outfit/:designId/share', ownerAlone(200), finished),
  ofDesign('DELETE /generate-outfit/:designId/share', ownerAlone(204), finished),
  {
    route: 'PUT /community/:postId/report',
    guest: 401,
    stranger: 204,
    owner: 400,
    call: async (world) => ({ path: `/community/${(await world.post()).postId}/report`, body: { reason: 'copied' } }),
  },
  {
    route: 'GET /community/:postId/report',
    ...each(200),
    call: async (world) => ({ path: `/community/${(await world.post()).postId}/report` }),
  },
  {
    route: 'DELETE /community/:postId/report',
    ...each(204),
    call: async (world) => ({ path: `/community/${(await world.post()).postId}/report` }),
  },
];

const sewn = (world: World) => world.sewn();
const GARMENTS: readonly Row[] = [
  ofDesign('GET /generate-outfit/:designId/garments', ownerAlone(200), sewn),
  ...['flats', 'measures', 'pattern', 'cost'].map((view) =>
    ofDesign(`GET /generate-outfit/:designId/garments/${view}`, ownerAlone(200), sewn),
  ),
  ofDesign('GET /generate-outfit/:designId/pack', ownerAlone(200), sewn),
  ofDesign('PUT /generate-outfit/:designId/pack', ownerAlone(200), sewn),
  ofDesign('GET /generate-outfit/:designId/pack/file', ownerAlone(200), sewn),
  ofDesign('GET /generate-outfit/:designId/pack/revisions', ownerAlone(200), sewn),
  ofDesign('POST /generate-outfit/:designId/pack/revisions', ownerAlone(200), sewn, {
    body: { on: 1, edits: { g1: { notes: ['press the hem twice'] } } },
  }),
];

const PRICES = {
  cloths: {},
  trims: {},
  lining: 90,
  interfacing: 80,
  rib: 300,
  minute: 2,
  waste: 0,
  overhead: 0.1,
  markup: 2,
};
const ofCustomer = (method: 'PUT' | 'DELETE', status: number, rest: Rest = {}): Row => ({
  route: `${method} /boutique/customers/:customerId`,
  ...ownerAlone(status),
  call: async (world) => ({ path: `/boutique/customers/${await world.customer()}`, ...rest }),
});
const BOUTIQUE: readonly Row[] = [
  plain('GET /boutique/customers', each(200)),
  plain('POST /boutique/customers', each(201), { body: { name: 'Meera' } }),
  ofCustomer('PUT', 200, { body: { name: 'Meera', measures: { bust: 92 } } }),
  ofCustomer('DELETE', 204),
  plain('GET /boutique/offers', each(200)),
  {
    route: 'GET /boutique/offers/events',
    ...each(200),
    call: async () => ({ path: '/boutique/offers/events?seconds=0' }),
  },
  {
    route: 'POST /boutique/offers',
    ...ownerAlone(201),
    call: async (world) => ({ path: '/boutique/offers', body: { title: 'For her', designs: [await world.sewn()] } }),
  },
  {
    route: 'POST /boutique/offers/:offerId/orders',
    ...ownerAlone(201),
    call: async (world) => {
      const { offerId, designId: design } = await world.offer();
      const body = { design, price: 100, advance: 0, due_on: '2026-12-24' };
      return { path: `/boutique/offers/${offerId}/orders`, body };
    },
  },
  {
    route: 'GET /boutique/offers/:offerId/book',
    ...ownerAlone(200),
    call: async (world) => ({ path: `/boutique/offers/${(await world.offer()).offerId}/book` }),
  },
  {
    route: 'GET /boutique/orders/:orderId/pdf',
    ...ownerAlone(200),
    call: async (world) => ({ path: `/boutique/orders/${await world.order()}/pdf` }),
  },
  {
    route: 'DELETE /boutique/offers/:offerId',
    ...ownerAlone(204),
    call: async (world) => ({ path: `/boutique/offers/${(await world.offer()).offerId}` }),
  },
  // Whoever has the link is let in by it, and by nothing else.
  {
    route: 'GET /boutique/offer',
    ...everybody(200),
    call: async (world) => ({ path: `/boutique/offer?${new URLSearchParams({ key: (await world.offer()).key })}` }),
  },
  {
    route: 'GET /boutique/offer',
    about: 'without its key',
    ...everybody(404),
    call: async (world) => ({ path: `/boutique/offer?${new URLSearchParams({ key: (await world.offer()).offerId })}` }),
  },
  {
    route: 'GET /boutique/offer/picture',
    ...everybody(200),
    call: async (world) => {
      const { key, designId: design } = await world.offer();
      return { path: `/boutique/offer/picture?${new URLSearchParams({ key, design })}` };
    },
  },
  {
    route: 'PUT /boutique/offer/answer',
    ...everybody(200),
    call: async (world) => {
      const { key, designId } = await world.offer();
      return { path: '/boutique/offer/answer', body: { key, design_id: designId, answer: 'approved' } };
    },
  },
  plain('GET /boutique/prices', each(200)),
  plain('PUT /boutique/prices', each(200), { body: PRICES }),
];

const MONEY: readonly Row[] = [
  plain('GET /wallet/history', each(200)),
  ...['', '/pdf'].map(
    (form): Row => ({
      route: `GET /wallet/receipts/:purchaseId${form}`,
      ...ownerAlone(200),
      call: async (world) => ({ path: `/wallet/receipts/${await world.receipt()}${form}` }),
    }),
  ),
  plain('POST /razorpay', each(200), { body: { amount: 150 } }),
  {
    route: 'POST /razorpay/verify',
    ...ownerAlone(200),
    call: async (world) => {
      const { orderId, paymentId, signature } = await world.paidOrder();
      const proof = { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature };
      return { path: '/razorpay/verify', body: proof };
    },
  },
  {
    route: 'POST /razorpay/test-payment',
    ...ownerAlone(200),
    call: async (world) => {
      const { orderId } = await world.paidOrder();
      return { path: '/razorpay/test-payment', body: { order_id: orderId, outcome: 'success' } };
    },
  },
  // Believed by its signature, which none of these has.
  plain('POST /razorpay/webhook', everybody(400), { body: { event: 'order.paid' } }),
];

/** Every route there is, with what it answers to whom. */
const ALL: readonly Row[] = [
  ...PUBLIC,
  ...ACCOUNT,
  ...SESSIONS,
  ...PICTURES,
  ...documentRows('documents'),
  ...documentRows('rows'),
  ...DESIGNS,
  ...GARMENTS,
  ...BOUTIQUE,
  ...folderRows,
  ...MONEY,
];

/** Those of a server as it is here: without the pages where the web app is not built. */
export const ROWS: readonly Row[] = ALL.filter(({ isPage }) => !isPage || existsSync(WEB_BUILD));
