import { type Icon, Stroked } from '../stroked.tsx';

export const Ellipsis: Icon = (props) => (
  <Stroked {...props}>
    <circle cx="12" cy="12" r="1" />
    <circle cx="19" cy="12" r="1" />
    <circle cx="5" cy="12" r="1" />
  </Stroked>
);
