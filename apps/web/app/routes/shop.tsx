import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { BOUTIQUE } from '#web/content/boutique.ts';
import { ShopPage, ShopSkeleton } from '#web/features/boutique/shop-page.tsx';
import { CustomersDialog } from '#web/features/garment/customers-dialog.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';
// Whoever has no shop never comes here, so these are no part of everybody's sheet.
import '../features/garment/garment.css';
import '../features/boutique/boutique.css';

export const meta: MetaFunction = () => [{ title: BOUTIQUE.shop.title }, { name: 'robots', content: 'noindex' }];

export default function ShopRoute() {
  const [params, setParams] = useSearchParams();
  const [isAtCards, setAtCards] = useState(false);
  return (
    <RequireUser waiting={<ShopSkeleton />}>
      {() => (
        <>
          <ShopPage
            offered={params.get('design')}
            onOffered={() => setParams({}, { replace: true })}
            onCards={() => setAtCards(true)}
          />
          {isAtCards ? <CustomersDialog onClose={() => setAtCards(false)} /> : null}
        </>
      )}
    </RequireUser>
  );
}
