import { askedGarments, type Look, type ReadSpan } from '@toile/look';
import { isNamedByPart, isOfPart } from './is-of-part.ts';

const known = new WeakMap<Look, Look>();

function settle(look: Look): Look {
  const asked = askedGarments(look);
  const stray = new Set(asked.filter(({ id }) => isNamedByPart(look, id)).map(({ id }) => id));
  const heir = asked.find(({ id }) => !stray.has(id));
  if (stray.size === 0 || !heir) return look;
  const understood = look.reading.understood.map((span): ReadSpan => {
    if (span.of === undefined || !stray.has(span.of)) return span;
    if (span.as !== 'garment' || !isOfPart(look, span)) return { ...span, of: heir.id };
    const { of: _, ...place } = span;
    return { ...place, as: 'ignored', value: 'place' };
  });
  return { ...look, reading: { ...look.reading, understood } };
}

/** A look whose words are of the garments that are cut: what was read of one that only a part is named after is of the first of them. */
export function settled(look: Look): Look {
  const done = known.get(look) ?? settle(look);
  known.set(look, done);
  known.set(done, done);
  return done;
}
