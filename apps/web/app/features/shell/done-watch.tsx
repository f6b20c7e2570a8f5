import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DONE } from '#web/content/done.ts';
import { wearWords } from '#web/content/wear.ts';
import { announceDone } from '#web/lib/announce-done.ts';
import { awaitedDesigns } from '#web/lib/awaited-designs.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** Milliseconds between two looks at what is being made. */
const LOOK_EVERY = 2500;
const RUNNING = [...DESIGNS_KEY, 'running'] as const;

/** Tells of a design that is done to whoever pressed for it and went elsewhere. The studio tells of its own. */
export function DoneWatch(): null {
  useQuery({
    queryKey: RUNNING,
    queryFn: look,
    refetchInterval: () => awaitedDesigns.size > 0 && LOOK_EVERY,
    refetchIntervalInBackground: true,
  });
  return null;
}

/**
 * Looks once, and tells of what is awaited and no longer in the making; what could not be told now is told at the next look.
 * Returns what is in the making. @throws a refusal, or the browser's error
 */
async function look(): Promise<string[]> {
  const running = (await designsClient.list({ status: 'running' })).designs.map(({ design_id: id }) => id);
  for (const id of running) awaitedDesigns.add(id);
  for (const id of [...awaitedDesigns].filter((id) => !running.includes(id))) {
    await tell(id);
    awaitedDesigns.delete(id);
  }
  return running;
}

async function tell(id: string): Promise<void> {
  const [design] = (await designsClient.list({ design: id })).designs;
  if (design?.status !== 'done') return;
  const title = wearWords(design.title ?? '');
  toastDone(
    DONE.isReady(title),
    <Link className="underline" to={`/ai-outfit-generator?design=${encodeURIComponent(id)}`}>
      {DONE.open}
    </Link>,
  );
  announceDone(title);
}
