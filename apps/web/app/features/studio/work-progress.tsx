import { STAGES } from '@toile/contract';
import { useState } from 'react';
import { DONE } from '#web/content/done.ts';
import { STUDIO } from '#web/content/studio.ts';
import { placeOf, STAGE_WORDS, stageLine } from '#web/features/studio/stages.ts';
import type { Work } from '#web/features/studio/table-state.ts';
import { useCreep } from '#web/features/studio/use-creep.ts';
import type { KeptPress } from '#web/features/studio/visit-memory.ts';
import { askToBeTold, canBeTold } from '#web/lib/announce-done.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/icons/check.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { Needle } from '#web/ui/needle.tsx';

/** Asks the browser to tell of the design's end, while it can still be asked. */
function TellMe() {
  const [state, setState] = useState<'open' | 'told' | 'closed'>(canBeTold() ? 'open' : 'closed');
  if (state === 'closed') return null;
  if (state === 'told') return <p className="small muted">{DONE.willTell}</p>;
  const handlePress = () =>
    void askToBeTold().then(
      (isTold) => setState(isTold ? 'told' : 'closed'),
      () => setState('closed'),
    );
  return (
    <button type="button" className="basted-link small justify-self-start" onClick={handlePress}>
      {DONE.tellMe}
    </button>
  );
}

/** Until it is its turn the token has bought nothing yet. */
const isCancellable = ({ stage, press }: Work): boolean => stage === 'queued' && press.designId !== undefined;

interface Props {
  work: Work;
  onCancel: (press: KeptPress) => void;
}

/** What becomes of the token and of who leaves the page. */
function promiseOf({ press }: Work, isOnline: boolean): string {
  if (!isOnline) return STUDIO.workProgress.waitsForTheNetwork;
  return press.designId ? STUDIO.workProgress.youCanLeaveOr : STUDIO.workProgress.sendingYourBrief;
}

/** The needle and the named stages beside the picture's place. @param isSketched whether its sketch stands there, which is told here */
export function WorkProgress({ work, isSketched, onCancel }: Props & { isSketched: boolean }) {
  const shown = useCreep(work);
  const isOnline = useOnline();
  const isHeld = !isOnline && !work.press.designId;
  return (
    <section className="stages" aria-labelledby="work-title">
      <h2 id="work-title" className="h2">
        {isHeld
          ? STUDIO.workProgress.held
          : work.stage === 'sending'
            ? STUDIO.stages.sendingTheBrief
            : STUDIO.workProgress.onTheCuttingTable}
      </h2>
      <p role="status" className="sr-only">
        {stageLine(work.stage)}
      </p>
      <Needle label={STUDIO.workProgress.generatingYourDesign} progress={shown} />
      {isSketched ? (
        <p className="small muted stages-note" aria-hidden="true">
          {STUDIO.clothTable.promisedBeside}
        </p>
      ) : null}
      <ol>
        {STAGES.map((stage) => {
          const place = placeOf(stage, work.stage);
          const { name, doing } = STAGE_WORDS[stage];
          return (
            <li key={stage} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
              {place === 'done' ? <Check aria-hidden="true" /> : <i aria-hidden="true" />}
              <span>{place === 'now' && work.stage === 'sending' ? STUDIO.stages.sendingTheBrief : name}</span>
              {place === 'now' && work.stage !== 'sending' ? <span className="small faint">{doing}</span> : null}
            </li>
          );
        })}
      </ol>
      <TellMe />
      <p className="small muted stages-promise">{promiseOf(work, isOnline)}</p>
      {isCancellable(work) ? (
        <Button size="small" onClick={() => onCancel(work.press)}>
          <Undo2 aria-hidden="true" /> {STUDIO.workProgress.cancelTokenBack}
        </Button>
      ) : null}
    </section>
  );
}

/** The same over the sheet, where there is no room beside it. */
export function WorkStrip({ work, onCancel }: Props) {
  const shown = useCreep(work);
  const isOnline = useOnline();
  return (
    <div className="work-strip">
      <p className="label" aria-hidden="true">
        {stageLine(work.stage)}
      </p>
      {isCancellable(work) ? (
        <button type="button" className="basted-link small" onClick={() => onCancel(work.press)}>
          {STUDIO.workProgress.cancelTokenBack}
        </button>
      ) : (
        <TellMe />
      )}
      <div aria-hidden="true">
        <Needle label="" progress={shown} />
      </div>
      <p className="work-promise small muted">{promiseOf(work, isOnline)}</p>
    </div>
  );
}
