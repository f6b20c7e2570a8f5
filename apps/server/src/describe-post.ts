import { publicPagePath, REPORT_REASON, ReportReason } from '@toile/contract';
import type { FoundPost } from '#server/product/reports/find-post.ts';
import type { Report, ReportedPost } from '#server/product/reports/list-reports.ts';

/** What steers a terminal, or turns the way of reading in it: whoever wrote a post writes to no screen by it. */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const plain = (words: string): string => words.replace(STEERING, ' ').trim();

const day = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const said = (words: string): string => (words === '' ? '' : `: ${plain(words)}`);

/** Posts that wait for an answer, a line each. */
export function describeReported(posts: readonly ReportedPost[]): string {
  if (posts.length === 0) return 'Nothing is reported.\n';
  return posts
    .map(
      ({ id, people, since, reasons, title }) =>
        `${id}  since ${day(since)}, by ${people}, for ${reasons.join(', ')}: ${plain(title)}\n`,
    )
    .join('');
}

/** A post with what was said of it. */
export function describePost(post: FoundPost, reports: readonly Report[]): string {
  const { taken } = post;
  return [
    `Post      ${post.id}, of ${day(post.createdAt)}`,
    `Page      ${publicPagePath({ $id: post.id, designId: post.designId })}`,
    `Picture   ${post.fileId}`,
    `Title     ${plain(post.title)}`,
    `Words     ${plain(post.prompt)}`,
    `Author    ${post.address ?? 'gone'}`,
    `State     ${taken ? `down since ${day(taken.at)} for ${taken.reason}${said(taken.said)}` : 'hangs'}`,
    `Reports   ${reports.length}`,
    ...reports.map(
      ({ at, address, reason, note, isAnswered }) =>
        `  ${day(at)}, ${isAnswered ? 'answered' : 'open'}, by ${address}, ${meaning(reason)}${said(note)}`,
    ),
    '',
  ].join('\n');
}

const meaning = (reason: string): string => {
  const known = ReportReason.safeParse(reason);
  return known.success ? REPORT_REASON[known.data] : reason;
};
