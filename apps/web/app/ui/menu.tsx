import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { FocusReturn } from '#web/ui/focus-return.tsx';

interface Props {
  /** The button; it must take a ref. */
  trigger: ReactNode;
  side?: 'bottom' | 'right' | 'left';
  align?: 'start' | 'end';
  /** What the list is called, where its button does not say. */
  label?: string;
  children: ReactNode;
}

/** A list of actions that unfolds from its button, and stays in its landmark. */
export function Menu({ trigger, side = 'bottom', align = 'end', label, children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        side={side}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={(event) => event.preventDefault()}
        {...(label ? { 'aria-label': label } : {})}
      >
        <FocusReturn />
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** `loss` is red: it ends or deletes something. */
export function MenuItem(props: {
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'loss';
  /** It stands as a button where there is room for one. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      className="menu-item"
      data-narrow={props.isNarrow}
      data-tone={props.tone}
      onSelect={props.onSelect}
    >
      {props.icon}
      {props.children}
    </DropdownMenu.Item>
  );
}
