import { type GenerationRequest, MESSAGE, TOKENS_PER_DESIGN } from '@toile/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { AdvancedSettings } from '#web/features/studio/advanced-settings.tsx';
import { AgainDialog } from '#web/features/studio/again-dialog.tsx';
import { isRunning, isTaken } from '#web/features/studio/bench-state.ts';
import { BriefFold } from '#web/features/studio/brief-fold.tsx';
import type { BriefForm } from '#web/features/studio/brief-form.ts';
import { BriefOptions } from '#web/features/studio/brief-options.tsx';
import { newSeed } from '#web/features/studio/brief-seed.ts';
import { ClothTable } from '#web/features/studio/cloth-table.tsx';
import { CurrentDesigns } from '#web/features/studio/current-designs.tsx';
import { isSameOrder } from '#web/features/studio/is-same-order.ts';
import { type Kept, keepOf } from '#web/features/studio/kept.ts';
import { KeptNote } from '#web/features/studio/kept-note.tsx';
import { neighboursOf } from '#web/features/studio/neighbours.ts';
import { PressBar } from '#web/features/studio/press-bar.tsx';
import { PromptField } from '#web/features/studio/prompt-field.tsx';
import { ResetOptions } from '#web/features/studio/reset-options.tsx';
import { ComingStrip, SketchStrip, SketchTrouble } from '#web/features/studio/sketch/sketch-table.tsx';
import { useSketch } from '#web/features/studio/sketch/use-sketch.ts';
import { StartList } from '#web/features/studio/start-list.tsx';
import { StudioContext, type StudioTools } from '#web/features/studio/studio-context.ts';
import { EMPTY_TABLE, type TableState } from '#web/features/studio/table-state.ts';
import type { Bench } from '#web/features/studio/use-bench.ts';
import { useBriefForm } from '#web/features/studio/use-brief-form.tsx';
import { useIsDrafting } from '#web/features/studio/use-is-drafting.ts';
import { useKeptFocus } from '#web/features/studio/use-kept-focus.ts';
import { ReadContext } from '#web/features/studio/use-said.ts';
import type { VisitMemory } from '#web/features/studio/visit-memory.ts';
import { useWholeRows } from '#web/lib/whole-rows/use-whole-rows.ts';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';
import { clearToasts, toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  bench: Bench;
  memory: VisitMemory;
  /** Tokens there are to spend, paid and free together; null where nobody knows, and the server will say. */
  spendable: number | null;
  /** Whether the next token is known to be one that was given. */
  isNextFree: boolean;
  /** Shows the balance at the foot of the brief; told how many tokens are in use. */
  balance: (inUse: number) => ReactNode;
  /** A press without a token: the way to get some. */
  onNoTokens: () => void;
  /** A brief from elsewhere that is to fill the form, once; `isQuiet` where it comes with its design. */
  recalled: { request: GenerationRequest; isQuiet?: boolean } | null;
  onRecalled: () => void;
  tools: Omit<StudioTools, 'onRegenerate' | 'onChange' | 'onUseAgain' | 'kept' | 'setKept'>;
}

/** What is read as one line or one group, here and there on the page. */
const WHOLE_ROWS = {
  rows: [
    '.studio-column > *',
    '.studio-advanced > *',
    ':is(.look-card, .sketch-strip) :is(h3, h4, dt, dd li, section > p, .brief)',
    '.description > *',
    '.change-deeds > .btn[data-size="small"]',
    '.stages > .stages-promise',
    '.current[data-alone]',
  ].join(),
  bars: '.dock, .studio-press, .studio-over, .pane-more',
  scrollers: '.studio-pane, .cloth',
};

/** Enter on an option would press the form's button; only the button itself and the prompt's own keys may spend a token. */
function keepFromSubmitting(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** A brief to be drawn afresh: an edit would be the same picture once more. */
const withoutSeed = ({ seed: _, edit: __, ...brief }: GenerationRequest) => brief;
/** What the form takes over: what a press kept of another design is not among its fields. */
const withoutKeep = ({ keep: _, ...request }: GenerationRequest) => withoutSeed(request);

/** How the brief of a finished design was read; of a change another brief was read. */
const readingOf = ({ result }: TableState) =>
  result?.reply.look && !result.request.edit ? { words: result.request.style_idea, look: result.reply.look } : null;

/** What a finished design is called. */
const nameOf = ({ result }: TableState): string | undefined =>
  result?.reply.look ? wearWords(result.reply.look.title) : undefined;

/** The generator's Generate tab: the brief on paper, the cloth on the table. */
export function Studio(props: Props) {
  const { bench, memory, spendable, isNextFree, balance, onNoTokens, recalled, onRecalled, tools } = props;
  const { form, beginFrom, seed, setSeed } = useBriefForm(memory);
  const [kept, setKept] = useState<Kept | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  useWholeRows(page, WHOLE_ROWS);
  const shown = bench.pieces.find(({ key }) => key === bench.shown);
  const table = shown?.table ?? EMPTY_TABLE;
  const isEmpty = bench.pieces.length === 0;
  const running = bench.pieces.filter(isRunning).length;
  const taken = bench.pieces.filter(isTaken).length;
  const keepFocus = useKeptFocus(running, result);
  const { drawn, isComing, croquis, isBroken } = useSketch(form, seed);
  const drafting = useIsDrafting(form);
  const read = drawn ?? readingOf(table);
  // What is being written is shown as long as it is newer than what lies on the table.
  const sketch = isEmpty || drafting.isDrafting ? drawn : null;
  const [isBriefOpen, setIsBriefOpen] = useState(false);
  // What a change would be called while its sketch is looked at.
  const [sketchedName, setSketchedName] = useState<string>();
  const [again, setAgain] = useState<GenerationRequest | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each brief that is handed over
  useEffect(() => {
    if (!recalled) return;
    const { request, isQuiet = false } = recalled;
    if (!isQuiet) setIsBriefOpen(true);
    beginFrom({ brief: withoutKeep(request), seed: request.seed, isQuiet });
    if (isQuiet) drafting.end();
    onRecalled();
  }, [recalled]);

  const requestOf = (brief: BriefForm): GenerationRequest => ({
    ...brief,
    seed: seed(),
    ...(kept && { keep: keepOf(kept) }),
  });

  const showTable = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const cloth = page.current?.querySelector('.cloth');
    for (const scroller of [window, cloth]) scroller?.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };

  const toggleBrief = () => {
    setIsBriefOpen(!isBriefOpen);
    // The field is shown with the next frame, and can be written in from then on.
    if (!isBriefOpen) requestAnimationFrame(() => form.setFocus('style_idea'));
  };

  const canPay = spendable === null || spendable >= TOKENS_PER_DESIGN;
  const handlePress = (request: GenerationRequest, isFree = false) => {
    if (!canPay && !isFree) {
      toastFault(MESSAGE.noTokens, STUDIO.studio.yourBriefIsKept);
      onNoTokens();
      return;
    }
    clearToasts();
    drafting.end();
    setKept(null);
    setIsBriefOpen(false);
    bench.press(request);
    keepFocus();
    showTable();
  };

  /** The very same order would buy the very same picture, so the question comes first. */
  const handleSubmit = (brief: BriefForm) => {
    const request = requestOf(brief);
    const isBought = bench.pieces.some((piece) => isSameOrder(piece, request));
    if (isBought && canPay) setAgain(request);
    else handlePress(request);
  };

  const handleCancel = async (press: Parameters<Bench['cancel']>[0]) => {
    const { isCancelled, message } = await bench.cancel(press);
    if (isCancelled) toastDone(message, STUDIO.studio.yourBriefIsKept);
    else toastFault(message);
  };

  const all: StudioTools = {
    ...tools,
    kept,
    setKept,
    onChange: ({ keep: _, ...request }, isFree) => handlePress(request, isFree),
    onRegenerate: (request) => handlePress(withoutSeed(request)),
    onUseAgain: (request) => {
      setIsBriefOpen(true);
      beginFrom({ brief: withoutKeep(request), seed: request.seed });
    },
  };

  const visit = (
    <CurrentDesigns
      pieces={bench.pieces}
      shown={sketch ? null : bench.shown}
      onShow={(key) => {
        drafting.end();
        bench.show(key);
        showTable();
      }}
    />
  );

  return (
    <StudioContext value={all}>
      <FormProvider {...form}>
        <div
          className="studio"
          ref={page}
          data-at={isEmpty ? 'start' : 'work'}
          data-brief={isBriefOpen ? 'open' : 'folded'}
        >
          <h1 className="sr-only">{STUDIO.studio.aiOutfitGenerator}</h1>
          {isEmpty ? null : (
            <BriefFold
              name={sketch ? undefined : (sketchedName ?? nameOf(table))}
              isOpen={isBriefOpen}
              isTaken={sketch === null && table.work !== null}
              onToggle={toggleBrief}
            />
          )}
          <form
            id="brief"
            className="studio-brief"
            aria-label={STUDIO.studio.brief}
            onSubmit={form.handleSubmit(handleSubmit)}
            onKeyDown={keepFromSubmitting}
            noValidate
          >
            <div className="studio-pane">
              <div className="studio-first">
                <PromptField read={read} isTaken={sketch === null && table.work !== null} />
                {kept ? <KeptNote kept={kept} onLetGo={() => setKept(null)} /> : null}
                <SketchTrouble isBroken={isBroken} />
                {sketch ? (
                  <SketchStrip sketch={sketch} />
                ) : isComing && isEmpty ? (
                  <ComingStrip croquis={croquis} />
                ) : null}
              </div>
              {isEmpty && !sketch && !isComing ? (
                <section className="studio-starts" aria-labelledby="starts-title">
                  <h2 id="starts-title" className="label">
                    {STUDIO.studio.orBeginFromOne}
                  </h2>
                  <StartList onStart={beginFrom} />
                </section>
              ) : null}
              <ReadContext value={read?.look ?? null}>
                <BriefOptions>
                  <AdvancedSettings />
                  <ResetOptions />
                </BriefOptions>
              </ReadContext>
              {/* Seen while there is more of it: a hint for the eye, as readers go on by themselves. */}
              <p className="pane-more small" aria-hidden="true">
                {STUDIO.briefOptions.more} <ChevronDown />
              </p>
            </div>
            <PressBar
              balance={balance(taken * TOKENS_PER_DESIGN)}
              isFree={isNextFree}
              running={running}
              isDrafting={drafting.isDrafting}
              isChanging={sketchedName !== undefined}
              isMade={(brief) => bench.pieces.some((piece) => isSameOrder(piece, requestOf(brief)))}
            />
          </form>
          <div className="cloth">
            <section ref={result} tabIndex={-1} aria-label={STUDIO.studio.result}>
              <ClothTable
                table={sketch ? EMPTY_TABLE : table}
                neighbours={neighboursOf(bench.pieces, bench.shown, bench.show)}
                sketch={sketch}
                isComing={isComing}
                croquis={croquis}
                visit={isEmpty ? null : visit}
                promised={drawn?.words === table.work?.press.request.style_idea ? drawn : null}
                onStart={beginFrom}
                onCancel={handleCancel}
                onSketched={setSketchedName}
                onRetry={(trouble) => {
                  bench.retry(trouble);
                  showTable();
                }}
              />
            </section>
          </div>
        </div>
        <AgainDialog
          request={again}
          onCancel={() => setAgain(null)}
          onConfirm={(request) => {
            setAgain(null);
            handlePress({ ...request, seed: setSeed(newSeed()) });
          }}
        />
      </FormProvider>
    </StudioContext>
  );
}
