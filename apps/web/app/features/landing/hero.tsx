import { Link } from 'react-router';
import { LANDING } from '#web/content/landing.ts';
import { Carousel } from '#web/features/landing/carousel.tsx';
import { useStart } from '#web/features/landing/use-start.ts';
import { spendable } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

/** What Toile is, the way in, the way to the lessons, and the roll. */
export function Hero() {
  const { to, user } = useStart();
  const balance = user ? spendable(user) : null;
  const [first, second, third, last] = LANDING.headline;
  return (
    <section className="hero">
      <div className="hero-say">
        <p className="new">
          <b>{LANDING.badge.mark}</b> {LANDING.badge.words}
        </p>
        <h1 className="h-hero">
          {first}
          <br />
          {second}
          <br />
          {third} <em>{last}</em>
        </h1>
        <p className="lede">{LANDING.lede}</p>
        <p className="hero-ways">
          <ButtonLink look="action">
            <Link to={to}>{LANDING.getStarted}</Link>
          </ButtonLink>
          <ButtonLink look="ghost">
            <a href="#tutorial">{LANDING.learnMore}</a>
          </ButtonLink>
        </p>
        <p className="small faint">{balance === null ? LANDING.firstIsFree : LANDING.youHave(tokenWords(balance))}</p>
      </div>
      <Carousel />
    </section>
  );
}
