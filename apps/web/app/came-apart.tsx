import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** Shown in place of a screen that threw, or whose code could not be loaded. */
export function CameApart() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-5 py-12">
      <title>{SHELL.cameApartTitle}</title>
      <Wordmark className="mb-6" />
      <h1 className="h1">{SHELL.cameApart}</h1>
      <p className="lede">{SHELL.cameApartMore}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="action" onClick={() => location.reload()}>
          {SHELL.loadAgain}
        </Button>
        <ButtonLink>
          <a href="/">{SHELL.returnToHome}</a>
        </ButtonLink>
      </div>
    </main>
  );
}
