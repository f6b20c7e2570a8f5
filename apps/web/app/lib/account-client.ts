import { type AccountDeletion, ErrorBody, PROJECT_ID } from '@toile/contract';

const ACCOUNT = '/v1/account';

/** A square of a picture: corner as shares of its width and height, side as a share of its shorter side. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** Calls that the SDK does not have. A refusal is thrown as the SDK throws its own. */
async function call(path: string, init: RequestInit): Promise<void> {
  const reply = await fetch(ACCOUNT + path, {
    ...init,
    headers: { 'X-Appwrite-Project': PROJECT_ID, ...init.headers },
  });
  if (reply.ok) return;
  const { AppwriteException } = await import('appwrite');
  const { message, type } = ErrorBody.partial()
    .catch({})
    .parse(await reply.json().catch(() => ({})));
  throw new AppwriteException(message ?? reply.statusText, reply.status, type);
}

/** Sends the account's own picture; the server cuts the square and draws it anew. */
export function putPicture(file: Blob, { x, y, side }: Crop): Promise<void> {
  const query = new URLSearchParams({ x: String(x), y: String(y), side: String(side) });
  return call(`/picture?${query}`, { method: 'PUT', headers: { 'content-type': file.type }, body: file });
}

export const removePicture = (): Promise<void> => call('/picture', { method: 'DELETE' });

/** Ends the account for ever, and with it every session. */
export const deleteAccount = (deletion: AccountDeletion): Promise<void> =>
  call('', { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: JSON.stringify(deletion) });

/** Where the archive of all one's own data comes from. */
export const EXPORT_PATH = `${ACCOUNT}/export`;
