import { PROJECT_ID, PUBLIC_DESIGN_ELEMENT, PublicDesign } from '@toile/contract';

const readText = (text: string | null): PublicDesign | undefined => {
  try {
    return PublicDesign.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

/** The design the server laid into the page, if it is the one with this id. */
export function laidDesign(id: string): PublicDesign | undefined {
  if (typeof document === 'undefined') return undefined;
  const design = readText(document.getElementById(PUBLIC_DESIGN_ELEMENT)?.textContent ?? null);
  return design && (design.id === id || design.postId === id) ? design : undefined;
}

/**
 * Reads a design that is shown to everybody.
 * @returns null where there is none, or none any more
 * @throws when the server cannot be asked
 */
export async function fetchPublicDesign(id: string): Promise<PublicDesign | null> {
  const response = await fetch(`/d/${encodeURIComponent(id)}`, {
    headers: { Accept: 'application/json', 'X-Appwrite-Project': PROJECT_ID },
    credentials: 'include',
  });
  if (response.status === 404) {
    // Unread, its body would keep the connection.
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`The design could not be read: ${response.status}`);
  return PublicDesign.parse(await response.json());
}
