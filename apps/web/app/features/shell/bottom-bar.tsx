import { Link } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { useDestinations } from '#web/features/shell/use-destinations.ts';

/** The tabs under the thumb, on phones and tablets. */
export function BottomBar() {
  const destinations = useDestinations('tabs');
  return (
    <nav className="dock" aria-label={SHELL.tabs}>
      {destinations.map(({ path, to, label, icon: Icon, current }) => (
        <Link key={path} to={to} className="dock-link" aria-current={current ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
