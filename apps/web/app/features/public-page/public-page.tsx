import { AUTHOR_UNKNOWN, MESSAGE, type PublicDesign } from '@toile/contract';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { VIEWS } from '#web/content/views.ts';
import { HeartButton } from '#web/features/public-page/heart-button.tsx';
import { useKeepDesign } from '#web/features/public-page/use-keep-design.ts';
import { pickView, viewsOf } from '#web/lib/design-views.ts';
import { useFigureCrop } from '#web/lib/figure/use-figure-crop.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { firstSentences } from '#web/lib/first-sentences.ts';
import { useSheetView } from '#web/lib/use-sheet-view.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BookmarkPlus } from '#web/ui/icons/bookmark-plus.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { Maximize2 } from '#web/ui/icons/maximize-2.tsx';
import { LightTable } from '#web/ui/light-table.tsx';
import { longWords } from '#web/ui/long-words.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Plate, type PlateState } from '#web/ui/plate.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

interface Props {
  design: PublicDesign;
  /** Undefined for a guest, null as long as it is not known who is there. */
  userId: string | null | undefined;
  /** Ways to send and download it. */
  actions: ReactNode;
  /** Ways to buy garments like it, as items of a menu. */
  shop: ReactNode;
  /** Tells the house of a post that should not hang. */
  report?: ReactNode;
}

/** The smallest of the sheet, for its ground alone. */
const groundOf = (fileId: string): string => previewUrl(fileId, 320, 'webp');

/** Sentences that are read at a glance. */
const SENTENCES = 2;

function Told({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const short = firstSentences(text, SENTENCES);
  return (
    <div className="public-told" data-whole={isWhole || undefined}>
      <p className="public-description">
        {short}
        <span className="told-rest">{text.slice(short.length)}</span>
      </p>
      {short === text ? null : <MoreButton isOpen={isWhole} onToggle={() => setIsWhole(!isWhole)} />}
    </div>
  );
}

/** A design as everybody sees it who has its address. */
export function PublicPage({ design, userId, actions, shop, report }: Props) {
  const { fileId, title, prompt, description, userName, house, postId } = design;
  const keep = useKeepDesign(design, userId);
  const [wanted, choose] = useSheetView();
  const [isLarge, setIsLarge] = useState(false);
  // The page comes with its picture's address: nothing is said of it before it is known how that goes.
  const [plate, setPlate] = useState<PlateState>('loaded');
  const views = viewsOf({ fileId, imageUrl: design.url, hasFigure: design.hasFigure, hasFlats: design.hasFlats });
  const shown = pickView(views, wanted);
  const crop = useFigureCrop(plate === 'loaded' && shown.view === 'figure' && fileId, () =>
    document.querySelector<HTMLImageElement>('.public-sheet > .plate > picture > img'),
  );
  const alt = PUBLIC_PAGE.publicPage.fashionIllustration(title);
  const viewSwitch = {
    legend: VIEWS.legend,
    views: views.map(({ view: value, label }) => ({ value, label })),
    value: shown.view,
    onChange: choose,
  };
  const start = userId ? '/ai-outfit-generator' : '/signup';
  return (
    <article className="public-page wrap">
      <figure className="public-sheet">
        <Plate
          key={shown.view}
          data-view={shown.view}
          // Its own ground goes on beside it where it does not fill the width; custom properties are not in React's CSSProperties.
          style={shown.view === 'figure' ? crop : ({ '--ground': `url("${groundOf(fileId)}")` } as CSSProperties)}
          src={shown.src}
          sources={shown.sources}
          sizes="(min-width: 900px) 46vw, 100vw"
          alt={alt}
          width={shown.view === 'sheet' ? design.width : shown.width}
          height={shown.view === 'sheet' ? design.height : shown.height}
          priority
          onStateChange={setPlate}
        >
          {plate === 'loaded' ? null : (
            <p className="public-on-its-way small" role={plate === 'error' ? 'alert' : undefined}>
              {plate === 'error' ? MESSAGE.imageUnavailable : PUBLIC_PAGE.publicPage.onItsWay}
            </p>
          )}
          <button
            type="button"
            className="enlarge"
            aria-label={PUBLIC_PAGE.publicPage.enlargeThePicture}
            aria-haspopup="dialog"
            onClick={() => setIsLarge(true)}
          >
            <Maximize2 aria-hidden="true" />
          </button>
        </Plate>
        <ViewSwitch {...viewSwitch} name="design-view" />
        <LightTable
          isOpen={isLarge}
          onOpenChange={setIsLarge}
          title={alt}
          picture={{ src: shown.src, width: shown.width, height: shown.height }}
          views={<ViewSwitch {...viewSwitch} name="large-view" />}
        />
      </figure>
      <div className="public-tell">
        <h1 className="h1 public-title">{title}</h1>
        <p className="public-by">
          <Avatar name={userName || AUTHOR_UNKNOWN} photoUrl="" />
          <span>
            {PUBLIC_PAGE.publicPage.by(userName || AUTHOR_UNKNOWN)}
            {house ? <span className="faint"> {PUBLIC_PAGE.publicPage.houseDesign}</span> : null}
          </span>
        </p>
        <div className="public-actions">
          {actions}
          {postId === null ? null : <HeartButton key={userId} design={design} postId={postId} userId={userId} />}
          <Menu
            trigger={
              <Button size="small">
                <Ellipsis aria-hidden="true" /> {PUBLIC_PAGE.publicPage.more}
              </Button>
            }
          >
            {postId === null || userId === null ? null : (
              <MenuItem icon={<BookmarkPlus aria-hidden="true" />} onSelect={() => keep(postId)}>
                {PUBLIC_PAGE.keepButton.addToCollection}
              </MenuItem>
            )}
            {shop}
          </Menu>
        </div>
        {description ? <Told text={description} /> : null}
        {prompt && prompt !== title ? (
          <div className="public-asked">
            <h2 className="label faint">{PUBLIC_PAGE.publicPage.whatWasAskedFor}</h2>
            <p className="brief" {...longWords(prompt)}>
              {prompt}
            </p>
          </div>
        ) : null}
        <div className="public-next">
          <ButtonLink look="action">
            <Link to={start}>{PUBLIC_PAGE.publicPage.designYourOwn}</Link>
          </ButtonLink>
          <Link
            to={postId === null ? '/gallery' : `/gallery?post=${encodeURIComponent(postId)}`}
            className="basted-link"
          >
            {PUBLIC_PAGE.publicPage.seeItInThe}
          </Link>
        </div>
        {report}
      </div>
    </article>
  );
}
