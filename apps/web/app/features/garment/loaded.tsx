import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What was asked of the cutter, its place while it is worked out, or what to do where it did not come. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <Notice tone="bad" title={errorMessage(query.error, GARMENT.page.failed)}>
        <p>{GARMENT.page.failedMore}</p>
        <Button size="small" onClick={() => void query.refetch()}>
          {GARMENT.page.tryAgain}
        </Button>
      </Notice>
    );
  return (
    <div aria-busy="true">
      <Skeleton className="h-96" />
    </div>
  );
}
