import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Choice } from '#web/ui/choice.ts';

interface Props<V extends string> {
  label: string;
  /** `short` is what a phone shows of a name. */
  tabs: readonly (Choice<V> & { short?: string })[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
  /** Where the row of tabs stands among the panels is the caller's layout. */
  listClassName?: string;
  /** `TabPanel`s. */
  children: ReactNode;
}

/** The notch points at the open one. Arrow keys move, the panel follows. */
export function Tabs<V extends string>({ label, tabs, value, onChange, className, listClassName, children }: Props<V>) {
  const open = (next: string) => {
    const tab = tabs.find((t) => t.value === next);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={open} className={className}>
      <Radix.List className={listClassName ?? 'tabs'} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.short ? (
              <>
                <span className="tab-long">{tab.label}</span>
                <span className="tab-short" aria-hidden="true">
                  {tab.short}
                </span>
              </>
            ) : (
              tab.label
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** What a tab opens. */
export function TabPanel(props: { value: string; className?: string; children: ReactNode }) {
  return (
    <Radix.Content value={props.value} className={props.className} tabIndex={-1}>
      {props.children}
    </Radix.Content>
  );
}
