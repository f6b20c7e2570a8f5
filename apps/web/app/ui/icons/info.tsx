import { type Icon, Stroked } from '../stroked.tsx';

export const Info: Icon = (props) => (
  <Stroked {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 16v-4M12 8h.01" />
  </Stroked>
);
