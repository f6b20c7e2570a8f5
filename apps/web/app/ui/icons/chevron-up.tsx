import { type Icon, Stroked } from '../stroked.tsx';

export const ChevronUp: Icon = (props) => (
  <Stroked {...props}>
    <path d="m18 15-6-6-6 6" />
  </Stroked>
);
