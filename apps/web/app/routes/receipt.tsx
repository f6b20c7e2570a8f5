import { type MetaFunction, useParams } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { ReceiptPage } from '#web/features/wallet/receipt.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.receipt.receiptToile },
  { name: 'robots', content: 'noindex' },
];

export default function ReceiptRoute() {
  const { purchaseId = '' } = useParams();
  return (
    <RequireUser waiting={<section className="receipt-page wrap" aria-busy="true" />}>
      {() => <ReceiptPage purchaseId={purchaseId} />}
    </RequireUser>
  );
}
