import { useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import type { Piece } from '#web/features/studio/bench-state.ts';
import { stageLine } from '#web/features/studio/stages.ts';
import type { Work } from '#web/features/studio/table-state.ts';
import { useCreep } from '#web/features/studio/use-creep.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { Needle } from '#web/ui/needle.tsx';

interface Props {
  pieces: readonly Piece[];
  shown: string | null;
  onShow: (key: string) => void;
}

const Lost = () => (
  <span className="current-lost">
    <Undo2 aria-hidden="true" />
  </span>
);

function SmallWork({ work }: { work: Work }) {
  const shown = useCreep(work);
  return (
    <span className="current-work">
      <Needle label={STUDIO.currentDesigns.generating} progress={shown} />
    </span>
  );
}

/** A picture that does not come leaves a mark in its place, and no broken one. */
function SmallPicture({ src }: { src: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <Lost />;
  return (
    <img src={src} alt="" width={320} height={427} loading="lazy" decoding="async" onError={() => setLost(true)} />
  );
}

function Face({ table: { work, result, trouble } }: Piece) {
  if (result) {
    const { file_id: fileId, has_figure: hasFigure } = result.reply;
    const src = previewUrl(fileId, 320, 'webp', hasFigure ? 'figure' : undefined);
    return <SmallPicture src={src} />;
  }
  if (work) return <SmallWork work={work} />;
  return trouble ? <Lost /> : null;
}

/** What is said of a piece besides its words. */
function standing({ table: { work, result, trouble } }: Piece): string {
  if (result) return STUDIO.currentDesigns.ready;
  if (work) return stageLine(work.stage);
  return trouble ? STUDIO.currentDesigns.notDrawn : '';
}

const nameOf = ({ table: { result }, request }: Piece): string =>
  wearWords(result?.reply.look?.title ?? '') || request.style_idea;

/** Everything of this visit, so that no press takes away what the one before made. */
export function CurrentDesigns({ pieces, shown, onShow }: Props) {
  return (
    <section
      className="current"
      aria-labelledby="current-title"
      data-alone={(pieces.length === 1 && shown !== null) || undefined}
    >
      <h2 id="current-title" className="label">
        {STUDIO.currentDesigns.currentGeneratedDesigns}
      </h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.key}>
            <button
              type="button"
              title={nameOf(piece)}
              aria-pressed={piece.key === shown}
              onClick={() => onShow(piece.key)}
            >
              <span className="current-face">
                <Face {...piece} />
              </span>
              <span className="sr-only">
                {nameOf(piece)}, {standing(piece)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
