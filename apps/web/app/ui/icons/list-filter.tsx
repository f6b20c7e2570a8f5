import { type Icon, Stroked } from '../stroked.tsx';

export const ListFilter: Icon = (props) => (
  <Stroked {...props}>
    <path d="M2 5h20M6 12h12M9 19h6" />
  </Stroked>
);
