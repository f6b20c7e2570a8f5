import { type Icon, Stroked } from '../stroked.tsx';

export const ArrowRight: Icon = (props) => (
  <Stroked {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </Stroked>
);
