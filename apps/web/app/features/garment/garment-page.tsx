import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { CostTab } from '#web/features/garment/cost-tab.tsx';
import { CustomersDialog } from '#web/features/garment/customers-dialog.tsx';
import { FlatsTab } from '#web/features/garment/flats/flats-tab.tsx';
import { GarmentSkeleton, HISTORY } from '#web/features/garment/garment-skeleton.tsx';
import type { SaidFacts } from '#web/features/garment/maker-facts.tsx';
import { MeasuresTab } from '#web/features/garment/measures-tab.tsx';
import { PackTab } from '#web/features/garment/pack-tab.tsx';
import { PatternTab } from '#web/features/garment/pattern-tab.tsx';
import { PictureTab } from '#web/features/garment/picture-tab.tsx';
import { useGarments } from '#web/features/garment/use-garments.ts';
import { useWanted } from '#web/features/garment/use-wanted.ts';
import { WantedBar } from '#web/features/garment/wanted-bar.tsx';
import { isRefusal } from '#web/lib/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

const TABS = [
  { value: 'picture', label: GARMENT.page.picture },
  { value: 'flats', label: GARMENT.page.flats },
  { value: 'measures', label: GARMENT.page.measures },
  { value: 'pattern', label: GARMENT.page.pattern },
  { value: 'cost', label: GARMENT.page.cost, short: GARMENT.page.costShort },
  { value: 'pack', label: GARMENT.page.pack, short: GARMENT.page.packShort },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** The tab of the address, so that a reload and a link open the same one. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const named = TABS.find(({ value }) => value === params.get('tab'));
  return [
    named?.value ?? 'picture',
    (next) => setParams(next === 'picture' ? {} : { tab: next }, { preventScrollReset: true }),
  ];
}

const IN_ROW = { inline: 'center', block: 'nearest' } as const;

interface Props {
  designId: string;
  /** Tokens that may be spent; null where nobody knows. */
  tokens: number | null;
  onTaken: () => void;
  onNoTokens: () => void;
  /** What is known of its garments from its Look. */
  said: SaidFacts;
  /** Where the design itself is made another. */
  change: ReactNode;
}

function Lost({ isRefused, onRetry }: { isRefused: boolean; onRetry: () => void }) {
  return (
    <section className="cutting wrap">
      <Notice tone="bad" title={isRefused ? GARMENT.page.lost : GARMENT.page.failed}>
        <p>{isRefused ? GARMENT.page.lostMore : GARMENT.page.failedMore}</p>
        {isRefused ? (
          <ButtonLink size="small">
            <Link to={HISTORY}>{GARMENT.page.toHistory}</Link>
          </ButtonLink>
        ) : (
          <Button size="small" onClick={onRetry}>
            {GARMENT.page.tryAgain}
          </Button>
        )}
      </Notice>
    </section>
  );
}

/** From picture to garment: a design's flats, measures, pattern, cloth, cost and tech pack. */
export function GarmentPage({ designId, tokens, onTaken, onNoTokens, said, change }: Props) {
  const [tab, setTab] = useTab();
  const [isAtCards, setAtCards] = useState(false);
  const query = useGarments(designId);
  const { data: garments } = query;
  const choice = useWanted(garments);
  const isThere = garments !== undefined;
  // On a phone the row of tabs is wider than the screen: the open one comes into view.
  useEffect(() => {
    if (isThere && tab) document.querySelector('.cutting-list > [data-state="active"]')?.scrollIntoView(IN_ROW);
  }, [isThere, tab]);
  if (query.isError) return <Lost isRefused={isRefusal(query.error)} onRetry={() => void query.refetch()} />;
  if (!garments) return <GarmentSkeleton />;
  const shown = { designId, garments, wanted: choice.wanted };
  return (
    <section className="cutting wrap">
      <header>
        <Link className="basted-link small" to={HISTORY}>
          <ArrowLeft aria-hidden="true" /> {GARMENT.page.allGenerations}
        </Link>
        <h1 className="h1">{garments.title}</h1>
      </header>
      <Tabs
        label={GARMENT.page.tabs}
        tabs={TABS}
        value={tab}
        onChange={setTab}
        className="cutting-tabs"
        listClassName="tabs cutting-list"
      >
        {tab === 'picture' || tab === 'pack' ? null : <WantedBar choice={choice} onCards={() => setAtCards(true)} />}
        <TabPanel value="picture">
          <PictureTab
            {...shown}
            onFlats={() => setTab('flats')}
            onPack={() => setTab('pack')}
            said={said}
            change={change}
          />
        </TabPanel>
        <TabPanel value="flats">
          <FlatsTab {...shown} />
        </TabPanel>
        <TabPanel value="measures">
          <MeasuresTab {...shown} />
        </TabPanel>
        <TabPanel value="pattern">
          <PatternTab {...shown} onPack={() => setTab('pack')} />
        </TabPanel>
        <TabPanel value="cost">
          <CostTab {...shown} />
        </TabPanel>
        <TabPanel value="pack">
          <PackTab {...shown} tokens={tokens} onTaken={onTaken} onNoTokens={onNoTokens} />
        </TabPanel>
      </Tabs>
      {isAtCards ? <CustomersDialog onClose={() => setAtCards(false)} onChosen={choice.choose} /> : null}
    </section>
  );
}
