import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DONE } from '#web/content/done.ts';
import { announceDone } from '#web/lib/announce-done.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** Milliseconds between two looks at what is being made. */
const LOOK_EVERY = 2500;
const RUNNING = [...DESIGNS_KEY, 'running'] as const;

/** Tells of a design that is done to whoever pressed for it and went elsewhere. The studio tells of its own. */
export function DoneWatch(): null {
  const { data } = useQuery({
    queryKey: RUNNING,
    queryFn: async () => (await designsClient.list({ status: 'running' })).designs.map(({ design_id: id }) => id),
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_EVERY : false),
    refetchIntervalInBackground: true,
  });
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const running = data ?? [];
    const ended = before.current.filter((id) => !running.includes(id));
    before.current = running;
    for (const id of ended) void tell(id);
  }, [data]);
  return null;
}

async function tell(id: string): Promise<void> {
  const { designs } = await designsClient.list({ design: id }).catch(() => ({ designs: [] }));
  const [design] = designs;
  if (design?.status !== 'done') return;
  const title = design.title ?? '';
  toastDone(
    DONE.isReady(title),
    <Link className="underline" to={`/ai-outfit-generator?design=${encodeURIComponent(id)}`}>
      {DONE.open}
    </Link>,
  );
  announceDone(title);
}
