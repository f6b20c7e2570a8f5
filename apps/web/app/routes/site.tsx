import { Outlet } from 'react-router';
import { Footer } from '#web/features/site/footer.tsx';

/** Pages that anybody may read end in the footer. */
export default function SiteRoute() {
  return (
    <>
      <Outlet />
      <Footer />
    </>
  );
}
