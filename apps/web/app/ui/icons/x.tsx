import { type Icon, Stroked } from '../stroked.tsx';

export const X: Icon = (props) => (
  <Stroked {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Stroked>
);
