import type { MetaFunction } from 'react-router';
import { Login } from '#web/features/auth/login.tsx';

export const meta: MetaFunction = () => [{ title: 'Sign in · Toile' }];

export default function LoginRoute() {
  return <Login />;
}
