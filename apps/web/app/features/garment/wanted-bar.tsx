import { GARMENT } from '#web/content/garment.ts';
import type { WantedChoice } from '#web/features/garment/use-wanted.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { UserRound } from '#web/ui/icons/user-round.tsx';
import { Select } from '#web/ui/select.tsx';

/** In whose measures everything below is worked out. */
export function WantedBar({ choice, onCards }: { choice: WantedChoice; onCards: () => void }) {
  return (
    <div className="wanted-bar">
      <Field label={GARMENT.wanted.madeFor}>
        <Select options={choice.options} value={choice.value} onChange={choice.choose} name="made-for" />
      </Field>
      <Button onClick={onCards}>
        <UserRound aria-hidden="true" /> <span className="max-sm:sr-only">{GARMENT.wanted.customers}</span>
      </Button>
    </div>
  );
}
