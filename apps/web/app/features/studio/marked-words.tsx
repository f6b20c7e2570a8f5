import type { Thread } from '#web/features/studio/mark-words.ts';
import { markWords } from '#web/features/studio/mark-words.ts';
import type { LookView } from '#web/features/studio/read-look.ts';

interface Props {
  words: string;
  reading: LookView['reading'];
}

const CLASS: Record<Thread, string | undefined> = { sewn: 'sewn', chalked: 'chalk', plain: undefined };

/** The brief printed again: stitches beneath what was understood, a chalk wave beneath what was not. */
export function MarkedWords({ words, reading }: Props) {
  const understood = reading.understood.filter(({ as }) => as !== 'ignored');
  return (
    <p className="brief marked-words">
      {markWords(words, understood, reading.unread).map(({ start, text, thread }) =>
        thread === 'plain' ? (
          text
        ) : (
          <span key={start} className={CLASS[thread]} title={thread === 'sewn' ? 'Understood' : 'Not understood'}>
            {text}
          </span>
        ),
      )}
    </p>
  );
}
