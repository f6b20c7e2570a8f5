import type { Activity } from '@toile/contract';
import { Link } from 'react-router';
import { DASHBOARD } from '#web/content/dashboard.ts';
import { LOCALE } from '#web/content/language.ts';
import { formatCount } from '#web/lib/formats.ts';
import { whenAsked } from '#web/lib/when-asked.ts';
import { Coins } from '#web/ui/icons/coins.tsx';
import { Gift } from '#web/ui/icons/gift.tsx';
import { Globe } from '#web/ui/icons/globe.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import type { Icon } from '#web/ui/stroked.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const ICONS: Record<Activity['kind'], Icon> = {
  made: Scissors,
  failed: Undo2,
  posted: Globe,
  liked: Heart,
  bought: Coins,
  given: Gift,
};

const WORDS: Record<Activity['kind'], (activity: Activity) => string> = {
  made: ({ title }) => DASHBOARD.activityList.youDesigned(title),
  failed: ({ title }) => DASHBOARD.activityList.notDrawnTokenBack(title),
  posted: ({ title }) => DASHBOARD.activityList.youPosted(title),
  liked: ({ title, count }) =>
    `${formatCount(count)} ${count === 1 ? DASHBOARD.activityList.personLikes : DASHBOARD.activityList.peopleLike} ${title}`,
  bought: ({ count }) => DASHBOARD.activityList.youBought(tokenWords(count)),
  given: ({ count }) => DASHBOARD.activityList.freeFromUs(tokenWords(count)),
};

const moment = whenAsked(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
);

/** Beyond the token that every account begins with. */
const isOwn = ({ kind }: Activity) => kind !== 'given';

/** What happened lately. A new account has done nothing yet. `activity` is undefined while it is not known. */
export function ActivityList({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <section className="dash-card dash-activity" aria-labelledby="dash-activity">
      <h2 id="dash-activity" className="h3">
        {DASHBOARD.activityList.recentActivity}
      </h2>
      {activity === undefined ? <SkeletonLine className="w-2/3" /> : null}
      {activity && !activity.some(isOwn) ? <p className="muted">{DASHBOARD.activityList.noRecentActivity}</p> : null}
      {activity?.some(isOwn) ? (
        <ul>
          {activity.map((event) => {
            const Icon = ICONS[event.kind];
            return (
              <li key={`${event.kind} ${event.at} ${event.title}`}>
                <Icon aria-hidden="true" />
                {event.design_id ? (
                  <Link to={`/ai-outfit-generator?design=${event.design_id}`}>{WORDS[event.kind](event)}</Link>
                ) : (
                  <span>{WORDS[event.kind](event)}</span>
                )}
                <time className="small faint num" dateTime={event.at}>
                  {moment().format(new Date(event.at))}
                </time>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
