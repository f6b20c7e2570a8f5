import { type Icon, Stroked } from '../stroked.tsx';

export const ListFilter: Icon = (props) => (
  <Stroked {...props}>
    <path d="M2 5h20" />
    <path d="M6 12h12" />
    <path d="M9 19h6" />
  </Stroked>
);
