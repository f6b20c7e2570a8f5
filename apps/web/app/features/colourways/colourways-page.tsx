import { COLOURWAY_SHEET } from '@toile/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { COLOURWAY_WORDS as WORDS } from '#web/content/colourways.ts';
import { ColourSource } from '#web/features/colourways/colour-source.tsx';
import { keyOf } from '#web/features/colourways/colourway.ts';
import { type SheetForm, saveSheet } from '#web/features/colourways/save-sheet.ts';
import type { Painted } from '#web/features/colourways/sheet-canvas.ts';
import { type Making, useMaking } from '#web/features/colourways/use-making.ts';
import { useSheet } from '#web/features/colourways/use-sheet.ts';
import { Bitmap } from '#web/lib/painter/bitmap.tsx';
import { canPaint } from '#web/lib/painter/painter.ts';
import { type OwnLook, useOwnLooks } from '#web/lib/painter/use-own-looks.ts';
import { usePainter } from '#web/lib/painter/use-painter.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastFault } from '#web/ui/toast.tsx';
import './colourways.css';

const HISTORY = '/ai-outfit-generator?tab=all-generations';
const { least, most } = COLOURWAY_SHEET;
const FORMS = ['picture', 'pdf', 'table'] as const satisfies readonly SheetForm[];

/** What becomes of a colourway: a design of its own, which whoever has the first one gets for nothing. */
function Deed({ making, name, onMake }: { making: Making | undefined; name: string; onMake: () => void }) {
  if (making?.is === 'made')
    return (
      <Link className="basted-link small" to={`/ai-outfit-generator?design=${encodeURIComponent(making.designId)}`}>
        {WORDS.made} <span className="sr-only">{name}</span>
      </Link>
    );
  const isGoing = making?.is === 'going';
  return (
    <>
      <Button size="small" busy={isGoing} onClick={onMake}>
        {isGoing ? WORDS.making : WORDS.make} <span className="sr-only">{name}</span>
      </Button>
      {making?.is === 'not-made' ? <p className="err">{making.why}</p> : null}
    </>
  );
}

interface TileProps {
  title: string;
  painted: Painted;
  /** What makes a design of it; none where it is the design itself. */
  deed: ReactNode;
  onRemove: () => void;
}

function Tile({ title, painted, deed, onRemove }: TileProps) {
  const { name, hex, near, picture } = painted;
  return (
    <li className="colourway">
      <Bitmap picture={picture} label={WORDS.alt(title, name)} />
      <p className="colourway-name">
        <span className="colourway-chip" style={{ background: hex }} aria-hidden="true" />
        <b>{name}</b>
      </p>
      <p className="small faint num">{hex}</p>
      <p className="small faint">{WORDS.near(near.name, near.hex)}</p>
      <div className="colourway-deed" aria-live="polite">
        {deed ?? <p className="small muted">{WORDS.asItIs}</p>}
      </div>
      <IconButton label={WORDS.remove(name)} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function SheetTools({ title, painted, isWhole }: { title: string; painted: readonly Painted[]; isWhole: boolean }) {
  const save = (form: SheetForm) =>
    isWhole && void saveSheet(form, title, painted).catch(() => toastFault(WORDS.failed));
  return (
    <div className="colour-tools">
      {FORMS.map((form) => (
        <Button key={form} size="small" aria-disabled={!isWhole || undefined} onClick={() => save(form)}>
          <Download aria-hidden="true" /> {WORDS[form]}
        </Button>
      ))}
    </div>
  );
}

/** The sheet of a design whose Look is known. */
function Colourways(own: OwnLook) {
  const { design, look } = own;
  const painter = usePainter();
  const [main] = look.garments;
  const [ids, setIds] = useState<readonly string[]>(main ? [main.id] : []);
  const [hexes, setHexes] = useState<readonly string[]>([]);
  const { painted, isBroken } = useSheet(painter, { look, seed: design.seed, ids, hexes });
  const base = look.garments.find(({ id }) => id === ids[0])?.cloth.colour.hex ?? '#808080';
  const harmony = async (hex: string) => (await painter()?.harmony(hex)) ?? [];
  const show = (next: readonly string[]) => setHexes([...new Set(next)].slice(0, most));
  // A sheet that opens shows something, unless somebody was faster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page
  useEffect(() => {
    harmony(base).then(
      (first) => setHexes((chosen) => (chosen.length > 0 ? chosen : first.slice(0, most))),
      () => undefined,
    );
  }, []);
  const toggle = (id: string) => setIds((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  const { makings, make } = useMaking(own);
  const isNew = (hex: string) => look.garments.some(({ id, cloth }) => ids.includes(id) && cloth.colour.hex !== hex);
  const isPainting = painted.length < hexes.length;
  return (
    <>
      <fieldset className="choices">
        <legend className="label">{WORDS.which}</legend>
        <div className="colour-tools">
          {look.garments.map(({ id, name }) => (
            <label key={id} className="colour-tick">
              <input
                type="checkbox"
                checked={ids.includes(id)}
                disabled={ids.length === 1 && ids.includes(id)}
                onChange={() => toggle(id)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <ColourSource base={base} harmony={harmony} onColours={show} onAdd={(hex) => show([...hexes, hex])} />
      <section className="colour-sheet" aria-labelledby="colour-sheet">
        <h2 id="colour-sheet" className="h3">
          {WORDS.sheet}
        </h2>
        <p className="small faint" role="status">
          {isPainting && !isBroken
            ? WORDS.painting(painted.length + 1, hexes.length)
            : WORDS.count(painted.length, least, most)}
          {!isPainting && painted.length < least ? ` ${WORDS.few(least)}` : ''}
        </p>
        {isBroken ? <Notice tone="bad" title={WORDS.failed} /> : null}
        <ul className="colourway-grid">
          {painted.map((one) => (
            <Tile
              key={one.hex}
              title={look.title}
              painted={one}
              deed={
                isNew(one.hex) ? (
                  <Deed
                    making={makings.get(keyOf({ ids, hex: one.hex }))}
                    name={one.name}
                    onMake={() => void make({ ids, hex: one.hex })}
                  />
                ) : null
              }
              onRemove={() => setHexes((all) => all.filter((hex) => hex !== one.hex))}
            />
          ))}
        </ul>
        <SheetTools title={look.title} painted={painted} isWhole={!isPainting && painted.length >= least} />
      </section>
    </>
  );
}

/** Six to twelve of one outfit in other colours, on one sheet. */
export function ColourwaysPage({ designId }: { designId: string }) {
  const query = useOwnLooks([designId]);
  const own = query.data?.[0];
  const isLost = query.isError || own === null;
  return (
    <section className="colourways wrap">
      <title>{WORDS.title}</title>
      <header>
        <Link className="basted-link small" to={HISTORY}>
          <ArrowLeft aria-hidden="true" /> {WORDS.back}
        </Link>
        <h1 className="h1">{WORDS.heading}</h1>
        <p className="lede">{own ? `${own.look.title}. ${WORDS.lede}` : WORDS.lede}</p>
      </header>
      {query.isPending ? <Skeleton className="h-64" /> : null}
      {isLost ? (
        <Notice tone="bad" title={WORDS.lost}>
          <p>{WORDS.lostMore}</p>
        </Notice>
      ) : null}
      {own && !canPaint() ? (
        <Notice tone="bad" title={WORDS.cannot}>
          <p>{WORDS.cannotMore}</p>
        </Notice>
      ) : null}
      {own && canPaint() ? <Colourways {...own} /> : null}
    </section>
  );
}
