import { randomBytes } from 'node:crypto';
import { EMAIL_UNPROVED, GenerationReply } from '@toile/contract';
import { Release, releaseName } from '#server/release.ts';
import { type Refusal, readRefusal, type Visitor, visit } from './visitor.ts';

const WORDS = 'a long emerald linen dress with pockets';
/** Bytes below which no drawn sheet is. */
const PICTURE_MIN = 10_000;

/** Somebody who is there already and whose token pays, instead of a newcomer who leaves again. */
export interface Known {
  readonly email: string;
  readonly password: string;
}

export interface Trial {
  /** The installation's address, for example `https://toile.example`. */
  readonly at: string;
  /** Of the newcomer; one that nobody reads unless it is given. */
  readonly email?: string;
  readonly known?: Known;
  /** Whether to press: where a letter would go to an address that nobody reads, it is left. */
  readonly isPressed: boolean;
  /** Hears of each step that went well. */
  readonly hear: (step: string) => void;
  /** Asks for the link of the letter that went out; undefined where nobody answers. */
  readonly askForLink: () => Promise<string | undefined>;
}

/** A step that did not go as it should. */
export class TrialError extends Error {
  override readonly name = 'TrialError';
  constructor(step: string, { status, type, message }: Refusal) {
    super(`${step}: answered ${status}${type ? ` (${type})` : ''}: ${message}`);
  }
}

/**
 * Uses an installation as somebody new would, over HTTP alone: looks at it, signs up, presses, fetches the picture and deletes the
 * account again, also after a step that failed.
 * @returns whether a picture was pressed for: where letters are sent, only after one was answered
 * @throws {TrialError} for the first step that fails
 */
export async function tryInstallation(trial: Trial): Promise<boolean> {
  const visitor = visit(trial.at);
  await look(visitor, trial);
  if (trial.known) {
    await signIn(visitor, trial.known, trial);
    const isDrawn = await pressAndSee(visitor, trial);
    await expectStatus('signing out', await visitor.call('DELETE', '/v1/account/sessions/current'), 204);
    return isDrawn;
  }
  const person = await signUp(visitor, trial);
  try {
    await signIn(visitor, person, trial);
    return await pressAndSee(visitor, trial);
  } finally {
    await leave(visitor, person, trial);
  }
}

async function look(visitor: Visitor, { hear }: Trial): Promise<void> {
  await expectStatus('ready', await visitor.call('GET', '/ready'), 200);
  const health = await expectStatus('health', await visitor.call('GET', '/health'), 200);
  hear(`ready: ${releaseName(Release.parse(await health.json()))}`);
  const page = await expectStatus('first page', await visitor.call('GET', '/'), 200);
  if (!(await page.text()).includes('<html')) throw failed('first page', page, 'it is no page');
  hear('first page');
}

async function signUp(visitor: Visitor, { email, hear }: Trial): Promise<Known> {
  const person = {
    email: email ?? `try-${randomBytes(6).toString('hex')}@example.com`,
    password: randomBytes(18).toString('base64url'),
  };
  const asked = { userId: 'unique()', name: 'Trial', ...person };
  await expectStatus('signing up', await visitor.call('POST', '/v1/account', asked), 201);
  hear('signing up');
  return person;
}

async function signIn(visitor: Visitor, { email, password }: Known, { hear }: Trial): Promise<void> {
  const answer = await visitor.call('POST', '/v1/account/sessions/email', { email, password });
  await expectStatus('signing in', answer, 201);
  await expectStatus('who am I', await visitor.call('GET', '/v1/account'), 200);
  hear('signing in');
}

async function pressAndSee(visitor: Visitor, trial: Trial): Promise<boolean> {
  if (!trial.isPressed) return false;
  const pressed = await press(visitor, trial);
  if (!pressed) return false;
  trial.hear('press');
  const picture = await expectStatus('picture', await visitor.call('GET', pressed.image_url), 200);
  const [type, { byteLength }] = [picture.headers.get('content-type') ?? '', await picture.arrayBuffer()];
  if (!type.startsWith('image/') || byteLength < PICTURE_MIN)
    throw failed('picture', picture, `${byteLength} bytes of ${type} are no picture`);
  trial.hear(`picture: ${byteLength} bytes of ${type}`);
  return true;
}

async function press(visitor: Visitor, { askForLink, hear }: Trial): Promise<GenerationReply | undefined> {
  const send = () => visitor.call('POST', '/generate-outfit/', { style_idea: WORDS });
  let answer = await send();
  if (!answer.ok) {
    const refusal = await readRefusal(answer);
    if (refusal.type !== EMAIL_UNPROVED) throw new TrialError('press', refusal);
    hear('press waits for the letter, as it should');
    const link = await askForLink();
    if (link === undefined) return undefined;
    await answerLetter(visitor, link);
    hear('letter');
    answer = await send();
  }
  await expectStatus('press', answer, 200);
  return GenerationReply.parse(await answer.json());
}

async function answerLetter(visitor: Visitor, link: string): Promise<void> {
  const { searchParams } = new URL(link);
  const shown = { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
  await expectStatus('letter', await visitor.call('PUT', '/v1/account/verifications/email', shown), 200);
}

async function leave(visitor: Visitor, { password }: Known, { hear }: Trial): Promise<void> {
  const answer = await visitor.call('DELETE', '/v1/account', { password, posts: 'deleted' });
  await expectStatus('deleting the account', answer, 204);
  await expectStatus('being gone', await visitor.call('GET', '/v1/account'), 401);
  hear('deleting the account');
}

async function expectStatus(step: string, answer: Response, status: number): Promise<Response> {
  if (answer.status !== status) throw new TrialError(step, await readRefusal(answer));
  return answer;
}

const failed = (step: string, { status }: Response, message: string) => new TrialError(step, { status, message });
