import type { DesignsOverview } from '@toile/contract';
import { Link } from 'react-router';
import { ActivityList } from '#web/features/dashboard/activity-list.tsx';
import { LatestDesigns } from '#web/features/dashboard/latest-designs.tsx';
import { formatCount } from '#web/lib/formats.ts';
import { useOverview } from '#web/lib/use-overview.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const savedWords = (count: number) => `You have ${formatCount(count)} saved ${count === 1 ? 'design' : 'designs'}`;

function planWords({ has_bought, tokens, freetokens }: DesignsOverview): { plan: string; left: string } {
  const left = tokens + freetokens;
  return {
    plan: has_bought ? 'You are on the Premium plan' : 'You are on the Free plan',
    left: left === 1 ? '1 generation left' : `${formatCount(left)} generations left`,
  };
}

function DesignsCard({ overview }: { overview: DesignsOverview | undefined }) {
  return (
    <section className="dash-card" aria-labelledby="dash-designs">
      <h2 id="dash-designs" className="h3">
        Your Designs
      </h2>
      {overview ? (
        <>
          <p className="dash-number num" aria-hidden="true">
            {formatCount(overview.saved)}
          </p>
          <p>{savedWords(overview.saved)}</p>
          <p className="small faint num">
            {formatCount(overview.posted)} in the gallery
            {overview.running > 0 ? `, ${formatCount(overview.running)} in the making` : ''}
          </p>
        </>
      ) : (
        <SkeletonLine className="w-2/3" />
      )}
      <ButtonLink>
        <Link to="/ai-outfit-generator">Create Design</Link>
      </ButtonLink>
    </section>
  );
}

function SubscriptionCard({ overview }: { overview: DesignsOverview | undefined }) {
  const words = overview && planWords(overview);
  return (
    <section className="dash-card" aria-labelledby="dash-plan">
      <h2 id="dash-plan" className="h3">
        Subscription
      </h2>
      {overview && words ? (
        <>
          <p className="dash-number num" aria-hidden="true">
            {formatCount(overview.tokens + overview.freetokens)}
          </p>
          <p>{words.plan}</p>
          <p className="small faint num">
            {words.left}: {tokenWords(overview.freetokens)} free, {formatCount(overview.tokens)} bought
          </p>
        </>
      ) : (
        <SkeletonLine className="w-2/3" />
      )}
      <ButtonLink>
        <Link to="/pricing">View Plans</Link>
      </ButtonLink>
    </section>
  );
}

/** The dashboard: what one has made, what one can spend, what happened lately. */
export function Dashboard({ name }: { name: string }) {
  const { data, isError, refetch } = useOverview();
  return (
    <div className="dash">
      <header>
        <h1 className="h1">Welcome, {name}</h1>
        <ButtonLink look="action">
          <Link to="/pricing">Upgrade to Premium</Link>
        </ButtonLink>
      </header>
      {isError && !data ? (
        <Notice tone="bad" title="Your numbers could not be loaded">
          <p>Nothing is lost.</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <div className="dash-cards">
        <DesignsCard overview={data} />
        <SubscriptionCard overview={data} />
        <ActivityList activity={data?.activity} />
      </div>
      <LatestDesigns />
    </div>
  );
}
