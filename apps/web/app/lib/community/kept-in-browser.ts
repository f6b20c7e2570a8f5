import * as z from 'zod';

/** Key of the specification; older pages of the product wrote it too. */
const STORAGE_KEY = 'galleryItems';

/** A design kept in this browser by somebody who is not signed in. */
const KeptItem = z.object({
  /** Of the post. */
  id: z.string().min(1),
  imageUrl: z.string(),
  prompt: z.string(),
  createdAt: z.string(),
  liked: z.boolean(),
  createdBy: z.string(),
  userName: z.literal('You'),
  likes: z.literal(0),
  userLiked: z.literal(false),
  isGenerated: z.literal(true),
  isShared: z.literal(false),
});
export type KeptItem = z.infer<typeof KeptItem>;

/** What is known of a design that is to be kept. */
export type Keepable = Pick<KeptItem, 'id' | 'imageUrl' | 'prompt' | 'createdAt' | 'createdBy'>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keptOf = (text: string | null): KeptItem[] => {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.flatMap((item) => KeptItem.safeParse(item).data ?? []) : [];
  } catch {
    return [];
  }
};

/** Designs kept in this browser, kept last first. What does not read as one is passed over. */
export function readKeptItems(store: () => Store = () => localStorage): KeptItem[] {
  try {
    return keptOf(store().getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/**
 * Keeps a design in this browser.
 * @returns false when it was kept already
 * @throws when the browser refuses to store anything
 */
export function keepInBrowser(design: Keepable, store: () => Store = () => localStorage): boolean {
  const items = readKeptItems(store);
  if (items.some(({ id }) => id === design.id)) return false;
  const item: KeptItem = {
    ...design,
    liked: false,
    userName: 'You',
    likes: 0,
    userLiked: false,
    isGenerated: true,
    isShared: false,
  };
  store().setItem(STORAGE_KEY, JSON.stringify([item, ...items]));
  return true;
}

/** Forgets the designs with these ids; others that were kept meanwhile stay. */
export function forgetKeptItems(ids: readonly string[], store: () => Store = () => localStorage): void {
  const left = readKeptItems(store).filter(({ id }) => !ids.includes(id));
  if (left.length === 0) store().removeItem(STORAGE_KEY);
  else store().setItem(STORAGE_KEY, JSON.stringify(left));
}
