import { type Icon, Stroked } from '../stroked.tsx';

export const Pause: Icon = (props) => (
  <Stroked {...props}>
    <rect x="14" y="3" width="5" height="18" rx="1" />
    <rect x="5" y="3" width="5" height="18" rx="1" />
  </Stroked>
);
