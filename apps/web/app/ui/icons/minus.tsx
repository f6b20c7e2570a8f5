import { type Icon, Stroked } from '../stroked.tsx';

export const Minus: Icon = (props) => (
  <Stroked {...props}>
    <path d="M5 12h14" />
  </Stroked>
);
