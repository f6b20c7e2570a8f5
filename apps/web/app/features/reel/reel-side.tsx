import type { CommunityPost } from '@toile/contract';
import type { ComponentProps, ReactNode } from 'react';
import { REEL } from '#web/content/reel.ts';
import { useLike } from '#web/lib/community/use-like.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Download } from '#web/ui/icons/download.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { Share2 } from '#web/ui/icons/share-2.tsx';
import { ShoppingBag } from '#web/ui/icons/shopping-bag.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { Icon } from '#web/ui/stroked.tsx';
import { toastFault } from '#web/ui/toast.tsx';

/** The lists that unfold from the side buttons, as items of menus. */
export interface ReelMenus {
  shop: (post: CommunityPost) => ReactNode;
  share: (post: CommunityPost) => ReactNode;
  transfer: (post: CommunityPost) => ReactNode;
}

const SIDES: readonly { name: keyof ReelMenus; label: string; icon: Icon }[] = [
  { name: 'shop', label: REEL.reelSide.shop, icon: ShoppingBag },
  { name: 'share', label: REEL.reelSide.share, icon: Share2 },
  { name: 'transfer', label: REEL.reelSide.transfer, icon: Download },
];

interface SideButtonProps extends ComponentProps<'button'> {
  icon: Icon;
  /** Beneath the icon. */
  words: ReactNode;
}

function SideButton({ icon: Icon, words, ...rest }: SideButtonProps) {
  return (
    <button type="button" {...rest} className="reel-button">
      <span>
        <Icon aria-hidden="true" />
      </span>
      <small className="num">{words}</small>
    </button>
  );
}

/** What can be done with the design on the screen. One list is unfolded at a time: a press elsewhere folds it up. */
export function ReelSide({ post, menus }: { post: CommunityPost; menus: ReelMenus }) {
  const like = useLike(post.$id, (message) => toastFault(message));
  return (
    <div className="reel-side">
      <SideButton
        icon={Heart}
        words={post.likes > 0 ? formatCount(post.likes) : REEL.reelSide.like}
        aria-pressed={post.liked}
        aria-keyshortcuts="L"
        aria-label={REEL.reelSide.likeSoFar(formatCount(post.likes))}
        onClick={() => like.mutate(!post.liked)}
      />
      {SIDES.map(({ name, label, icon }) => (
        <Menu
          key={name}
          side="right"
          align="end"
          label={label}
          trigger={<SideButton icon={icon} words={label} {...(name === 'share' ? { 'aria-keyshortcuts': 'S' } : {})} />}
        >
          {menus[name](post)}
        </Menu>
      ))}
    </div>
  );
}
