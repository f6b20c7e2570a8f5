import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import type { Thread } from '#web/features/studio/mark-words.ts';
import { markWords } from '#web/features/studio/mark-words.ts';
import { longWords } from '#web/ui/long-words.ts';

interface Props {
  words: string;
  reading: Look['reading'];
}

const CLASS: Record<Thread, string | undefined> = { sewn: 'sewn', chalked: 'chalk', plain: undefined };

/** The words with their threads: stitches beneath what was understood, a chalk wave beneath what was not drawn. */
export function Threads({ words, reading }: Props) {
  const said = reading.understood.filter(({ as }) => as !== 'ignored');
  const sewn = said.filter(({ drawn }) => drawn !== false);
  const chalked = [...said.filter(({ drawn }) => drawn === false), ...reading.unread];
  const readAs = new Map(said.map(({ start, as, value }) => [start, `${as}: ${value.replaceAll('-', ' ')}`]));
  return markWords(words, sewn, chalked).map(({ start, text, thread }) =>
    thread === 'plain' ? (
      text
    ) : (
      <span
        key={start}
        className={CLASS[thread]}
        title={thread === 'sewn' ? (readAs.get(start) ?? STUDIO.markedWords.understood) : STUDIO.markedWords.notDrawn}
      >
        {text}
      </span>
    ),
  );
}

/** The brief printed again. */
export const MarkedWords = ({ words, reading }: Props) => (
  <p className="brief marked-words" {...longWords(words)}>
    <Threads words={words} reading={reading} />
  </p>
);
