import { useQueryClient } from '@tanstack/react-query';
import { type DesignSummary, type GenerationRequest, MESSAGE } from '@toile/contract';
import {
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import type { AddDialog } from '#web/features/folders/add-dialog.tsx';
import { History, HistorySkeleton } from '#web/features/history/history.tsx';
import { TakenNotice } from '#web/features/report/taken-notice.tsx';
import { DesignActions } from '#web/features/share/design-actions.tsx';
import { PostQuestion } from '#web/features/share/post-question.tsx';
import { PostingItem } from '#web/features/share/posting-item.tsx';
import { ShopItems } from '#web/features/share/shop-items.tsx';
import { designOf } from '#web/features/studio/bench-state.ts';
import { Studio } from '#web/features/studio/studio.tsx';
import { StudioSkeleton } from '#web/features/studio/studio-skeleton.tsx';
import { tellTrouble } from '#web/features/studio/tell-trouble.ts';
import { type Bench, useBench } from '#web/features/studio/use-bench.ts';
import { useFinish } from '#web/features/studio/use-finish.ts';
import { openVisitMemory } from '#web/features/studio/visit-memory.ts';
import { BalanceCard } from '#web/features/wallet/balance-card.tsx';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import { announceDone } from '#web/lib/announce-done.ts';
import { openDesignsChannel } from '#web/lib/designs-channel.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { isNextFree, spendable, useSessionStore } from '#web/lib/session/use-session.ts';
import { refreshDesigns, useOverview } from '#web/lib/use-overview.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';
import { tokenWords } from '#web/ui/token-badge.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.aiOutfitGenerator.aiOutfitGeneratorToile },
  {
    name: 'description',
    content: ROUTES.aiOutfitGenerator.describeAnOutfitIn,
  },
];

const TABS = [
  { value: 'generate', label: ROUTES.aiOutfitGenerator.generate },
  { value: 'all-generations', label: ROUTES.aiOutfitGenerator.allGenerations },
] as const;
type Tab = (typeof TABS)[number]['value'];

const whatIsLeft = (count: number) =>
  count === 0 ? ROUTES.aiOutfitGenerator.thatWasYourLast : ROUTES.aiOutfitGenerator.left(tokenWords(count));

/**
 * An address that names a design of one's own lays it on the table with its brief beside it, and is left when another one
 * lies there.
 */
function useNamedDesign({ pieces, shown, open }: Bench, onBrief: (request: GenerationRequest) => void): void {
  const [params, setParams] = useSearchParams();
  const named = params.get('design');
  const opened = useRef<string | null>(null);
  const piece = pieces.find(({ key }) => key === shown);
  const onTable = piece && designOf(piece);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each design that is named
  useEffect(() => {
    if (!named) return;
    void designsClient.list({ design: named }).then(
      ({ designs: [design] }) => {
        if (!design) return;
        open(design);
        onBrief({ ...design.request, seed: design.seed });
      },
      (error: unknown) => toastFault(errorMessage(error, MESSAGE.historyLoadFailed)),
    );
  }, [named]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setParams` is new with every address
  useEffect(() => {
    if (named && onTable === named) opened.current = named;
    else if (named && opened.current === named) setParams({}, { replace: true });
  }, [named, onTable]);
}

/** The tab of the address. Leaving the history leaves its filter. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'all-generations' ? 'all-generations' : 'generate';
  return [tab, (next) => setParams(next === 'generate' ? {} : { tab: next })];
}

function useUserBench(user: User): { bench: Bench; memory: ReturnType<typeof openVisitMemory>; onChanged: () => void } {
  const session = useSessionStore();
  const client = useQueryClient();
  const addTokens = useAddTokens();
  const memory = useMemo(() => openVisitMemory(user.id), [user.id]);
  const channel = useMemo(() => openDesignsChannel(user.id), [user.id]);
  const bench = useBench(memory, channel, {
    onBalance: session.setBalance,
    onBalanceStale: () => void session.refresh().catch(() => undefined),
    onSignedOut: () => {
      session.forget();
      toastFault(MESSAGE.tokenUserMissing, ROUTES.aiOutfitGenerator.signInToGoOn);
    },
    onChanged: () => refreshDesigns(client),
    onFinished: ({ tokens, freetokens, look }) => {
      toastDone(MESSAGE.outfitGenerated, whatIsLeft(tokens + freetokens));
      announceDone(look?.title ?? '');
    },
    onTrouble: (trouble) => {
      toastFault(trouble.message, tellTrouble(trouble).kept);
      if (trouble.fault === 'no-tokens') addTokens(ROUTES.aiOutfitGenerator.yourBriefIsKept);
    },
  });
  return { bench, memory, onChanged: channel.tell };
}

/** What a question about posting it shows. */
const ownOf = ({ design_id: designId, file_id: fileId, request }: DesignSummary) =>
  fileId === null ? null : { designId, fileId, words: request.style_idea };

type Adding = { design: DesignSummary; Dialog: typeof AddDialog };

/** Which design is being laid into folders; what asks for them is loaded then. */
function useAdding() {
  const [adding, setAdding] = useState<Adding | null>(null);
  const add = (design: DesignSummary) =>
    void import('#web/features/folders/add-dialog.tsx').then(({ AddDialog: Dialog }) => setAdding({ design, Dialog }));
  return { adding, add, end: () => setAdding(null) };
}

let wasOpened = false;

/** When the page opens, what stands around the studio comes first and the studio in slices after it; a tab opens it whole. */
function Opening({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, wasOpened);
  useEffect(() => {
    wasOpened = true;
  }, []);
  return isDue ? children : <StudioSkeleton />;
}

function UserStudio({ user }: { user: User }) {
  const session = useSessionStore();
  const addTokens = useAddTokens();
  const [tab, setTab] = useTab();
  const [recalled, setRecalled] = useState<ComponentProps<typeof Studio>['recalled']>(null);
  const { bench, memory, onChanged } = useUserBench(user);
  useNamedDesign(bench, (request) => setRecalled({ request, isQuiet: true }));
  const [posting, setPosting] = useState<DesignSummary | null>(null);
  const { adding, add, end } = useAdding();
  const isPremium = useOverview().data?.has_bought;
  const { finish, setFinish } = useFinish(isPremium ?? false);

  const toBench = (work: () => void) => {
    work();
    setTab('generate');
  };
  const handleNoTokens = () => {
    void session.refresh().catch(() => undefined);
    addTokens(ROUTES.aiOutfitGenerator.yourBriefIsKept);
  };
  const handleSameAgain = ({ request: { seed: _, edit: __, ...request } }: { request: GenerationRequest }) => {
    if (spendable(user) !== 0) return toBench(() => bench.press(request));
    toastFault(MESSAGE.noTokens, ROUTES.aiOutfitGenerator.yourDesignsAreKept);
    handleNoTokens();
  };

  return (
    <Tabs
      label={ROUTES.aiOutfitGenerator.generator}
      tabs={TABS}
      value={tab}
      onChange={setTab}
      className="generator"
      listClassName="tabs generator-tabs"
    >
      <TabPanel value="generate">
        <Opening>
          <Studio
            bench={bench}
            memory={memory}
            spendable={spendable(user)}
            isNextFree={isNextFree(user)}
            balance={(inUse) => <BalanceCard balance={user.balance} inUse={inUse} onAdd={() => addTokens()} />}
            onNoTokens={handleNoTokens}
            recalled={recalled}
            onRecalled={() => setRecalled(null)}
            tools={{
              isPremium,
              finish,
              setFinish,
              onBuy: () => addTokens(ROUTES.aiOutfitGenerator.highDefinitionAndRemove),
              actions: ({ reply, title, words, postId }) => (
                <DesignActions
                  design={{
                    designId: reply.design_id,
                    fileId: reply.file_id,
                    imageUrl: reply.image_url,
                    title,
                    words,
                    postId,
                  }}
                />
              ),
              moreActions: (words) => <ShopItems words={words} />,
            }}
          />
        </Opening>
      </TabPanel>
      <TabPanel value="all-generations">
        <History
          onGenerate={() => setTab('generate')}
          onChanged={onChanged}
          onUseAgain={({ request }) => toBench(() => setRecalled({ request }))}
          onSameAgain={handleSameAgain}
          posting={(design) => <PostingItem postId={design.post_id} onAsk={() => setPosting(design)} />}
          onFolder={add}
          notice={<TakenNotice />}
        />
        {adding ? <adding.Dialog design={adding.design} onClose={end} /> : null}
        <PostQuestion design={posting && ownOf(posting)} onEnd={() => setPosting(null)} />
      </TabPanel>
    </Tabs>
  );
}

const never = () => () => undefined;

/** Holds the place of either tab. The page that was written at build knows no address: until it wakes it holds the brief's. */
function Waiting() {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [named] = useTab();
  const tab = isAwake ? named : 'generate';
  return (
    <div className="generator">
      <div className="tabs generator-tabs" aria-hidden="true">
        {TABS.map(({ value, label }) => (
          <span key={value} className="tab" data-state={value === tab ? 'active' : undefined}>
            {label}
          </span>
        ))}
      </div>
      {tab === 'generate' ? <StudioSkeleton /> : <HistorySkeleton />}
    </div>
  );
}

export default function AiOutfitGenerator() {
  return <RequireUser waiting={<Waiting />}>{(user) => <UserStudio key={user.id} user={user} />}</RequireUser>;
}
