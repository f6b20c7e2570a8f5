import type { FamilyMember } from '@toile/contract';
import { CHANGE } from '#web/content/change.ts';
import { useFamily } from '#web/features/studio/change/use-family.ts';
import { longWords } from '#web/ui/long-words.ts';

/** The changes that made a design of the first of its family, the oldest first. */
function changesOf(members: readonly FamilyMember[], designId: string): string[] {
  const member = members.find(({ design_id: id }) => id === designId);
  if (!member || member.change === null) return [];
  const earlier = members.filter((other) => other !== member);
  return [...(member.parent_id === null ? [] : changesOf(earlier, member.parent_id)), member.change];
}

interface Props {
  designId: string;
  /** The brief of the first. */
  words: string;
  /** The change that made this one. */
  latest: string;
}

/** How a changed design came about. No threads are drawn here: which words of the brief still hold is for the list below. */
export function CameBy({ designId, words, latest }: Props) {
  const changes = changesOf(useFamily(designId), designId);
  return (
    <div className="came-by">
      <p className="brief muted" {...longWords(words)}>
        {words}
      </p>
      <ol className="brief">
        {(changes.length > 0 ? changes : [latest]).map((change, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be asked for twice, and none moves
          <li key={nth}>{CHANGE.after(change === '' ? CHANGE.byHand : change)}</li>
        ))}
      </ol>
    </div>
  );
}
