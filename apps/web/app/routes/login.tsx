import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Login } from '#web/features/auth/login.tsx';

export const meta: MetaFunction = () => [{ title: ROUTES.login.signInToile }];

export default function LoginRoute() {
  return <Login />;
}
