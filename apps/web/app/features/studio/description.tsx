import { useRef, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { firstSentences } from '#web/lib/first-sentences.ts';
import { Check } from '#web/ui/icons/check.tsx';
import { Copy } from '#web/ui/icons/copy.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';

/** Sentences that are read at a glance; the others on demand. */
const SENTENCES = 2;

type CopyState = 'ready' | 'copied' | 'selected';

const LABEL: Record<CopyState, string> = {
  ready: STUDIO.description.copyDescription,
  copied: STUDIO.description.copied,
  selected: STUDIO.description.selectedCopyItWith,
};

/** The design in words, and a way to take the words along. @param text all that is told of it */
export function Description({ text }: { text: string }) {
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
      <p ref={words} className="description-words">
        {isWhole ? text : short}
      </p>
      <div className="description-deeds">
        {short === text ? null : <MoreButton isOpen={isWhole} onToggle={() => setIsWhole(!isWhole)} />}
        <button type="button" className="copy small" onClick={handleCopy} onBlur={() => setState('ready')}>
          <Icon aria-hidden="true" />
          <span className="basted-link">{LABEL[state]}</span>
        </button>
      </div>
      {/* Nothing is news until somebody has copied. */}
      <span role="status" className="sr-only">
        {state === 'ready' ? '' : LABEL[state]}
      </span>
    </section>
  );
}
