import { Link } from 'react-router';
import { Roll } from '#web/features/home/roll.tsx';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { spendable, useSession } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const STUDIO = '/ai-outfit-generator';

/** What Toile is, one design of its own making, and the way in. */
export function Home() {
  const session = useSession();
  const start = session.status === 'signed-in' ? STUDIO : entrancePath('/signup', STUDIO);
  return (
    <section className="hero">
      <div className="hero-say">
        <p className="new">
          <b>New</b> AI Outfit Generator
        </p>
        <h1 className="h-hero">
          Write
          <br />
          the outfit.
          <br />
          See it <em>drawn.</em>
        </h1>
        <p className="lede">
          Describe a garment the way you would to a tailor. Toile draws it as a fashion illustration and writes down
          what it made.
        </p>
        <ButtonLink look="action" className="mt-2">
          <Link to={start}>Get Started</Link>
        </ButtonLink>
        <p className="small faint">
          {session.status === 'signed-in'
            ? `You have ${tokenWords(spendable(session.user))}. A design takes one.`
            : 'Your first design is free. After that, one token each.'}
        </p>
      </div>
      <Roll />
    </section>
  );
}
