import { lazy, Suspense, useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { SheetTable } from '#web/features/garment/sheet-table.tsx';
import { useRevisions } from '#web/features/garment/use-garments.ts';
import { Button } from '#web/ui/button.tsx';

// Wanted by who edits alone.
const EditPackDialog = lazy(() =>
  import('#web/features/garment/edit-pack-dialog.tsx').then(({ EditPackDialog: Form }) => ({ default: Form })),
);

/** A pack's revisions, what each changed, and the way to the next. */
export function PackRevisions({ designId }: { designId: string }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Loaded query={useRevisions(designId)}>
      {(pack) => (
        <section className="pack-page">
          <div className="cutting-take">
            <h2 className="h3">{GARMENT.edit.now(pack.revision)}</h2>
            <Button onClick={() => setEditing(true)}>{GARMENT.edit.open}</Button>
          </div>
          {pack.tables
            .filter(({ rows }) => rows.length > 0)
            .map((table) => (
              <SheetTable key={table.title} table={table} />
            ))}
          {isEditing ? (
            <Suspense>
              <EditPackDialog designId={designId} pack={pack} onClose={() => setEditing(false)} />
            </Suspense>
          ) : null}
        </section>
      )}
    </Loaded>
  );
}
