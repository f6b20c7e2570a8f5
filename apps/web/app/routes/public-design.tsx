import { useQuery } from '@tanstack/react-query';
import type { PublicDesign } from '@toile/contract';
import { useParams } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { PublicPage } from '#web/features/public-page/public-page.tsx';
import { PublicGone, PublicWaiting } from '#web/features/public-page/public-waiting.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { downloadDesign } from '#web/features/share/send-design.ts';
import { ShareMenu } from '#web/features/share/share-menu.tsx';
import { ShopItems } from '#web/features/share/shop-items.tsx';
import type { ShareSubject } from '#web/features/share/subject.ts';
import { fetchPublicDesign, laidDesign } from '#web/lib/community/public-design.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';

const subjectOf = ({ id, fileId, title, prompt }: PublicDesign): ShareSubject => ({
  id,
  fileId,
  title,
  words: prompt || title,
  from: 'gallery',
  publish: async () => new URL(`/d/${encodeURIComponent(id)}`, location.origin).href,
});

function PublicActions({ subject }: { subject: ShareSubject }) {
  return (
    <>
      <ShareMenu subject={subject} />
      <Button size="small" aria-keyshortcuts="D" onClick={() => void downloadDesign(subject)}>
        <Download aria-hidden="true" /> {ROUTES.publicDesign.download}
      </Button>
    </>
  );
}

export default function PublicDesignRoute() {
  const { id = '' } = useParams();
  const session = useSession();
  const query = useQuery({
    queryKey: ['public-design', id],
    queryFn: () => fetchPublicDesign(id),
    initialData: () => laidDesign(id),
    staleTime: 60_000,
  });
  if (query.isPending) return <PublicWaiting />;
  if (query.isError) return <PublicGone onRetry={() => void query.refetch()} />;
  const { data: design } = query;
  if (!design) return <PublicGone />;
  const userId = session.status === 'loading' ? null : session.status === 'signed-in' ? session.user.id : undefined;
  return (
    <>
      <title>{`${design.title} · Toile`}</title>
      <PublicPage
        design={design}
        userId={userId}
        actions={<PublicActions subject={subjectOf(design)} />}
        shop={<ShopItems words={subjectOf(design).words} />}
        report={
          design.postId === null ? null : (
            <ReportLink
              key={userId}
              page={`/d/${encodeURIComponent(design.id)}`}
              postId={design.postId}
              title={design.title}
              userId={userId}
            />
          )
        }
      />
    </>
  );
}
