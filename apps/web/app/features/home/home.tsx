import { Link } from 'react-router';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const STUDIO = '/ai-outfit-generator';

/** What Toile is, and the way in. */
export function Home() {
  const session = useSession();
  const start = session.status === 'signed-in' ? STUDIO : entrancePath('/signup', STUDIO);
  return (
    <section className="wrap">
      <h1 className="h-hero">
        Say the outfit.
        <br />
        See it <em>drawn</em>.
      </h1>
      <ButtonLink look="action">
        <Link to={start}>Get Started</Link>
      </ButtonLink>
    </section>
  );
}
