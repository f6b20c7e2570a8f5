import { useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { Loaded } from '#web/features/garment/loaded.tsx';
import { PricesDialog } from '#web/features/garment/prices-dialog.tsx';
import { SheetTable } from '#web/features/garment/sheet-table.tsx';
import { type Shown, useCost } from '#web/features/garment/use-garments.ts';
import { formatRupees } from '#web/lib/formats.ts';
import { garmentUrl } from '#web/lib/garments-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Cloth at the widths it is sold in, the bill, and what the shop has to ask. */
export function CostTab(shown: Shown) {
  const { designId, wanted } = shown;
  const query = useCost(shown);
  const [isPricing, setPricing] = useState(false);
  return (
    <div className="cutting-sheet">
      <Loaded query={query}>
        {({ garments, price, gst, total, is_sample }) => (
          <>
            <dl className="cost-sum num">
              <div>
                <dt>{GARMENT.cost.price}</dt>
                <dd>{formatRupees(price)}</dd>
              </div>
              <div>
                <dt>{GARMENT.cost.gst}</dt>
                <dd>{formatRupees(gst)}</dd>
              </div>
              <div>
                <dt>{GARMENT.cost.total}</dt>
                <dd>{formatRupees(total)}</dd>
              </div>
            </dl>
            {is_sample ? (
              <Notice title={GARMENT.cost.sample}>
                <p>{GARMENT.cost.sampleMore}</p>
              </Notice>
            ) : null}
            {garments.map(({ id, name, metres, bill, cost }) => (
              <section key={id} className="draft">
                <h2 className="h3">{name}</h2>
                <div className="cost-tables">
                  <SheetTable table={metres} />
                  <SheetTable table={cost} />
                  <SheetTable table={bill} />
                </div>
              </section>
            ))}
          </>
        )}
      </Loaded>
      <div className="cutting-tools">
        <Button size="small" onClick={() => setPricing(true)}>
          <PencilLine aria-hidden="true" /> {GARMENT.cost.yourPrices}
        </Button>
        {(['csv', 'xlsx'] as const).map((format) => (
          <ButtonLink key={format} size="small">
            <a href={garmentUrl.cost(designId, wanted, format)} download>
              <Download aria-hidden="true" /> {GARMENT.cost[format]}
            </a>
          </ButtonLink>
        ))}
      </div>
      {isPricing ? <PricesDialog cloths={query.data?.cloths ?? []} onClose={() => setPricing(false)} /> : null}
    </div>
  );
}
