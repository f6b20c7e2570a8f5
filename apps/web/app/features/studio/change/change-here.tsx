import { TOKENS_PER_DESIGN } from '@toile/contract';
import { useNavigate } from 'react-router';
import { CHANGE } from '#web/content/change.ts';
import { ChangeBox } from '#web/features/studio/change/change-box.tsx';
import { type Asked, usePressHere } from '#web/features/studio/change/use-press-here.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import { type OwnLook, useOwnLooks } from '#web/lib/painter/use-own-looks.ts';
import { Notice } from '#web/ui/notice.tsx';
import '../styles/change.css';

interface Props {
  designId: string;
  /** Tokens that may be spent; null where nobody knows, and the server will say. */
  tokens: number | null;
  /** A design was made, and its token taken. */
  onTaken: () => void;
  onNoTokens: () => void;
}

const pageOf = (designId: string): string => `/designs/${encodeURIComponent(designId)}`;

function Box({ own, tokens, onTaken, onNoTokens }: Omit<Props, 'designId'> & { own: OwnLook }) {
  const navigate = useNavigate();
  const { press, isGoing, why } = usePressHere(own, (designId) => {
    onTaken();
    void navigate(pageOf(designId));
  });
  const change = (asked: Asked, isFree: boolean) => {
    if (!isFree && tokens !== null && tokens < TOKENS_PER_DESIGN) onNoTokens();
    else void press(asked);
  };
  return (
    <>
      <ChangeBox
        designId={own.design.design_id}
        look={own.look}
        seed={own.design.seed}
        Sheet={SketchSheet}
        isGoing={isGoing}
        pageOf={pageOf}
        onChange={change}
      />
      <div aria-live="polite">
        {why ? (
          <Notice tone="bad" title={CHANGE.notMade}>
            <p>{why}</p>
          </Notice>
        ) : null}
      </div>
    </>
  );
}

/** On a design's own page: what of it is to be another. Nothing where it has no Look that can be changed. */
export function ChangeHere({ designId, ...rest }: Props) {
  const { data } = useOwnLooks([designId]);
  const own = data?.[0];
  return own ? <Box own={own} {...rest} /> : null;
}
