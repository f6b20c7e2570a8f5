import { type DesignSummary, FOLDERS, type Folder } from '@toile/contract';
import { type FormEvent, useState } from 'react';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { useFolderChange, useFolders } from '#web/features/folders/use-folders.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import './add-dialog.css';

const WORDS = FOLDER_WORDS.add;

/** The folders a design lies in, each ticked, and room for the name of a new one. */
export function AddDialog({ design, onClose }: { design: DesignSummary; onClose: () => void }) {
  const { design_id: designId } = design;
  const folders = useFolders(designId);
  const change = useFolderChange();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  // Ticked as soon as it is pressed; what the server says is shown after it.
  const [ticked, setTicked] = useState<{ id: string; holds: boolean } | null>(null);
  const toggle = ({ folder_id: id, name: called, holds }: Folder) =>
    change.mutate(
      async () => {
        setTicked({ id, holds: !holds });
        await (holds ? foldersClient.take(id, designId) : foldersClient.add(id, designId));
        setSaid(holds ? WORDS.taken(called) : WORDS.added(called));
        return undefined;
      },
      { onSettled: () => setTicked(null) },
    );
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || change.isPending) return;
    change.mutate(() => foldersClient.make({ name, designs: [designId] }), {
      onSuccess: () => {
        setSaid(WORDS.added(name));
        setName('');
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={WORDS.title}
      lead={design.title ?? design.request.style_idea}
      width={480}
      foot={
        <Button look="ink" onClick={onClose}>
          {WORDS.done}
        </Button>
      }
    >
      {folders.isPending ? <SkeletonLine className="w-64" /> : null}
      {folders.data?.length === 0 ? <p className="muted pt-4">{WORDS.none}</p> : null}
      <ul className="folder-ticks">
        {folders.data?.map((folder) => (
          <li key={folder.folder_id}>
            <label>
              <input
                type="checkbox"
                checked={ticked?.id === folder.folder_id ? ticked.holds : folder.holds}
                disabled={ticked !== null && ticked.id !== folder.folder_id}
                onChange={() => ticked ?? toggle(folder)}
              />
              <span>{folder.name}</span>
              <span className="small faint num">{FOLDER_WORDS.designs(folder.count)}</span>
            </label>
          </li>
        ))}
      </ul>
      <form className="folder-new" onSubmit={create}>
        <Field label={WORDS.newName}>
          <TextInput value={name} maxLength={FOLDERS.name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" busy={change.isPending} aria-disabled={!name.trim() || undefined}>
          {WORDS.create}
        </Button>
      </form>
      <p className="small muted pt-2" role="status">
        {said}
      </p>
    </Dialog>
  );
}
