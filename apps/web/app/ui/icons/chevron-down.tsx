import { type Icon, Stroked } from '../stroked.tsx';

export const ChevronDown: Icon = (props) => (
  <Stroked {...props}>
    <path d="m6 9 6 6 6-6" />
  </Stroked>
);
