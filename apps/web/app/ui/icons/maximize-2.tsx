import { type Icon, Stroked } from '../stroked.tsx';

export const Maximize2: Icon = (props) => (
  <Stroked {...props}>
    <path d="M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6" />
  </Stroked>
);
