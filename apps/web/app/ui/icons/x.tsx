import { type Icon, Stroked } from '../stroked.tsx';

export const X: Icon = (props) => (
  <Stroked {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Stroked>
);
