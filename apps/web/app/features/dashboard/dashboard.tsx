import type { DesignsOverview } from '@toile/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DASHBOARD } from '#web/content/dashboard.ts';
import { ActivityList } from '#web/features/dashboard/activity-list.tsx';
import { LatestDesigns } from '#web/features/dashboard/latest-designs.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { useOverview } from '#web/lib/use-overview.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const savedWords = (count: number) => DASHBOARD.dashboard.youHaveSaved(formatCount(count), count === 1);

/** How many tokens there are, and how they came. */
const leftWords = ({ tokens, freetokens }: DesignsOverview): string =>
  DASHBOARD.dashboard.noSubscription(
    tokenWords(tokens + freetokens).replace(' ', '\u00a0'),
    formatCount(freetokens),
    formatCount(tokens),
  );

/** Whether the next step is a design: nothing was made yet, or there is nothing to upgrade to. The screen has one action. */
const isCreating = ({ saved, has_bought }: DesignsOverview) => saved === 0 || has_bought;

function DesignsCard({ overview }: { overview: DesignsOverview | undefined }) {
  return (
    <section className="dash-card" aria-labelledby="dash-designs">
      <h2 id="dash-designs" className="label">
        {DASHBOARD.dashboard.yourDesigns}
      </h2>
      {overview ? (
        <>
          <p className="dash-number num">{savedWords(overview.saved)}</p>
          <p className="small faint num">
            {DASHBOARD.dashboard.inTheGallery(formatCount(overview.posted))}
            {overview.running > 0 ? DASHBOARD.dashboard.inTheMaking(formatCount(overview.running)) : ''}
          </p>
        </>
      ) : (
        <SkeletonLine className="w-2/3" />
      )}
      <ButtonLink>
        <Link to="/ai-outfit-generator">{DASHBOARD.dashboard.createDesign}</Link>
      </ButtonLink>
    </section>
  );
}

function SubscriptionCard({ overview }: { overview: DesignsOverview | undefined }) {
  return (
    <section className="dash-card" aria-labelledby="dash-plan">
      <h2 id="dash-plan" className="label">
        {DASHBOARD.dashboard.subscription}
      </h2>
      {overview ? (
        <>
          <p className="dash-number num">{leftWords(overview)}</p>
          <p className="small faint">
            {overview.has_bought ? DASHBOARD.dashboard.premiumPlan : DASHBOARD.dashboard.freePlan}
          </p>
        </>
      ) : (
        <SkeletonLine className="w-2/3" />
      )}
      <ButtonLink>
        <Link to="/pricing">{DASHBOARD.dashboard.viewPlans}</Link>
      </ButtonLink>
    </section>
  );
}

interface Props {
  name: string;
  /** Of posts that were taken down. */
  notice?: ReactNode;
}

/** The dashboard: what one has made, what one can spend, what happened lately. */
export function Dashboard({ name, notice }: Props) {
  const { data, isError, refetch } = useOverview();
  return (
    <div className="dash">
      <header>
        <h1 className="h1">{DASHBOARD.dashboard.welcome(name)}</h1>
        <p className="dash-ways">
          {data && isCreating(data) ? (
            <ButtonLink look="action">
              <Link to="/ai-outfit-generator">{DASHBOARD.dashboard.createDesign}</Link>
            </ButtonLink>
          ) : null}
          <ButtonLink look={data && !isCreating(data) ? 'action' : 'quiet'}>
            <Link to="/pricing">
              {data?.has_bought ? DASHBOARD.dashboard.addTokens : DASHBOARD.dashboard.upgradeToPremium}
            </Link>
          </ButtonLink>
        </p>
      </header>
      {isError && !data ? (
        <Notice tone="bad" title={DASHBOARD.dashboard.yourNumbersCouldNot}>
          <p>{DASHBOARD.dashboard.nothingIsLost}</p>
          <Button size="small" onClick={() => void refetch()}>
            {DASHBOARD.dashboard.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {notice}
      <LatestDesigns />
      <div className="dash-cards">
        <DesignsCard overview={data} />
        <SubscriptionCard overview={data} />
      </div>
      <ActivityList activity={data?.activity} />
    </div>
  );
}
