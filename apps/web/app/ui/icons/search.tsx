import { type Icon, Stroked } from '../stroked.tsx';

export const Search: Icon = (props) => (
  <Stroked {...props}>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </Stroked>
);
