import { type Icon, Stroked } from '../stroked.tsx';

export const PanelsLeftBottom: Icon = (props) => (
  <Stroked {...props}>
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M9 3v18M9 15h12" />
  </Stroked>
);
