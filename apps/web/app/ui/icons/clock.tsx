import { type Icon, Stroked } from '../stroked.tsx';

export const Clock: Icon = (props) => (
  <Stroked {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </Stroked>
);
