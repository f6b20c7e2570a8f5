import { type NewReport, StandingReport } from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';

const path = (postId: string) => `/community/${encodeURIComponent(postId)}/report`;

/** What the signed-in person reports of posts. Every call throws a refusal or the browser's error. */
export const reportClient = {
  read: async (postId: string): Promise<StandingReport> => StandingReport.parse(await callOwn(path(postId))),
  /** A second report of a post says the first otherwise. */
  send: async (postId: string, report: NewReport): Promise<void> =>
    void (await callOwn(path(postId), { method: 'PUT', body: report })),
  takeBack: async (postId: string): Promise<void> => void (await callOwn(path(postId), { method: 'DELETE' })),
};
