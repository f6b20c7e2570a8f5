import type { MetaFunction } from 'react-router';
import { Signup } from '#web/features/auth/signup.tsx';

export const meta: MetaFunction = () => [{ title: 'Create an account · Toile' }];

export default function SignupRoute() {
  return <Signup />;
}
