import { type Icon, Stroked } from '../stroked.tsx';

export const Check: Icon = (props) => (
  <Stroked {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Stroked>
);
