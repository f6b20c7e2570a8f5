import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { VIEWS } from '#web/content/views.ts';
import { FocusReturn } from '#web/ui/focus-return.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { ZoomIn } from '#web/ui/icons/zoom-in.tsx';
import { ZoomOut } from '#web/ui/icons/zoom-out.tsx';
import { useZoom } from '#web/ui/use-zoom.ts';
import { ZOOM } from '#web/ui/zoom.ts';

const WORDS = VIEWS.lightTable;

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is looked at. */
  title: string;
  /** As it is asked for where it fills the screen; pixels. */
  picture: { src: string; width: number; height: number };
  /** The switch between the views of a design. */
  views?: ReactNode;
  /** Ways to the designs beside it; absent at an end. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** What has the focus when it closes, where the button that opened it has gone. */
  returnTo?: () => HTMLElement | null | undefined;
}

function Lit({ title, picture, views, onPrevious, onNext, returnTo }: Omit<Props, 'isOpen' | 'onOpenChange'>) {
  const content = useRef<HTMLDivElement>(null);
  const { view, zoom, by, onKeyDown, handlers } = useZoom(picture.src, (step) => (step > 0 ? onNext : onPrevious)?.());
  return (
    <Dialog.Content
      ref={content}
      className="light-table"
      aria-describedby={undefined}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={(event) => {
        // On the whole, not on the first button: its tooltip would lie over the picture.
        event.preventDefault();
        content.current?.focus();
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
    >
      <FocusReturn to={returnTo} />
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      <p className="sr-only">{WORDS.hint}</p>
      <div ref={view} className="light-view" data-near={zoom.scale > 1 || undefined} {...handlers}>
        <img
          key={picture.src}
          {...picture}
          alt={title}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <div className="light-tools">
        <IconButton label={WORDS.farther} disabled={zoom.scale === 1} onClick={() => by(1 / ZOOM.step)}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton label={WORDS.nearer} disabled={zoom.scale === ZOOM.most} onClick={() => by(ZOOM.step)}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <Dialog.Close asChild>
          <IconButton label={WORDS.close}>
            <X aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
      <div className="light-foot">
        {onPrevious || onNext ? (
          <IconButton label={WORDS.previous} disabled={!onPrevious} onClick={onPrevious}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        ) : null}
        {views}
        {onPrevious || onNext ? (
          <IconButton label={WORDS.next} disabled={!onNext} onClick={onNext}>
            <ArrowRight aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </Dialog.Content>
  );
}

/** A picture over the whole screen, to be looked at from near; closed by its button or Escape. */
export function LightTable({ isOpen, onOpenChange, ...lit }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="light-veil" />
        <Lit {...lit} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
