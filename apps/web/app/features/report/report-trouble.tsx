import { REPORTS_PER_HOUR } from '@toile/contract';
import { REPORT } from '#web/content/report.ts';
import { errorMessage, isRefusal, refusalType } from '#web/lib/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';

const WORDS = REPORT.trouble;

/** The post was deleted or taken down: there is nothing to report any more. */
export const isOfNothing = (fault: unknown): boolean => refusalType(fault) === 'document_not_found';

interface Props {
  fault: unknown;
  /** What was tried. */
  title: string;
  /** Leads to the entrance and back to the post. */
  signIn: string;
}

/** Why a report did not come through, what was kept and what to do. */
export function ReportTrouble({ fault, title, signIn }: Props) {
  const type = refusalType(fault);
  if (type === 'general_unauthorized_scope')
    return (
      <Notice tone="bad" title={WORDS.signedOut}>
        <a className="basted-link" href={signIn}>
          {WORDS.signIn}
        </a>
      </Notice>
    );
  if (type === 'general_rate_limit_exceeded')
    return (
      <Notice tone="bad" title={WORDS.limit(REPORTS_PER_HOUR)}>
        {WORDS.limitMore}
      </Notice>
    );
  return (
    <Notice tone="bad" title={title}>
      {isRefusal(fault) ? errorMessage(fault, WORDS.kept) : WORDS.kept}
    </Notice>
  );
}
