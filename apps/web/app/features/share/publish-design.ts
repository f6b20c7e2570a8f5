import { PROJECT_ID, ShareReply } from '@toile/contract';

/** A server that takes longer than this has failed, in milliseconds. */
const DEADLINE_MS = 20_000;

/**
 * Makes a design of the user's own and its picture readable by everybody who has the address.
 * @returns the absolute address of the public page
 * @throws when the server refuses or cannot be reached
 */
export async function publishDesign(designId: string): Promise<string> {
  const response = await fetch(`/generate-outfit/${encodeURIComponent(designId)}/share`, {
    method: 'PUT',
    headers: { 'X-Appwrite-Project': PROJECT_ID, Accept: 'application/json' },
    credentials: 'include',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The design was not published: ${response.status}`);
  return ShareReply.parse(await response.json()).page_url;
}
