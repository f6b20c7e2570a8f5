import { rupees } from '@toile/contract';
import { formatCount, formatRupees } from '#web/lib/formats.ts';
import { Stitch } from '#web/ui/stitch.tsx';
import { TokenBadge } from '#web/ui/token-badge.tsx';

/** What is said in Playfair, what is operated in Anek, and the three threads. */
export function TypeScale() {
  return (
    <div className="design-stack">
      <p className="h-hero">h-hero</p>
      <p className="h1">h1, a page</p>
      <p className="h2">h2, a part of it</p>
      <p className="h3">h3, a card</p>
      <p className="brief">brief: words that were said, in the serif at 44 opsz</p>
      <p className="lede">lede: what follows a heading</p>
      <p>text, 17 px</p>
      <p className="small muted">small, muted</p>
      <p className="tiny faint">tiny, faint</p>
      <p className="label">label</p>
      <p className="num">
        num: {formatRupees(rupees(150_000))} · {formatCount(1_234_567)} · <TokenBadge count={25} />
      </p>
      <p>
        <span className="sewn">sewn: certain, from your words</span>,{' '}
        <span className="basted">basted: chosen for you</span>, <span className="chalk">chalked: to be altered</span>
      </p>
      <Stitch />
      <Stitch thread="basted" />
    </div>
  );
}
