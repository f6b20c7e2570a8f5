import { type Icon, Stroked } from '../stroked.tsx';

export const Plus: Icon = (props) => (
  <Stroked {...props}>
    <path d="M5 12h14M12 5v14" />
  </Stroked>
);
