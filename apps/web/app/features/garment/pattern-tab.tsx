import type { GarmentPattern } from '@toile/contract';
import { GARMENT } from '#web/content/garment.ts';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { SheetTable } from '#web/features/garment/sheet-table.tsx';
import { Undrafted } from '#web/features/garment/undrafted.tsx';
import { type Shown, usePattern } from '#web/features/garment/use-garments.ts';
import { garmentUrl } from '#web/lib/garments-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Draft = GarmentPattern['garments'][number];

const FILES = [
  { format: 'pdf-a4', label: GARMENT.pattern.a4 },
  { format: 'pdf-a0', label: GARMENT.pattern.a0 },
  { format: 'svg', label: GARMENT.pattern.svg },
  { format: 'dxf', label: GARMENT.pattern.dxf },
] as const;

/** Room about the pieces, centimetres. */
const MARGIN = 4;
/** Height of the letters as a share of the drawing, and their width as one of their height. A name that has no room is in the list. */
const LETTER = 0.022;
const LETTER_WIDTH = 0.56;

function Pieces({ name, drawing }: Draft) {
  const { width, height, pieces } = drawing;
  const words = GARMENT.pattern.pieces(pieces.length);
  const letter = Math.max(width, height) * LETTER;
  return (
    <div className="paper-plate marked" data-mark="">
      <svg
        role="img"
        aria-label={GARMENT.pattern.alt(name, words)}
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        className="pieces"
      >
        {pieces.map((piece, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have one name, and none moves
          <g key={nth}>
            <path d={piece.outline} className="piece" />
            {piece.fold ? <path d={piece.fold} className="piece-fold" /> : null}
            {piece.name.length * letter * LETTER_WIDTH < piece.wide ? (
              <text x={piece.at[0]} y={piece.at[1]} fontSize={letter}>
                {piece.name}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Files({ designId, wanted, draft }: Pick<Shown, 'designId' | 'wanted'> & { draft: Draft }) {
  return (
    <section className="cutting-tools" aria-label={GARMENT.pattern.files(draft.name)}>
      {FILES.map(({ format, label }) => (
        <ButtonLink key={format} size="small">
          <a href={garmentUrl.pattern(designId, wanted, { garment: draft.id, format })} download>
            <Download aria-hidden="true" /> {label}
          </a>
        </ButtonLink>
      ))}
    </section>
  );
}

/** The pieces, small and marked; at 1:1 once the design's tech pack is taken. */
export function PatternTab({ onPack, ...shown }: Shown & { onPack: () => void }) {
  const isTaken = shown.garments.pack.taken_at !== null;
  return (
    <div className="cutting-sheet">
      <Loaded query={usePattern(shown)}>
        {({ garments }) =>
          garments.map((draft) => (
            <section key={draft.id} className="draft">
              <h2 className="h3">{draft.name}</h2>
              {draft.undrafted ? (
                <Notice title={GARMENT.pattern.undrafted(draft.undrafted.why, draft.undrafted.nearest)} />
              ) : (
                <>
                  <Pieces {...draft} />
                  {isTaken ? <Files {...shown} draft={draft} /> : null}
                  <SheetTable table={draft.cutting} />
                </>
              )}
            </section>
          ))
        }
      </Loaded>
      {isTaken ? null : (
        <div className="cutting-take">
          <div>
            <p className="small">{GARMENT.pack.takeMore}</p>
            <Undrafted {...shown} />
          </div>
          <Button look="action" onClick={onPack}>
            {GARMENT.pack.take}
          </Button>
        </div>
      )}
      <p className="tiny faint">{GARMENT.pattern.coarse}</p>
    </div>
  );
}
