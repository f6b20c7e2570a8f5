import type { CommunityPost } from '@toile/contract';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { REEL } from '#web/content/reel.ts';
import { VIEWS } from '#web/content/views.ts';
import { clampStep, type Step } from '#web/features/reel/reel-input.ts';
import { ReelSheet, viewsOfPost } from '#web/features/reel/reel-sheet.tsx';
import { type ReelMenus, ReelSide } from '#web/features/reel/reel-side.tsx';
import { ReelWords } from '#web/features/reel/reel-words.tsx';
import { useSteps } from '#web/features/reel/use-steps.ts';
import { pickView } from '#web/lib/design-views.ts';
import { useDesignView } from '#web/lib/use-design-view.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';
import { ChevronUp } from '#web/ui/icons/chevron-up.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

interface Props {
  posts: readonly CommunityPost[];
  /** Place of the design on the screen. */
  index: number;
  hasMore: boolean;
  onIndex: (index: number) => void;
  /** Told when the end of what was read is near. */
  onNearEnd: () => void;
  onClose: () => void;
  menus: ReelMenus;
}

/** Designs kept ready on either side. */
const NEIGHBOURS = 2;
const NEAR_END = 8;

/** The designs of the gallery one by one, over the whole screen. */
export function Reel({ posts, index, hasMore, onIndex, onNearEnd, onClose, menus }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const [view, choose] = useDesignView('figure');
  const handleStep = (step: Step) => {
    const next = clampStep(index, step, posts.length);
    if (next !== index) onIndex(next);
  };
  const { attempt, handlers } = useSteps(handleStep);
  const isNearEnd = hasMore && index >= posts.length - NEAR_END;
  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  });
  const post = posts[index];
  if (!post) return null;
  const views = viewsOfPost(post);
  const from = Math.max(0, index - NEIGHBOURS);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* The veil is what keeps the page beneath from scrolling. */}
        <Dialog.Overlay className="reel-veil">
          <Dialog.Content
            ref={content}
            className="reel"
            aria-describedby={undefined}
            {...handlers}
            onOpenAutoFocus={(event) => {
              // On the whole, so that its keys work and no button's tooltip lies over the picture.
              event.preventDefault();
              content.current?.focus();
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <div className="reel-track">
              {posts.slice(from, index + NEIGHBOURS + 1).map((sheet, n) => (
                <ReelSheet key={sheet.$id} post={sheet} offset={from + n - index} view={view} />
              ))}
            </div>
            <ReelWords key={post.$id} post={post} position={index + 1} count={posts.length} hasMore={hasMore} />
            <div className="reel-views">
              <ViewSwitch
                legend={VIEWS.legend}
                name="reel-view"
                views={views.map(({ view: value, label }) => ({ value, label }))}
                value={pickView(views, view).view}
                onChange={choose}
              />
            </div>
            <ReelSide key={`side ${post.$id}`} post={post} menus={menus} />
            <div className="reel-steps">
              <IconButton label={REEL.reel.previousDesign} disabled={index === 0} onClick={() => attempt(-1)}>
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton label={REEL.reel.nextDesign} disabled={index === posts.length - 1} onClick={() => attempt(1)}>
                <ChevronDown aria-hidden="true" />
              </IconButton>
            </div>
            <Dialog.Close asChild>
              <IconButton label={REEL.reel.close} className="reel-shut">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
