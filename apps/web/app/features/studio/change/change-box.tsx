import { type FamilyMember, PROMPT_LENGTH_MAX, TOKENS_PER_DESIGN } from '@toile/contract';
import type { Look } from '@toile/look';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { FamilyTree } from '#web/features/studio/change/family-tree.tsx';
import { useEditSketch } from '#web/features/studio/change/use-edit-sketch.ts';
import { useFamily } from '#web/features/studio/change/use-family.ts';
import type { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  designId: string;
  look: Look;
  seed: number;
  /** What a sketch is shown by: the studio has it already. */
  Sheet: typeof SketchSheet;
  /** Orders the design as the words change it, for a token. */
  onChange: (words: string) => void;
}

/** What an edit may speak of besides: the versions in their order, and the one before this. */
function familyOf(members: readonly FamilyMember[], designId: string) {
  const parentId = members.find((member) => member.design_id === designId)?.parent_id;
  const parent = members.find((member) => member.design_id === parentId)?.look;
  return { looks: members.flatMap(({ look }) => look ?? []), ...(parent && { parent }) };
}

/** Under a design: what of it is to be another, sketched while it is typed, and the family it stands in. */
export function ChangeBox({ designId, look, seed, Sheet, onChange }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const members = useFamily(designId);
  const family = useMemo(() => familyOf(members, designId), [members, designId]);
  const { sketch, answered } = useEditSketch({ look, words, family, seed });
  const isAnswered = words.trim() !== '' && answered === words;
  // where nothing can be sketched the server reads the words, and takes no token for nothing
  const canPress = isAnswered && sketch?.isChanged !== false;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canPress) onChange(words.trim());
  };
  return (
    <section className="change-box" aria-labelledby="change-title">
      <h3 id="change-title" className="h3">
        {CHANGE.title}
      </h3>
      <form className="change-form" onSubmit={handleSubmit}>
        <div className="field">
          <label className="label" htmlFor={id}>
            {CHANGE.label}
          </label>
          <input
            id={id}
            className="input"
            aria-describedby={`${id}-hint`}
            value={words}
            maxLength={PROMPT_LENGTH_MAX}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
          <p id={`${id}-hint`} className="hint">
            {CHANGE.hint}
          </p>
        </div>
        {words && sketch ? (
          <figure className="change-sketch">
            <Sheet sketch={sketch} label={CHANGE.sketchOf(sketch.look.title)} />
          </figure>
        ) : null}
        <p role="status" className="small change-told">
          {isAnswered ? (sketch?.told ?? CHANGE.notSketched) : ''}
        </p>
        <Button type="submit" look="ink" cost={TOKENS_PER_DESIGN} aria-disabled={!canPress || undefined}>
          {CHANGE.press}
        </Button>
      </form>
      <FamilyTree members={members} designId={designId} />
    </section>
  );
}
