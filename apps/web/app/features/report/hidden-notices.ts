import * as z from 'zod';

const STORAGE_KEY = 'toile.hidden-notices';
/** Ids of posts that are remembered; as many as an overview tells, many times over. */
const MOST = 200;

const Ids = z.array(z.string()).catch([]);

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Posts whose notices were hidden in this browser. */
export function readHidden(store: () => Store = () => localStorage): string[] {
  try {
    return Ids.parse(JSON.parse(store().getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Hides notices for good; where the browser keeps nothing, for as long as the page stands. Returns all that are hidden. */
export function hideNotices(ids: readonly string[], store: () => Store = () => localStorage): string[] {
  const hidden = [...new Set([...ids, ...readHidden(store)])].slice(0, MOST);
  try {
    store().setItem(STORAGE_KEY, JSON.stringify(hidden));
  } catch {
    // Told again with the next page.
  }
  return hidden;
}
