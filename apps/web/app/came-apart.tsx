import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** Shown in place of a screen that threw, or whose code could not be loaded. */
export function CameApart() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-5 py-12">
      <title>Something came apart · Toile</title>
      <Wordmark className="mb-6" />
      <h1 className="h1">A seam came apart</h1>
      <p className="lede">
        This page could not be shown. Your designs and your tokens are safe on the server; load the page again.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="action" onClick={() => location.reload()}>
          Load again
        </Button>
        <ButtonLink>
          <a href="/">Return to Home</a>
        </ButtonLink>
      </div>
    </main>
  );
}
