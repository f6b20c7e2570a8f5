import { type GenerationReply, type GenerationRequest, TOKENS_PER_DESIGN } from '@toile/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { STUDIO } from '#web/content/studio.ts';
import { VIEWS } from '#web/content/views.ts';
import { DownloadButton } from '#web/features/studio/download-button.tsx';
import { formOf } from '#web/features/studio/finish.ts';
import { GarmentWay } from '#web/features/studio/garment-way.tsx';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { pickView, type ViewPicture } from '#web/lib/design-views.ts';
import { formatCount } from '#web/lib/formats.ts';
import { useHeart } from '#web/lib/use-heart.ts';
import { useSheetView } from '#web/lib/use-sheet-view.ts';
import { useSummary } from '#web/lib/use-summary.ts';
import { Button } from '#web/ui/button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { PanelsLeftBottom } from '#web/ui/icons/panels-left-bottom.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { RefreshCw } from '#web/ui/icons/refresh-cw.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toastFault } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

interface Props {
  reply: GenerationReply;
  request: GenerationRequest;
  title: string;
  views: readonly ViewPicture[];
  /** What stands in the place of all this while a change of it is looked at: what lies there is not what can be taken. */
  turn: ReactNode;
}

/** In one column the brief stands far beneath the picture and all that is said of it. */
function showBrief() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const brief = document.getElementById('brief');
  brief?.firstElementChild?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  brief?.querySelector('textarea')?.focus({ preventScroll: true });
}

function LikeButton({ designId, stored }: { designId: string; stored: { liked: boolean; likes: number } }) {
  const { liked, likes, toggle } = useHeart(designId, stored, (message) => toastFault(message));
  return (
    <Button
      size="small"
      aria-pressed={liked}
      aria-keyshortcuts="L"
      aria-label={liked ? STUDIO.pictureActions.unlike : STUDIO.pictureActions.like}
      className="own-heart"
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
      {likes > 0 ? (
        <span className="num">{formatCount(likes)}</span>
      ) : (
        <span className="deed-word">{STUDIO.pictureActions.like}</span>
      )}
    </Button>
  );
}

interface MoreProps extends Pick<Props, 'request' | 'reply'> {
  /** What stands in the menu where it has no button. */
  children: ReactNode;
}

/** The same in the menu, where a row of buttons has no room for it. */
function LikeItem({ designId, stored }: { designId: string; stored: { liked: boolean; likes: number } }) {
  const { liked, toggle } = useHeart(designId, stored, (message) => toastFault(message));
  return (
    <MenuItem isNarrow icon={<Heart aria-hidden="true" />} onSelect={toggle}>
      {liked ? STUDIO.pictureActions.unlike : STUDIO.pictureActions.like}
    </MenuItem>
  );
}

/** What is wanted of a picture now and then: its brief again, another drawing, garments like it. */
function MoreMenu({ request, reply: { seed, design_id: designId }, children }: MoreProps) {
  const navigate = useNavigate();
  const { moreActions, onRegenerate, onUseAgain } = useStudioTools();
  const handleUseAgain = () => {
    onUseAgain({ ...request, seed });
    showBrief();
  };
  return (
    <Menu
      trigger={
        <Button size="small" className="deeds-more" aria-label={STUDIO.pictureActions.more}>
          <Ellipsis aria-hidden="true" /> <span>{STUDIO.pictureActions.more}</span>
        </Button>
      }
    >
      {children}
      <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => onRegenerate(request)}>
        {STUDIO.pictureActions.regenerate} <span className="faint num">{tokenWords(TOKENS_PER_DESIGN)}</span>
      </MenuItem>
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={handleUseAgain}>
        {STUDIO.pictureActions.useThisBrief}
      </MenuItem>
      <MenuItem
        icon={<PanelsLeftBottom aria-hidden="true" />}
        onSelect={() => void navigate(`/designs/${encodeURIComponent(designId)}/boards`)}
      >
        {STUDIO.pictureActions.boards}
      </MenuItem>
      {moreActions(request.style_idea)}
    </Menu>
  );
}

/** What can be done with a finished picture: keep it, post it, send it; the rest in a menu, and the way to the garment. */
export function PictureActions({ reply, request, title, views, turn }: Props) {
  const { actions, finish } = useStudioTools();
  const [wanted, choose] = useSheetView(formOf(finish) !== undefined);
  const { design_id: designId } = reply;
  // A change is sketched as the figure and as its sheet.
  const seen = turn ? views.filter(({ view }) => view !== 'flats') : views;
  const summary = useSummary(designId);
  // A heart on what nobody else sees counts as one.
  const likes = summary?.post_id ? summary.likes : Number(summary?.liked ?? false);
  const heart = { designId, stored: { liked: summary?.liked ?? false, likes } };
  return (
    <div className="picture-actions" data-turned={turn ? true : undefined}>
      {turn}
      <ViewSwitch
        legend={VIEWS.legend}
        name="design-view"
        views={seen.map(({ view, label }) => ({ value: view, label }))}
        value={pickView(seen, wanted).view}
        onChange={choose}
      />
      <div className="picture-deeds">
        <DownloadButton reply={reply} title={title} />
        {actions({ reply, title, words: request.style_idea, postId: summary?.post_id })}
        {summary ? (
          <LikeButton key={summary.post_id} {...heart} />
        ) : (
          <Button size="small" className="own-heart" disabled aria-label={STUDIO.pictureActions.like}>
            <Heart aria-hidden="true" />
          </Button>
        )}
        <MoreMenu request={request} reply={reply}>
          {summary ? <LikeItem {...heart} /> : null}
        </MoreMenu>
      </div>
      <GarmentWay designId={designId} />
    </div>
  );
}
