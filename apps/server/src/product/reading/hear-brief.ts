import type { Brief } from '@toile/atelier';
import type { Hearing } from '@toile/atelier/judge';
import { type FairLanes, openFairLanes } from '#server/product/fair-lanes.ts';
import { readInThread } from './read-in-thread.ts';

/** A brief takes a few milliseconds; what is made to be dear takes half a second. */
const LIMITS = { queue: 2000, each: 8, lately: { max: 1000, forgottenPerSecond: 50 }, wait: 20_000 };

let lanes: FairLanes<Brief, Hearing> | undefined;

/**
 * Reads and judges a brief in a thread apart, everybody's first before anybody's second; whoever took much of it lately waits among their like.
 * @throws {ProductError} `overloaded` when too many wait, nobody waits for it any more (`gone`), or it could not be read in time; `design-not-understood` when its words are made to be dear
 */
export async function hearBrief(brief: Brief, by: string, gone?: AbortSignal): Promise<Hearing> {
  lanes ??= openFairLanes(() => readInThread(), LIMITS);
  return lanes.take(brief, by, gone);
}
