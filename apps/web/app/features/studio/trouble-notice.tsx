import type { Trouble } from '#web/features/studio/table-state.ts';
import { tellTrouble } from '#web/features/studio/tell-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCw } from '#web/ui/icons/rotate-cw.tsx';

interface Props {
  trouble: Trouble;
  onRetry: (trouble: Trouble) => void;
}

/** What went wrong, said where the picture would have been said; stays until the next press. */
export function TroubleNotice({ trouble, onRetry }: Props) {
  const { title, kept, again } = tellTrouble(trouble);
  return (
    <section className="trouble" aria-labelledby="trouble-title">
      <h2 id="trouble-title" className="h2">
        {title}
      </h2>
      <p className="trouble-cause small">{trouble.message}</p>
      <p className="muted">{kept}</p>
      {again ? (
        <Button onClick={() => onRetry(trouble)}>
          <RotateCw aria-hidden="true" /> {again}
        </Button>
      ) : null}
    </section>
  );
}
