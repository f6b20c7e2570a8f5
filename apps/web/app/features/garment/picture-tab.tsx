import { FIGURE, PICTURE } from '@toile/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { wearWords } from '#web/content/wear.ts';
import { MakerFacts, type SaidFacts } from '#web/features/garment/maker-facts.tsx';
import type { Shown } from '#web/features/garment/use-garments.ts';
import { capital } from '#web/lib/capital.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { garmentUrl } from '#web/lib/garments-client.ts';
import { useWholeRows } from '#web/lib/whole-rows/use-whole-rows.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

const SIZES = '(min-width: 900px) 62vh, (min-width: 640px) 46vw, 60vw';
const FORMATS = ['avif', 'webp'] as const;

interface Props extends Shown {
  onFlats: () => void;
  onPack: () => void;
  said: SaidFacts;
  change: ReactNode;
}

/** The figure everything is cut from: its flats stand beside it. A design without a picture of its figure alone has its sheet. */
function Picture({ title, fileId }: { title: string; fileId: string }) {
  const [isWhole, setWhole] = useState(false);
  const view = isWhole ? undefined : 'figure';
  const { width, height } = isWhole ? PICTURE : FIGURE;
  return (
    <Plate
      className="cutting-plate"
      src={previewUrl(fileId, 1024, 'jpg', view)}
      sources={FORMATS.map((format) => ({ type: `image/${format}`, srcSet: previewSrcSet(fileId, format, view) }))}
      sizes={SIZES}
      alt={GARMENT.picture.alt(title)}
      width={width}
      height={height}
      onStateChange={(state) => {
        if (state === 'error') setWhole(true);
      }}
      priority
    />
  );
}

interface BesideProps extends Pick<Props, 'designId' | 'wanted' | 'onFlats'> {
  /** Garments that are cut. */
  count: number;
}

/** The flats on the page's own ground, with how long they are: pressed, the sheet of them opens. */
function FlatsBeside({ designId, wanted, onFlats, count }: BesideProps) {
  const [isLost, setLost] = useState(false);
  const src = garmentUrl.flats(designId, wanted, { ground: 'cloth', dimensions: false, words: false, format: 'svg' });
  return (
    <button type="button" className="flats-beside" onClick={onFlats}>
      {isLost ? null : <img src={src} alt="" loading="lazy" onError={() => setLost(true)} />}
      <small className="flats-note">{count === 1 ? GARMENT.picture.toScale : GARMENT.picture.allToScale}</small>
      <span className="basted-link flats-open">{GARMENT.picture.makeIt}</span>
    </button>
  );
}

/** What is told and what leads on is seen whole or not at all. */
const WHOLE_ROWS = {
  rows: '.maker-facts > div, .cutting-told > .cutting-tools > .btn',
  bars: '.dock',
  scrollers: '#main',
};

/** What a design is cut from: its picture, what who makes it asks first, its flats; lower, what of it could be another. */
export function PictureTab({ onFlats, onPack, said, change, ...shown }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useWholeRows(page, WHOLE_ROWS);
  const { designId, garments } = shown;
  const { title, file_id: fileId } = garments;
  const cut = garments.garments.filter(({ is_cut: isCut }) => isCut);
  const others = garments.garments.filter(({ is_cut: isCut }) => !isCut);
  return (
    <div className="cutting-picture" ref={page}>
      <div className="cutting-seen">
        <Picture title={title} fileId={fileId} />
        <FlatsBeside {...shown} onFlats={onFlats} count={cut.length} />
      </div>
      <div className="cutting-told">
        <div className="cutting-side">
          <h2 className="label">{GARMENT.picture.garments}</h2>
          <p className="cut-names">
            {cut.map(({ name }) => capital(wearWords(name))).join(', ')}
            <small className="cut-how">{said.cut}</small>
            {others.length > 0 ? (
              <small>{GARMENT.picture.styledWith(others.map(({ name }) => wearWords(name)).join(', '))}</small>
            ) : null}
          </p>
          <MakerFacts {...shown} said={said} />
        </div>
        <div className="cutting-tools">
          <Button look="ink" size="small" onClick={onPack}>
            {GARMENT.picture.toPack}
          </Button>
          <ButtonLink size="small">
            <Link to={`/designs/${encodeURIComponent(designId)}/boards`}>{GARMENT.picture.boards}</Link>
          </ButtonLink>
          <ButtonLink size="small">
            <Link to={`/designs/${encodeURIComponent(designId)}/colourways`}>{GARMENT.picture.colourways}</Link>
          </ButtonLink>
          <ButtonLink size="small">
            <Link to={`/shop?${new URLSearchParams({ design: designId })}`}>{GARMENT.picture.offer}</Link>
          </ButtonLink>
          <ButtonLink size="small">
            <Link to={`/ai-outfit-generator?${new URLSearchParams({ design: designId })}`}>
              {GARMENT.picture.openInStudio}
            </Link>
          </ButtonLink>
        </div>
      </div>
      <div className="cutting-change">{change}</div>
    </div>
  );
}
