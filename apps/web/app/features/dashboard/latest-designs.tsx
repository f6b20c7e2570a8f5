import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DASHBOARD } from '#web/content/dashboard.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

/** One row on a wide screen. */
const COUNT = 6;

/** The sheets made last, each the way back to its own. Nothing stands here before the first. */
export function LatestDesigns() {
  const { data } = useQuery({
    queryKey: [...DESIGNS_KEY, 'latest'],
    queryFn: ({ signal }) => designsClient.list({ status: 'done', limit: `${COUNT}` }, signal),
  });
  const designs = data?.designs ?? [];
  if (designs.length === 0) return null;
  return (
    <section className="dash-latest" aria-labelledby="dash-latest">
      <header>
        <h2 id="dash-latest" className="h3">
          {DASHBOARD.latestDesigns.latestSheets}
        </h2>
        <Link className="basted-link" to="/ai-outfit-generator?tab=all-generations">
          {DASHBOARD.latestDesigns.allGenerations}
        </Link>
      </header>
      <ul>
        {designs.map(({ design_id, file_id, title, request }) => (
          <li key={design_id}>
            <Link to={`/ai-outfit-generator?design=${design_id}`}>
              {file_id ? (
                <img src={previewUrl(file_id, 320, 'webp')} alt="" width={320} height={427} decoding="async" />
              ) : null}
              <span>{title ?? request.style_idea}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
