import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EditableGarment, PACK_CHANGED, PACK_EDITS, type PackRevisions } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { layOver } from '#web/features/garment/lay-over.ts';
import { NewerRevision } from '#web/features/garment/newer-revision.tsx';
import { revisionsClient } from '#web/features/garment/revisions-client.ts';
import { refreshGarments } from '#web/features/garment/use-garments.ts';
import { editsOf, fieldOf, type WrittenEdits, writtenOf, wrongFields } from '#web/features/garment/written-edits.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Form {
  written: WrittenEdits;
  wrong: ReadonlySet<string>;
  onWrite: (field: string, text: string) => void;
}

function Line({
  form,
  name,
  label,
  isNumber = false,
}: {
  form: Form;
  name: string;
  label: string;
  isNumber?: boolean;
}) {
  const { written, wrong, onWrite } = form;
  return (
    <Field label={label} error={wrong.has(name) ? GARMENT.prices.notNumber : undefined}>
      <TextInput
        {...(isNumber ? { inputMode: 'decimal', className: 'num' } : { maxLength: PACK_EDITS.line })}
        value={written[name] ?? ''}
        onChange={({ target }) => onWrite(name, target.value)}
      />
    </Field>
  );
}

function Lines({ form, name, label, hint }: { form: Form; name: string; label: string; hint: string }) {
  const { written, wrong, onWrite } = form;
  return (
    <Field label={label} hint={hint} error={wrong.has(name) ? GARMENT.edit.wrongLines : undefined}>
      <TextArea rows={3} value={written[name] ?? ''} onChange={({ target }) => onWrite(name, target.value)} />
    </Field>
  );
}

function GarmentFields({ garment, form }: { garment: EditableGarment; form: Form }) {
  const { id, name, size, points, trims, texts } = garment;
  return (
    <fieldset className="choices grid gap-4">
      <legend className="h3">{name}</legend>
      <p className="hint">{GARMENT.edit.pointsHint(size)}</p>
      <div className="edit-fields">
        {points.map(({ code, name: point, count }) => (
          <div key={code} className="edit-pair">
            <Line form={form} name={fieldOf.value(id, code)} label={`${code} ${point}`} isNumber />
            {count ? null : (
              <Line form={form} name={fieldOf.tolerance(id, code)} label={GARMENT.edit.tolerance(code)} isNumber />
            )}
          </div>
        ))}
      </div>
      <div className="edit-fields">
        {trims.map(({ key, name: trim, unit }) => (
          <div key={key} className="edit-pair">
            <Line form={form} name={fieldOf.trim(id, key)} label={GARMENT.edit.trim(trim)} />
            <Line form={form} name={fieldOf.quantity(id, key)} label={GARMENT.edit.quantity(unit)} isNumber />
          </div>
        ))}
      </div>
      <Lines form={form} name={fieldOf.added(id)} label={GARMENT.edit.added} hint={GARMENT.edit.addedHint} />
      <Lines form={form} name={fieldOf.notes(id)} label={GARMENT.edit.notes} hint={GARMENT.edit.notesHint} />
      {texts.map(({ key, what }) => (
        <Line key={key} form={form} name={fieldOf.text(id, key)} label={what} />
      ))}
    </fieldset>
  );
}

interface Props {
  designId: string;
  /** As they stood when the form was opened. */
  pack: PackRevisions;
  onClose: () => void;
}

/** Sets what a pack tells: each save is its next revision. What was written stays where a save is refused. */
export function EditPackDialog({ designId, pack, onClose }: Props) {
  const formId = useId();
  const client = useQueryClient();
  // Other edits may come while this one is written: it is saved as made from these.
  const [base, setBase] = useState(pack);
  const [newer, setNewer] = useState<PackRevisions>();
  const { editable, edits, revision } = base;
  const [written, setWritten] = useState(() => writtenOf(editable, edits));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => revisionsClient.save(designId, { on: revision, note, edits: editsOf(editable, written) }),
    onSuccess: async ({ revision: number }) => {
      await refreshGarments(client);
      toastDone(GARMENT.edit.saved(number));
      onClose();
    },
    onError: async (error) => {
      const isChanged = refusalType(error) === PACK_CHANGED;
      const theirs = isChanged ? await revisionsClient.list(designId).catch(() => undefined) : undefined;
      // the form itself says what happened, and offers both ways on
      if (theirs) setNewer(theirs);
      else toastFault(errorMessage(error, GARMENT.edit.failed));
    },
  });
  const goOnFrom = (theirs: PackRevisions, fields: WrittenEdits) => {
    setBase(theirs);
    setWritten(fields);
    setNewer(undefined);
  };
  const form: Form = {
    written,
    wrong: isTried ? wrongFields(editable, written) : new Set(),
    onWrite: (field, text) => setWritten((all) => ({ ...all, [field]: text })),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongFields(editable, written).size === 0) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={GARMENT.edit.title}
      lead={GARMENT.edit.lead}
      width={760}
      foot={
        newer ? (
          <NewerRevision
            revision={newer.revision}
            onTakeTheirs={() => goOnFrom(newer, writtenOf(newer.editable, newer.edits))}
            onLayOver={() => {
              const theirs = writtenOf(newer.editable, newer.edits);
              goOnFrom(newer, layOver({ opened: writtenOf(editable, edits), mine: written, theirs }));
            }}
          />
        ) : (
          <Button type="submit" form={formId} look="action" busy={save.isPending}>
            {GARMENT.edit.save(revision + 1)}
          </Button>
        )
      }
    >
      <form id={formId} className="grid gap-5 pt-4" onSubmit={submit} noValidate>
        {editable.map((garment) => (
          <GarmentFields key={garment.id} garment={garment} form={form} />
        ))}
        <Field label={GARMENT.edit.note} hint={GARMENT.edit.noteHint}>
          <TextInput value={note} maxLength={PACK_EDITS.note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
