import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { UI } from '#web/content/ui.ts';
import { FocusReturn } from '#web/ui/focus-return.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons/x.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Said beneath the title. */
  lead?: ReactNode;
  /** Pixels; a bottom sheet below 640. */
  width?: number;
  /** The buttons, kept in view. */
  foot?: ReactNode;
  children: ReactNode;
}

/** From the middle of the screen to the middle of `from`, pixels. */
function offsetTo(from: Element | null): { x: number; y: number } {
  if (!from || from === document.body) return { x: 0, y: 12 };
  const box = from.getBoundingClientRect();
  return { x: box.x + box.width / 2 - innerWidth / 2, y: box.y + box.height / 2 - innerHeight / 2 };
}

function RisingPanel({ children, width }: { children: ReactNode; width: number }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { x, y } = offsetTo(document.activeElement);
    panel.current?.style.setProperty('--dx', `${x}px`);
    panel.current?.style.setProperty('--dy', `${y}px`);
  }, []);
  return (
    <Radix.Content
      ref={panel}
      className="dialog"
      // Custom properties are not in React's CSSProperties.
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        panel.current?.focus();
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
    >
      <FocusReturn />
      {children}
    </Radix.Content>
  );
}

/** Rises from the button that opened it, keeps focus inside and gives it back. */
export function Dialog({ open, onOpenChange, title, lead, width = 560, foot, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil">
          <RisingPanel width={width}>
            <header>
              <div>
                <Radix.Title className="h2">{title}</Radix.Title>
                {lead ? <div className="muted mt-2">{lead}</div> : null}
              </div>
              <Radix.Close asChild>
                <IconButton label={UI.dialog.close}>
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </header>
            <div className="dialog-body">{children}</div>
            {foot ? <div className="dialog-foot">{foot}</div> : null}
          </RisingPanel>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
