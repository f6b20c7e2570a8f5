import { PICTURE } from '@toile/contract';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { ZoomIn } from '#web/ui/icons/zoom-in.tsx';
import { ZoomOut } from '#web/ui/icons/zoom-out.tsx';

interface Props {
  src: string;
  title: string;
  /** The button that opens it; focus returns there. */
  children: ReactNode;
}

function Enlarged({ src, title }: Omit<Props, 'children'>) {
  const content = useRef<HTMLDivElement>(null);
  const [isFull, setIsFull] = useState(false);
  const Zoom = isFull ? ZoomOut : ZoomIn;
  return (
    <Dialog.Content
      ref={content}
      className="enlarged"
      data-full={isFull || undefined}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        // On the whole, not on the first button: its tooltip would lie over the picture.
        event.preventDefault();
        content.current?.focus();
      }}
    >
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      <div className="enlarged-view">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the zoom button does the same for the keyboard */}
        <img src={src} alt={title} width={PICTURE.width} height={PICTURE.height} onClick={() => setIsFull(!isFull)} />
      </div>
      <div className="enlarged-tools">
        <IconButton
          label={isFull ? STUDIO.enlargedPicture.fitToTheScreen : STUDIO.enlargedPicture.showAtFullSize}
          onClick={() => setIsFull(!isFull)}
        >
          <Zoom aria-hidden="true" />
        </IconButton>
        <Dialog.Close asChild>
          <IconButton label={STUDIO.enlargedPicture.close}>
            <X aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
    </Dialog.Content>
  );
}

/** The picture over the whole screen; closed by its button or Escape. */
export function EnlargedPicture({ src, title, children }: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>{children}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="enlarged-veil" />
        <Enlarged src={src} title={title} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
