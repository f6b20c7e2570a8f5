import { PICTURE } from '@toile/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { wearWords } from '#web/content/wear.ts';
import type { Shown } from '#web/features/garment/use-garments.ts';
import { capital } from '#web/lib/capital.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

const SIZES = '(min-width: 1840px) 780px, (min-width: 900px) 42vw, 92vw';

/** The picture everything is cut from, and what is in it. */
export function PictureTab({
  designId,
  garments,
  onFlats,
  change,
}: Shown & { onFlats: () => void; change: ReactNode }) {
  const { title, file_id: fileId } = garments;
  const cut = garments.garments.filter(({ is_cut: isCut }) => isCut);
  const others = garments.garments.filter(({ is_cut: isCut }) => !isCut);
  return (
    <div className="cutting-picture">
      <Plate
        src={previewUrl(fileId, 1024, 'jpg')}
        sources={(['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: previewSrcSet(fileId, format),
        }))}
        sizes={SIZES}
        alt={GARMENT.picture.alt(title)}
        width={PICTURE.width}
        height={PICTURE.height}
        priority
      />
      <div className="cutting-side">
        <h2 className="h3">{GARMENT.picture.garments}</h2>
        <ol className="cut-list">
          {cut.map(({ id, name }) => (
            <li key={id}>{capital(wearWords(name))}</li>
          ))}
        </ol>
        {others.length > 0 ? (
          <p className="small muted">
            {GARMENT.picture.styledWith(others.map(({ name }) => wearWords(name)).join(', '))}
          </p>
        ) : null}
        <div className="cutting-tools">
          <Button look="ink" size="small" onClick={onFlats}>
            {GARMENT.picture.makeIt}
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
        {change}
      </div>
    </div>
  );
}
