import type { MetaFunction } from 'react-router';
import { Home } from '#web/features/home/home.tsx';

export const meta: MetaFunction = () => [
  { title: 'Toile: say the outfit, see it drawn' },
  {
    name: 'description',
    content:
      'Describe an outfit in your own words and get it drawn as a fashion illustration. The first design is free.',
  },
];

export default function HomeRoute() {
  return <Home />;
}
