import { useRef, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { firstSentences } from '#web/lib/first-sentences.ts';
import { Check } from '#web/ui/icons/check.tsx';
import { Copy } from '#web/ui/icons/copy.tsx';

interface Props {
  title: string | undefined;
  text: string;
}

/** Characters from which a title is set smaller, to keep it to about three lines. */
const LONG_TITLE = 44;

/** Characters from which the description is set smaller, to keep it to about a dozen lines. */
const LONG_TEXT = 320;

/** Sentences that are read at a glance; the others on demand. */
const SENTENCES = 3;

type CopyState = 'ready' | 'copied' | 'selected';

const LABEL: Record<CopyState, string> = {
  ready: STUDIO.description.copyDescription,
  copied: STUDIO.description.copied,
  selected: STUDIO.description.selectedCopyItWith,
};

/** The design in words, large, and a way to take the words along. */
export function Description({ title, text }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const short = firstSentences(text, SENTENCES);
  const [state, setState] = useState<CopyState>('ready');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No clipboard outside a secure page: the words are selected instead.
      if (words.current) getSelection()?.selectAllChildren(words.current);
      setState('selected');
    }
  };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <section className="description" aria-labelledby="design-title">
      <h2
        id="design-title"
        className={title ? 'h2' : 'sr-only'}
        data-long={(title?.length ?? 0) > LONG_TITLE || undefined}
      >
        {title ?? STUDIO.description.yourDesign}
      </h2>
      <p ref={words} className="description-words" data-long={(isWhole ? text : short).length > LONG_TEXT || undefined}>
        {isWhole ? text : short}
      </p>
      {short === text ? null : (
        <button
          type="button"
          className="basted-link small"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? STUDIO.description.showLess : STUDIO.description.showAll}
        </button>
      )}
      <button type="button" className="copy small" onClick={handleCopy} onBlur={() => setState('ready')}>
        <Icon aria-hidden="true" />
        <span className="basted-link">{LABEL[state]}</span>
      </button>
      {/* Nothing is news until somebody has copied. */}
      <span role="status" className="sr-only">
        {state === 'ready' ? '' : LABEL[state]}
      </span>
    </section>
  );
}
