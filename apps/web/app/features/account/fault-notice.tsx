import { ACCOUNT } from '#web/content/account.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What went wrong, in the server's words where it has some. */
export function FaultNotice({ error, fallback }: { error: unknown; fallback: string }) {
  return error ? (
    <Notice tone="bad" title={errorMessage(error, fallback)}>
      {ACCOUNT.faultNotice.nothingWasChanged}
    </Notice>
  ) : null;
}
