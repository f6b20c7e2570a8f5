import { useRef, useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { Button } from '#web/ui/button.tsx';
import { Maximize2 } from '#web/ui/icons/maximize-2.tsx';
import { LightTable } from '#web/ui/light-table.tsx';
import { Notice } from '#web/ui/notice.tsx';

const WORDS = GARMENT.flats;

/** Pixels that a drawing has by itself, once it is there. */
interface Drawn {
  width: number;
  height: number;
}

/** Flats on their paper, as wide as it is; pressed, they lie over the whole screen and are looked at from near. */
export function FlatsPlate({ src, title }: { src: string; title: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  const enlarge = useRef<HTMLButtonElement>(null);
  if (failed === src)
    return (
      <Notice tone="bad" title={WORDS.failed}>
        <p>{GARMENT.page.failedMore}</p>
        <Button size="small" onClick={() => setFailed(null)}>
          {GARMENT.page.tryAgain}
        </Button>
      </Notice>
    );
  return (
    <div className="paper-plate" aria-busy={drawn === null || undefined}>
      <img
        src={src}
        alt={WORDS.alt(title)}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setDrawn({ width, height })}
        onError={() => setFailed(src)}
      />
      {drawn ? (
        <>
          <button
            ref={enlarge}
            type="button"
            className="enlarge"
            aria-label={WORDS.near}
            aria-haspopup="dialog"
            onClick={() => setNear(true)}
          >
            <Maximize2 aria-hidden="true" />
          </button>
          <LightTable
            isOpen={isNear}
            onOpenChange={setNear}
            title={WORDS.alt(title)}
            picture={{ src, ...drawn }}
            returnTo={() => enlarge.current}
          />
        </>
      ) : null}
    </div>
  );
}
