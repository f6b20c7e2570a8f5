import type { WalletEntry } from '@toile/contract';
import { Link } from 'react-router';
import { WALLET } from '#web/content/wallet.ts';
import { timeOf } from '#web/features/wallet/history/days.ts';
import { changeOf, noteOf, signed, titleOf } from '#web/features/wallet/history/entry-words.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { TokenMark } from '#web/ui/token-mark.tsx';

/** Where a design lies on its maker's table. */
const designPath = (id: string) => `/ai-outfit-generator?${new URLSearchParams({ design: id })}`;

/** One entry: what it was for, what it moved, and its receipt or its picture. */
export function HistoryLine({ entry }: { entry: WalletEntry }) {
  const { design, purchase, kind } = entry;
  const change = changeOf(entry);
  const note = noteOf(entry);
  return (
    <li className="entry" data-kind={kind}>
      <span className="entry-picture" aria-hidden="true">
        {kind === 'spend' && design?.file_id ? (
          <img src={previewUrl(design.file_id, 320, 'webp')} alt="" width={48} height={64} loading="lazy" />
        ) : (
          <TokenMark />
        )}
      </span>
      <div className="entry-say">
        {design ? (
          <Link className="entry-title" to={designPath(design.id)}>
            {titleOf(entry)}
          </Link>
        ) : (
          <p className="entry-title">{titleOf(entry)}</p>
        )}
        <p className="small faint num">
          {note ? `${note} · ` : null}
          <time dateTime={entry.at}>{timeOf(entry.at)}</time>
          {purchase ? (
            <>
              {' · '}
              <Link className="basted-link" to={`/receipts/${purchase.id}`}>
                {WALLET.historyLine.receipt(purchase.receipt)}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <p className="entry-change num" data-tone={change < 0 ? 'out' : 'in'}>
        {signed(change)}
        <span className="sr-only">{Math.abs(change) === 1 ? WALLET.historyLine.token : WALLET.historyLine.tokens}</span>
      </p>
    </li>
  );
}
