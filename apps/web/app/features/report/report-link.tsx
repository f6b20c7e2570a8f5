import { REPORT_MESSAGE } from '@toile/contract';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { REPORT } from '#web/content/report.ts';
import { useReportDoor } from '#web/features/report/use-report-door.ts';
import { usePost } from '#web/lib/community/use-posts.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { Flag } from '#web/ui/icons/flag.tsx';
import { toastFault } from '#web/ui/toast.tsx';
import './report-link.css';

/** Search parameter of a post's page for who comes back from the entrance to report it. */
const WANTED = 'report';

interface Props {
  /** Path of the post's page. */
  page: string;
  postId: string;
  title: string;
  /** Undefined for a guest, null as long as it is not known who is there. */
  userId: string | null | undefined;
}

/** Reports the post of a page. A guest signs in first and comes back to the question; to its author it is not offered. */
export function ReportLink({ page, postId, title, userId }: Props) {
  const { data: post } = usePost(postId, typeof userId === 'string');
  const { door, open, shut } = useReportDoor();
  const [search, setSearch] = useSearchParams();
  const isWanted = search.has(WANTED);
  const signIn = entrancePath('/login', `${page}?${WANTED}=true`);
  const ask = () => open({ postId, title, signIn });
  const arrive = useRef<() => void>(() => undefined);
  arrive.current = () => {
    setSearch({}, { replace: true, preventScrollReset: true });
    if (post?.mine) toastFault(REPORT_MESSAGE.own);
    else ask();
  };
  const isKnown = typeof userId === 'string' && post !== undefined;
  useEffect(() => {
    if (isWanted && isKnown) arrive.current();
  }, [isWanted, isKnown]);
  const face = (
    <>
      <Flag aria-hidden="true" /> {REPORT.door.reportThis}
    </>
  );
  return (
    // Its line is there before it is known who is.
    <p className="report-line small">
      {userId === undefined ? <Link to={signIn}>{face}</Link> : null}
      {isKnown && !post.mine ? (
        <button type="button" aria-haspopup="dialog" onClick={ask}>
          {face}
        </button>
      ) : null}
      {door ? <door.Dialog post={door.post} onClose={shut} /> : null}
    </p>
  );
}
