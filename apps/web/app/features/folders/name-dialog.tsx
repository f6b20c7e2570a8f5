import { FOLDERS } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const WORDS = FOLDER_WORDS.name;

interface Props {
  /** As the folder is called; none for a new one. */
  name?: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a folder, a new one or one that has another. */
export function NameDialog({ name, isBusy, onName, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(name ?? '');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.trim()) onName(typed);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={name === undefined ? WORDS.make : WORDS.rename}
      width={440}
      foot={
        <Button type="submit" form={id} look="ink" busy={isBusy}>
          {name === undefined ? WORDS.create : WORDS.save}
        </Button>
      }
    >
      <form id={id} className="pt-4" onSubmit={submit} noValidate>
        <Field label={WORDS.label} error={isTried && !typed.trim() ? WORDS.missing : undefined}>
          <TextInput value={typed} maxLength={FOLDERS.name} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
