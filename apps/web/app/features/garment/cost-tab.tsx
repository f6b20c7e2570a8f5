import type { GarmentCost } from '@toile/contract';
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

interface SumsProps {
  sums: Pick<GarmentCost, 'price' | 'gst' | 'total'>;
  /** Garments whose cloth is not worked out: a sum without it would be no price. */
  clothless: readonly { name: string }[];
}

/** What the outfit costs, where all of it is known. */
function Sums({ sums, clothless }: SumsProps) {
  if (clothless.length > 0) {
    const names = clothless.map(({ name }) => name).join(', ');
    return (
      <Notice title={GARMENT.cost.noPrice}>
        <p>{GARMENT.cost.noPriceMore(names)}</p>
      </Notice>
    );
  }
  return (
    <dl className="cost-sum num">
      {(['price', 'gst', 'total'] as const).map((sum) => (
        <div key={sum}>
          <dt>{GARMENT.cost[sum]}</dt>
          <dd>{formatRupees(sums[sum])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cloth at the widths it is sold in, the bill, and what the shop has to ask. */
export function CostTab(shown: Shown) {
  const { designId, wanted } = shown;
  const query = useCost(shown);
  const [isPricing, setPricing] = useState(false);
  return (
    <div className="cutting-sheet">
      <Loaded query={query}>
        {({ garments, is_sample, ...sums }) => (
          <>
            <Sums sums={sums} clothless={garments.filter(({ metres }) => metres.rows.length === 0)} />
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
