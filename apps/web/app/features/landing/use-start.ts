import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';

const STUDIO = '/ai-outfit-generator';

/** Where Get Started leads: users to the generator, guests to /signup and from there to it. */
export function useStart() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return { to: user ? STUDIO : entrancePath('/signup', STUDIO), user };
}
