import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Signup } from '#web/features/auth/signup.tsx';

export const meta: MetaFunction = () => [{ title: ROUTES.signup.createAnAccountToile }];

export default function SignupRoute() {
  return <Signup />;
}
