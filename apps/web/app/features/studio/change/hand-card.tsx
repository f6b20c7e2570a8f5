import type { Move } from '@toile/contract';
import type { Look } from '@toile/look';
import { useState } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { HandGroup } from '#web/features/studio/change/hand-group.tsx';
import type { HandOffers } from '#web/features/studio/sketch/sketch-messages.ts';
import { canPaint } from '#web/lib/painter/painter.ts';
import { usePainter } from '#web/lib/painter/use-painter.ts';
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

const called = (id: string) => id.replaceAll('-', ' ');

/** The Look as a card that is changed in its place: every part with what it may be, and what may be put on besides. */
export function HandCard({ offers, look, seed, moves, locks, onLock, onMove }: Props) {
  const { groups, palette, additions } = offers;
  const painter = usePainter();
  const painting = canPaint() ? { look, seed, painter } : null;
  // what is put on is in the groups from then on
  const [added, setAdded] = useState('');
  const put = (id: string) => {
    setAdded('');
    if (id) onMove('add', id);
  };
  return (
    <div className="hand-card">
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
        <Select
          options={[{ value: '', label: CHANGE.nothing }, ...additions.map((id) => ({ value: id, label: called(id) }))]}
          value={added}
          onChange={put}
        />
      </Field>
    </div>
  );
}
