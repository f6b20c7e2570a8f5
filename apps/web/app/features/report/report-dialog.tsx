import { type NewReport, REPORT_NOTE_MAX, REPORT_REASON, REPORT_REASONS, type ReportReason } from '@toile/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { REPORT } from '#web/content/report.ts';
import { isOfNothing, ReportTrouble } from '#web/features/report/report-trouble.tsx';
import { useReport } from '#web/features/report/use-report.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { CircleAlert } from '#web/ui/icons/circle-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastDone } from '#web/ui/toast.tsx';
import './report.css';

const WIDTH = 520;

/** A post of somebody else. */
export interface Reportable {
  postId: string;
  title: string;
  /** Leads to the entrance and back here. */
  signIn: string;
}

interface FormProps {
  id: string;
  onSend: (report: NewReport) => void;
}

/** Asks what is wrong with a post. Nothing is chosen beforehand. */
function ReportForm({ id, onSend }: FormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason) onSend({ reason, note });
    else first.current?.focus();
  };
  const isMissing = isTried && !reason;
  return (
    <form id={id} onSubmit={submit}>
      <fieldset className="choices report-reasons" aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend className="label">{REPORT.ask.reasons}</legend>
        {REPORT_REASONS.map((value, place) => (
          <label key={value}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={id}
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            <span>{REPORT_REASON[value]}</span>
          </label>
        ))}
        <div role="alert" className="contents">
          {isMissing ? (
            <p className="err" id={`${id}-missing`}>
              <CircleAlert aria-hidden="true" />
              {REPORT.ask.chooseOne}
            </p>
          ) : null}
        </div>
      </fieldset>
      <Field label={REPORT.ask.note}>
        <TextArea rows={2} value={note} maxLength={REPORT_NOTE_MAX} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </form>
  );
}

/** Says what becomes of a report, where the focus goes on as the form goes. */
function Sent({ reason, note }: { reason: ReportReason; note: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="report-sent">
      <p ref={words} tabIndex={-1}>
        {REPORT.sent.next}
      </p>
      <dl>
        <dt className="label faint">{REPORT.sent.youChose}</dt>
        <dd>{REPORT_REASON[reason]}</dd>
        {note ? <dd className="muted">{note}</dd> : null}
      </dl>
    </div>
  );
}

interface Props {
  post: Reportable;
  /** `isReported` says whether a report of the post stands as the dialog goes. */
  onClose: (isReported: boolean) => void;
}

/** Reports a post, and takes the report back. */
export function ReportDialog({ post, onClose }: Props) {
  const id = useId();
  const { report, isReading, send, takeBack, fault, leave } = useReport(post.postId);
  const isGone = isOfNothing(fault);
  const close = () => {
    leave();
    onClose(report !== null);
  };
  const handleTakeBack = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        onClose(false);
        toastDone(REPORT.sent.takenBack, REPORT.sent.shownAgain);
      },
    });
  const shell = { open: true, onOpenChange: (open: boolean) => open || close(), width: WIDTH };
  if (isGone)
    return (
      <Dialog {...shell} title={REPORT.gone.title} foot={<Button onClick={close}>{REPORT.gone.close}</Button>}>
        <p>{REPORT.gone.lead}</p>
      </Dialog>
    );
  if (report)
    return (
      <Dialog
        {...shell}
        title={REPORT.sent.title}
        lead={post.title}
        foot={
          <>
            <Button busy={takeBack.isPending} onClick={handleTakeBack}>
              {takeBack.isPending ? REPORT.sent.takingBack : REPORT.sent.takeBack}
            </Button>
            <Button look="ink" onClick={close}>
              {REPORT.sent.done}
            </Button>
          </>
        }
      >
        <Sent {...report} />
        {takeBack.error ? (
          <ReportTrouble fault={fault} title={REPORT.trouble.notTakenBack} signIn={post.signIn} />
        ) : null}
      </Dialog>
    );
  return (
    <Dialog
      {...shell}
      title={REPORT.ask.title}
      lead={
        <>
          <b className="report-of">{post.title}</b> {REPORT.ask.lead}
        </>
      }
      foot={
        <>
          <Button onClick={close}>{REPORT.ask.cancel}</Button>
          <Button look="ink" type="submit" form={id} busy={send.isPending} disabled={isReading}>
            {send.isPending ? REPORT.ask.sending : REPORT.ask.send}
          </Button>
        </>
      }
    >
      {isReading ? (
        <Skeleton className="report-reading" />
      ) : (
        <ReportForm id={id} onSend={(said) => send.mutate(said)} />
      )}
      {send.error && !send.isPending ? (
        <ReportTrouble fault={send.error} title={REPORT.trouble.notSent} signIn={post.signIn} />
      ) : null}
    </Dialog>
  );
}
