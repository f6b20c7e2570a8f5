import { type Icon, Stroked } from '../stroked.tsx';

export const Undo2: Icon = (props) => (
  <Stroked {...props}>
    <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11" />
  </Stroked>
);
