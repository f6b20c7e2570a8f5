import { useQuery } from '@tanstack/react-query';
import { PROJECT_ID, Receipt as ReceiptSchema, rupees } from '@toile/contract';
import { Link } from 'react-router';
import { WALLET } from '#web/content/wallet.ts';
import { dateOf } from '#web/features/wallet/history/days.ts';
import { formatRupees } from '#web/lib/formats.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Printer } from '#web/ui/icons/printer.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

const pathOf = (purchaseId: string) => `/wallet/receipts/${encodeURIComponent(purchaseId)}`;

/** Null where there is no such receipt for this person. */
async function readReceipt(purchaseId: string): Promise<ReceiptSchema | null> {
  const headers = { Accept: 'application/json', 'X-Appwrite-Project': PROJECT_ID };
  const response = await fetch(pathOf(purchaseId), { headers, credentials: 'include' });
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`The receipt answered ${response.status}.`);
  return ReceiptSchema.parse(await response.json());
}

function Sheet({ receipt }: { receipt: ReceiptSchema }) {
  const { seller, buyer, refunds } = receipt;
  const kept = rupees(receipt.price - refunds.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <article className="receipt" aria-label={WALLET.receipt.receipt(receipt.number)}>
      <header>
        <p className="h2">{seller.name}</p>
        <p className="num">
          <b>{receipt.number}</b>
          <br />
          <time dateTime={receipt.paid_at}>{dateOf(receipt.paid_at)}</time>
        </p>
      </header>
      {receipt.is_test ? <Notice title={WALLET.receipt.madeInTestMode}>{WALLET.receipt.thisIsNotProof}</Notice> : null}
      <div className="receipt-parties">
        <div>
          <h2 className="small faint">{WALLET.receipt.soldBy}</h2>
          <p>{seller.name}</p>
          {seller.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {seller.tax_id ? <p className="num">{WALLET.receipt.taxRegistration(seller.tax_id)}</p> : null}
          {seller.email ? <p>{seller.email}</p> : null}
          {seller.phone ? <p className="num">{seller.phone}</p> : null}
        </div>
        <div>
          <h2 className="small faint">{WALLET.receipt.boughtBy}</h2>
          <p>{buyer.name}</p>
          <p className="wrap-anywhere">{buyer.email}</p>
        </div>
      </div>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{WALLET.receipt.what}</th>
            <th scope="col">{WALLET.receipt.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{WALLET.receipt.each(tokenWords(receipt.tokens), (receipt.price / receipt.tokens).toFixed(2))}</td>
            <td>{formatRupees(receipt.price)}</td>
          </tr>
          {refunds.map(({ at, amount, tokens_taken }) => (
            <tr key={at + amount}>
              <td>
                {WALLET.receipt.givenBackOn(dateOf(at))}
                {tokens_taken > 0 ? WALLET.receipt.takenBack(tokenWords(tokens_taken)) : null}
              </td>
              <td>−{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{refunds.length > 0 ? WALLET.receipt.kept : WALLET.receipt.paid}</th>
            <td>{formatRupees(kept)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="tiny faint wrap-anywhere">
        {receipt.is_test ? WALLET.receipt.testMode : WALLET.receipt.paidThroughRazorpay}
        {WALLET.receipt.paymentOrderTokensAre(receipt.payment_id, receipt.order_id)}
      </p>
    </article>
  );
}

/** The receipt of one purchase, on the screen, on paper and as a PDF. */
export function ReceiptPage({ purchaseId }: { purchaseId: string }) {
  const query = useQuery({ queryKey: ['receipt', purchaseId], queryFn: () => readReceipt(purchaseId) });
  return (
    <section className="receipt-page wrap">
      <div className="receipt-tools">
        <h1 className="h3">{WALLET.receipt.title}</h1>
        {query.data ? (
          <>
            <ButtonLink size="small">
              <a href={`${pathOf(purchaseId)}/pdf`} download>
                <Download aria-hidden="true" /> {WALLET.receipt.downloadPdf}
              </a>
            </ButtonLink>
            <Button size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" /> {WALLET.receipt.print}
            </Button>
          </>
        ) : null}
        <Link className="basted-link" to="/tokens">
          {WALLET.receipt.allYourTokens}
        </Link>
      </div>
      {query.data ? <Sheet receipt={query.data} /> : null}
      {query.isPending ? (
        <div className="receipt" aria-busy="true">
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-64" />
          <SkeletonLine className="w-56" />
        </div>
      ) : null}
      {query.data === null ? (
        <Notice tone="bad" title={WALLET.receipt.thereIsNoSuch}>
          {WALLET.receipt.itMayBelongTo}
        </Notice>
      ) : null}
      {query.isError ? (
        <Notice tone="bad" title={WALLET.receipt.theReceiptCouldNot}>
          {WALLET.receipt.itIsKept}{' '}
          <button type="button" className="basted-link" onClick={() => void query.refetch()}>
            {WALLET.receipt.tryAgain}
          </button>
        </Notice>
      ) : null}
    </section>
  );
}
