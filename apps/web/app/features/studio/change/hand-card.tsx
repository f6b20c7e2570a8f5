import type { Move } from '@toile/contract';
import type { Look } from '@toile/look';
import { useState } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { LOCALE } from '#web/content/language.ts';
import { wearWords } from '#web/content/wear.ts';
import { HandGroup } from '#web/features/studio/change/hand-group.tsx';
import type { HandOffers } from '#web/features/studio/sketch/sketch-messages.ts';
import { capital } from '#web/lib/capital.ts';
import { canPaint } from '#web/lib/painter/painter.ts';
import { usePainter } from '#web/lib/painter/use-painter.ts';
import { comesIntoView } from '#web/ui/comes-into-view.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface Props {
  offers: HandOffers;
  /** The design as it is chosen so far. */
  look: Look;
  seed: number;
  /** The choices made already: they hold before they are drawn. */
  moves: readonly Move[];
  /** Parts that stay as they are. */
  locks: readonly string[];
  /** Locks a part, or lets it go. */
  onLock: (id: string) => void;
  /** Chooses what a slot is to be; empty takes it off. */
  onMove: (slot: string, to: string) => void;
}

/** The Look as a card that is changed in its place: every part with what it may be, and what may be put on besides. */
export function HandCard({ offers, look, seed, moves, locks, onLock, onMove }: Props) {
  const { groups, palette, additions } = offers;
  const painter = usePainter();
  const painting = canPaint() ? { look, seed, painter } : null;
  const names = additions
    .map((id) => ({ value: id, label: capital(wearWords(id.replaceAll('-', ' '))) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));
  // what is put on is in the groups from then on
  const [added, setAdded] = useState('');
  const put = (id: string) => {
    setAdded('');
    if (id) onMove('add', id);
  };
  return (
    <div ref={comesIntoView} className="hand-card">
      {groups.map((group) => (
        <HandGroup
          key={group.id}
          group={group}
          palette={palette}
          moves={moves}
          isLocked={locks.includes(group.id)}
          onLock={() => onLock(group.id)}
          painting={painting}
          onMove={onMove}
        />
      ))}
      <Field label={CHANGE.putOn}>
        <Select options={[{ value: '', label: CHANGE.nothing }, ...names]} value={added} onChange={put} />
      </Field>
    </div>
  );
}
