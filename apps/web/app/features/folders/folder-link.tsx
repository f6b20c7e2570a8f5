import type { FolderPage } from '@toile/contract';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { useFolderChange } from '#web/features/folders/use-folders.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const WORDS = FOLDER_WORDS.link;

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastDone(WORDS.copied);
  } catch {
    toastFault(WORDS.copyFailed, url);
  }
}

/** The link that a folder is shown by: made, copied, taken back. */
export function FolderLink({ folder: { folder_id: id, url } }: { folder: FolderPage }) {
  const change = useFolderChange();
  const hide = () =>
    change.mutate(async () => {
      const folder = await foldersClient.hide(id);
      toastDone(WORDS.hidden, WORDS.hiddenMore);
      return folder;
    });
  if (url === null)
    return (
      <section className="folder-link" aria-labelledby="folder-link">
        <h2 id="folder-link" className="label">
          {WORDS.heading}
        </h2>
        <p className="small muted">{WORDS.off}</p>
        <Button size="small" busy={change.isPending} onClick={() => change.mutate(() => foldersClient.share(id))}>
          <Link2 aria-hidden="true" /> {WORDS.share}
        </Button>
      </section>
    );
  return (
    <section className="folder-link" aria-labelledby="folder-link">
      <h2 id="folder-link" className="label">
        {WORDS.heading}
      </h2>
      <p className="small muted">{WORDS.on}</p>
      <Field label={WORDS.address}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="folder-tools">
        <Button size="small" onClick={() => void copy(url)}>
          <Link2 aria-hidden="true" /> {WORDS.copy}
        </Button>
        <Button size="small" busy={change.isPending} onClick={hide}>
          <Undo2 aria-hidden="true" /> {WORDS.hide}
        </Button>
      </div>
    </section>
  );
}
