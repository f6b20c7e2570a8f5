import { useState } from 'react';
import { REPORT } from '#web/content/report.ts';
import type { Reportable, ReportDialog } from '#web/features/report/report-dialog.tsx';
import { toastFault } from '#web/ui/toast.tsx';

interface Door {
  post: Reportable;
  Dialog: typeof ReportDialog;
}

/** Which post is being reported. What asks for it is loaded with the first press, as most people never do it. */
export function useReportDoor() {
  const [door, setDoor] = useState<Door | null>(null);
  const open = (post: Reportable) =>
    void import('#web/features/report/report-dialog.tsx').then(
      ({ ReportDialog: Dialog }) => setDoor({ post, Dialog }),
      () => toastFault(REPORT.door.notOpened, REPORT.door.tryAgain),
    );
  return { door, open, shut: () => setDoor(null) };
}
