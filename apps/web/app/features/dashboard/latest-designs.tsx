import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DASHBOARD } from '#web/content/dashboard.ts';
import { wearWords } from '#web/content/wear.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';
import { DressForms } from '#web/ui/dress-forms.tsx';

/** One row on a wide screen. */
const COUNT = 4;
const SIZES = '(min-width: 640px) 23vw, 44vw';

/** The designs made last, each the way back to its own; before the first, where they will stand. */
export function LatestDesigns() {
  const { data } = useQuery({
    queryKey: [...DESIGNS_KEY, 'latest'],
    queryFn: ({ signal }) => designsClient.list({ status: 'done', limit: `${COUNT}` }, signal),
  });
  if (data === undefined) return null;
  const { designs } = data;
  return (
    <section className="dash-latest" aria-labelledby="dash-latest">
      <header>
        <h2 id="dash-latest" className="h3">
          {DASHBOARD.latestDesigns.latestSheets}
        </h2>
        {designs.length === 0 ? (
          <p className="small muted">{DASHBOARD.latestDesigns.willHang}</p>
        ) : (
          <Link className="basted-link" to="/ai-outfit-generator?tab=all-generations">
            {DASHBOARD.latestDesigns.allGenerations}
          </Link>
        )}
      </header>
      {designs.length === 0 ? <DressForms /> : null}
      <ul>
        {designs.map(({ design_id, file_id, has_figure, title, request }) => (
          <li key={design_id}>
            <Link to={`/ai-outfit-generator?design=${design_id}`}>
              {file_id ? (
                <img
                  src={previewUrl(file_id, 320, 'webp', has_figure ? 'figure' : undefined)}
                  srcSet={previewSrcSet(file_id, 'webp', has_figure ? 'figure' : undefined)}
                  sizes={SIZES}
                  alt=""
                  width={320}
                  height={has_figure ? 480 : 427}
                  decoding="async"
                />
              ) : null}
              <span>{title === null ? request.style_idea : wearWords(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
