import { Fragment, useState } from 'react';
import { SHORTCUTS } from '#web/content/shortcuts.ts';
import { chooseSingleKeys, singleKeys } from '#web/features/shell/use-shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface Row {
  readonly keys: readonly string[];
  readonly does: string;
  /** Pressed at once, where not one after the other. */
  readonly isTogether?: boolean;
  /** Each for itself. */
  readonly isEither?: boolean;
}

function Keys({ keys, isTogether, isEither }: Row) {
  const joint = isTogether ? '+' : isEither ? ' ' : SHORTCUTS.andThen;
  return keys.map((key, n) => (
    <Fragment key={key + String(n)}>
      {n === 0 ? null : <span className="small faint"> {joint} </span>}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/** Every key that does something, in one place, and the way to switch them off. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(singleKeys);
  const groups: readonly { readonly name: string; readonly keys: readonly Row[] }[] = SHORTCUTS.groups;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={SHORTCUTS.title} lead={SHORTCUTS.lead} width={620}>
      <div className="shortcuts">
        {groups.map(({ name, keys }) => (
          <section key={name}>
            <h3 className="label">{name}</h3>
            <dl>
              {keys.map((row) => (
                <div key={row.does}>
                  <dt>
                    <Keys {...row} />
                  </dt>
                  <dd>{row.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={SHORTCUTS.single}
          checked={isOn}
          onChange={(next: boolean) => {
            chooseSingleKeys(next);
            setIsOn(next);
          }}
        />
        <p className="small faint">{SHORTCUTS.singleHint}</p>
      </div>
    </Dialog>
  );
}
