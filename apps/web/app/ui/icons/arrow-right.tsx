import { type Icon, Stroked } from '../stroked.tsx';

export const ArrowRight: Icon = (props) => (
  <Stroked {...props}>
    <path d="M5 12h14M12 5l7 7-7 7" />
  </Stroked>
);
