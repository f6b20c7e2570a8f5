import { type Icon, Stroked } from '../stroked.tsx';

export const ArrowLeft: Icon = (props) => (
  <Stroked {...props}>
    <path d="M12 19l-7-7 7-7M19 12H5" />
  </Stroked>
);
