import { type FamilyMember, type Move, PROMPT_LENGTH_MAX, TOKENS_PER_DESIGN, VARIATIONS } from '@toile/contract';
import type { Look } from '@toile/look';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { FOUR } from '#web/content/four.ts';
import { wearWords } from '#web/content/wear.ts';
import { ChangeList } from '#web/features/studio/change/change-list.tsx';
import type { Changing } from '#web/features/studio/change/changed-over.tsx';
import { FamilyTree } from '#web/features/studio/change/family-tree.tsx';
import { HandCard } from '#web/features/studio/change/hand-card.tsx';
import { useEditSketch } from '#web/features/studio/change/use-edit-sketch.ts';
import { useFamily } from '#web/features/studio/change/use-family.ts';
import type { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import { Button } from '#web/ui/button.tsx';

const FourAtOnce = lazy(async () => ({
  default: (await import('#web/features/studio/change/four-at-once.tsx')).FourAtOnce,
}));

interface Props {
  designId: string;
  look: Look;
  seed: number;
  /** What a sketch is shown by: the studio has it already. */
  Sheet: typeof SketchSheet;
  /** Whether the figure alone is looked at: its sketch is one too. */
  isFigure?: boolean;
  /** It is being made: what is asked for meanwhile waits. */
  isGoing?: boolean;
  /** Where one of the family is looked at. */
  pageOf?: (designId: string) => string;
  /** Hears of the sketch of what is asked for, as it is awaited and as it comes. */
  onSketch?: (changing: Changing) => void;
  /** Orders the design as words and choices change it: for a token, or for nothing where its colours alone are others. */
  onChange: (edit: { words: string; moves?: Move[]; locks?: string[] }, isFree: boolean) => void;
}

/** What an edit may speak of besides: the versions in their order, and the one before this. */
function familyOf(members: readonly FamilyMember[], designId: string) {
  const parentId = members.find((member) => member.design_id === designId)?.parent_id;
  const parent = members.find((member) => member.design_id === parentId)?.look;
  return { looks: members.flatMap(({ look }) => look ?? []), ...(parent && { parent }) };
}

/** The choices with one more; of two of the same slot the later one holds. */
const withMove = (moves: readonly Move[], move: Move): Move[] => [
  ...moves.filter(({ slot, to }) => slot === 'add' || to === '' || slot !== move.slot),
  move,
];

interface WordsProps {
  words: string;
  onWords: (words: string) => void;
}

function WordsField({ words, onWords }: WordsProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {CHANGE.label}
      </label>
      <textarea
        id={id}
        className="input change-words"
        rows={1}
        aria-describedby={`${id}-hint`}
        value={words}
        placeholder={CHANGE.example}
        maxLength={PROMPT_LENGTH_MAX}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => onWords(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {/* What may be said was said. */}
      <p id={`${id}-hint`} className={words.trim() ? 'sr-only' : 'hint'}>
        {CHANGE.hint}
      </p>
    </div>
  );
}

/** What changed, in words: beside the list of it for readers alone, and what could not be for everybody. */
function Told({ told, isListed }: { told: string; isListed: boolean }) {
  const end = told.indexOf('. ') + 1 || told.length;
  return (
    <>
      <span className={isListed ? 'sr-only' : undefined}>{told.slice(0, end)}</span> {told.slice(end).trim()}
    </>
  );
}

/** In the studio a design of the family lies on its table. */
const inStudio = (designId: string): string => `/ai-outfit-generator?design=${encodeURIComponent(designId)}`;

/** Under a design: what of it is to be another, in words or by hand, sketched at once, and the family it stands in. */
export function ChangeBox(props: Props) {
  const {
    designId,
    look,
    seed,
    Sheet,
    isFigure = false,
    isGoing = false,
    pageOf = inStudio,
    onSketch,
    onChange,
  } = props;
  const [words, setWords] = useState('');
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [locks, setLocks] = useState<readonly string[]>([]);
  // One of the two is open: a panel under another would not be seen.
  const [open, setOpen] = useState<'hand' | 'four' | null>(null);
  const isByHand = open === 'hand';
  const isFour = open === 'four';
  const members = useFamily(designId);
  const family = useMemo(() => familyOf(members, designId), [members, designId]);
  const key = JSON.stringify([words, moves, locks]);
  const { sketch, answered } = useEditSketch({ look, words, moves, locks, family, seed, isFigure, key }, isByHand);
  const isAsked = words.trim() !== '' || moves.length > 0;
  const seen = isAsked ? sketch : null;
  const changed = seen?.isChanged === false ? null : seen;
  const isAnswered = isAsked && answered === key;
  const isComing = isAsked && !isAnswered && !isGoing;
  const drop = useCallback(() => {
    setWords('');
    setMoves([]);
  }, []);
  useEffect(
    () => onSketch?.({ sketch: changed, isComing, isAsked, onDrop: drop }),
    [changed, isComing, isAsked, drop, onSketch],
  );
  const isFree = isAnswered && sketch?.isChanged === true && sketch.isFree === true;
  // where nothing can be sketched the server reads the words, and takes no token for nothing
  const canPress = isAnswered && sketch?.isChanged !== false && !isGoing;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const held = { ...(moves.length > 0 && { moves: [...moves] }), ...(locks.length > 0 && { locks: [...locks] }) };
    if (canPress) onChange({ words: words.trim(), ...held }, isFree);
  };
  const toldId = useId();
  return (
    <section className="change-box" aria-labelledby="change-title">
      <h3 id="change-title" className="h3">
        {CHANGE.title}
      </h3>
      <form className="change-form" onSubmit={handleSubmit}>
        <WordsField words={words} onWords={setWords} />
        {seen ? (
          <figure className="change-sketch">
            <Sheet sketch={seen} label={CHANGE.sketchOf(wearWords(seen.look.title))} />
          </figure>
        ) : null}
        {isAnswered && changed?.changed ? <ChangeList changed={changed.changed} /> : null}
        <p id={toldId} role="status" className="small change-told" data-idle={!isAsked || undefined}>
          {isAnswered ? (
            <Told told={sketch?.told ?? CHANGE.notSketched} isListed={changed?.changed !== undefined} />
          ) : isAsked ? (
            `${CHANGE.sketching} ${CHANGE.readyWithSketch}`
          ) : null}{' '}
          {isFree ? CHANGE.free : ''}
        </p>
        {changed && isAnswered && !isGoing ? <p className="small muted change-unmade">{CHANGE.onlySketched}</p> : null}
        <div className="change-deeds">
          <Button
            type="submit"
            look="action"
            {...(isFree ? {} : { cost: TOKENS_PER_DESIGN })}
            busy={isGoing}
            aria-disabled={!canPress || undefined}
            aria-describedby={toldId}
          >
            {isGoing ? CHANGE.going : isFree ? CHANGE.pressFree : CHANGE.press}
          </Button>
          {moves.length > 0 ? (
            <Button size="small" onClick={() => setMoves(moves.slice(0, -1))}>
              {CHANGE.undo}
            </Button>
          ) : null}
          {/* Where the sketch has a place of its own, the way back stands with it. */}
          {isAsked && !onSketch ? (
            <Button size="small" onClick={drop}>
              {CHANGE.startOver}
            </Button>
          ) : null}
          <Button size="small" aria-expanded={isByHand} onClick={() => setOpen(isByHand ? null : 'hand')}>
            {CHANGE.handTitle}
          </Button>
          <Button
            size="small"
            aria-expanded={isFour}
            cost={VARIATIONS * TOKENS_PER_DESIGN}
            onClick={() => setOpen(isFour ? null : 'four')}
          >
            {FOUR.button}
          </Button>
        </div>
      </form>
      {isByHand && sketch?.offers ? (
        <HandCard
          offers={sketch.offers}
          look={sketch.look}
          seed={seed}
          moves={moves}
          locks={locks}
          onLock={(id) => setLocks((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))}
          onMove={(slot, to) => setMoves((held) => withMove(held, { slot, to }))}
        />
      ) : null}
      {isByHand && !sketch?.offers ? (
        <p role="status" className="small muted">
          {answered === key ? CHANGE.notSketched : CHANGE.handWaiting}
        </p>
      ) : null}
      {isFour ? (
        <Suspense fallback={null}>
          <FourAtOnce key={designId} designId={designId} look={look} seed={seed} pageOf={pageOf} />
        </Suspense>
      ) : null}
      <FamilyTree members={members} designId={designId} pageOf={pageOf} />
    </section>
  );
}
