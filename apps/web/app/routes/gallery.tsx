import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Gallery, type PostList } from '#web/features/gallery/gallery.tsx';
import { readView } from '#web/lib/community/gallery-view.ts';
import { usePosts } from '#web/lib/community/use-posts.ts';
import { useReelRow } from '#web/lib/community/use-reel-row.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { useAddress } from '#web/lib/use-address.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { toastFault } from '#web/ui/toast.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.gallery.communityGalleryToile },
  {
    name: 'description',
    content: ROUTES.gallery.outfitsThatPeopleDescribed,
  },
];

/** Comes once the wall stands, or with the first design that is opened. */
const postReel = () => import('#web/routes/post-reel.tsx');
const PostReel = lazy(async () => ({ default: (await postReel()).PostReel }));
/** Milliseconds after which the wall counts as standing. */
const REST = 1500;

/** Search parameter that holds the post the reel is open at. */
const POST = 'post';

const NONE: PostList['posts'] = [];

const searchFor = (search: URLSearchParams, postId: string | null): string => {
  const next = new URLSearchParams(search);
  if (postId === null) next.delete(POST);
  else next.set(POST, postId);
  return `?${next}`;
};

/** The tile of the design that was looked at last is where the eye, and the keyboard, go on. */
function showTile(postId: string): void {
  const link = document.getElementById(`open-${postId}`);
  (link ?? document.getElementById('main'))?.focus({ preventScroll: true });
  const box = link?.getBoundingClientRect();
  if (box && (box.top < 60 || box.top > innerHeight - 200)) link?.scrollIntoView({ block: 'center' });
}

/** Where the reel is open, and the ways to another place. Opening it is a step of the browser's history, stepping is not. */
function useReelPlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const postId = search.get(POST);
  const before = useRef(postId);
  // The browser goes back a moment after it was told to: a key pressed twice would leave the gallery.
  const isLeaving = useRef(false);
  useEffect(() => {
    const left = before.current;
    before.current = postId;
    isLeaving.current = false;
    if (postId !== null || left === null) return;
    const frame = requestAnimationFrame(() => showTile(left));
    return () => cancelAnimationFrame(frame);
  }, [postId]);
  const goTo = (id: string | null) =>
    void navigate(searchFor(search, id), { replace: true, preventScrollReset: true, state: location.state });
  const close = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The state is whatever a link of ours put there.
    const state = location.state as { fromGallery?: boolean } | null;
    if (state?.fromGallery) void navigate(-1);
    else goTo(null);
  };
  return { search, postId, goTo, close };
}

/** `user` is undefined while it is asked who is there: designs that anybody may see are read meanwhile. */
function CommunityGallery({ user }: { user: User | undefined }) {
  const { search, postId, goTo, close } = useReelPlace();
  const [address] = useAddress();
  const isHydrated = useHydrated();
  const view = readView(address);
  const read = usePosts(view, user !== undefined || (isHydrated && view.show === 'all'));
  // The wall is hung in slices, between which the page answers, not at once with the news of its designs.
  const isDue = useDeferredValue(read.status !== 'pending');
  const list = isDue ? read : { ...read, status: 'pending' as const, posts: NONE };
  const row = useReelRow(list.posts, list.status !== 'pending', postId);
  const { isGone } = row;
  const leave = useRef(() => goTo(null));
  leave.current = () => goTo(null);
  useEffect(() => {
    if (!isGone) return;
    toastFault(ROUTES.gallery.thisDesignIsNot);
    leave.current();
  }, [isGone]);
  useEffect(() => {
    const timer = setTimeout(() => void postReel().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, []);
  const query = search.toString();
  const hrefOf = useCallback((id: string) => searchFor(new URLSearchParams(query), id), [query]);
  return (
    <>
      <Gallery view={view} list={list} hrefOf={hrefOf} />
      {row.index < 0 || !user ? null : (
        <Suspense>
          <PostReel
            posts={row.posts}
            index={row.index}
            hasMore={list.hasMore}
            onIndex={(index) => goTo(row.posts[index]?.$id ?? null)}
            onNearEnd={list.loadMore}
            onClose={close}
            userId={user.id}
            isInCollection={view.show === 'kept'}
          />
        </Suspense>
      )}
    </>
  );
}

export default function GalleryRoute() {
  return (
    <RequireUser waiting={<CommunityGallery user={undefined} />}>
      {(user) => <CommunityGallery user={user} />}
    </RequireUser>
  );
}
