import { type Icon, Stroked } from '../stroked.tsx';

export const ArrowLeft: Icon = (props) => (
  <Stroked {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Stroked>
);
