import type { MetaFunction } from 'react-router';
import { Contact } from '#web/features/site/contact.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta: MetaFunction = () => pageMeta('contact');

export default function ContactRoute() {
  return <Contact />;
}
