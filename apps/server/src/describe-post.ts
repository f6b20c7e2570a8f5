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
      ({ id, people, since, reasons, title, isWithdrawn }) =>
        `${id}  since ${day(since)}, by ${people}, for ${reasons.join(', ')}${isWithdrawn ? ', deleted by its author' : ''}: ${plain(title)}\n`,
    )
    .join('');
}

/** A post with what was said of it. */
export function describePost(post: FoundPost, reports: readonly Report[]): string {
  return [
    `Post      ${post.id}, of ${day(post.createdAt)}`,
    `Page      ${publicPagePath({ $id: post.id, designId: post.designId })}`,
    `Picture   ${post.fileId ?? 'gone'}`,
    `Title     ${plain(post.title)}`,
    `Words     ${plain(post.prompt)}`,
    `Author    ${post.address ?? 'gone'}`,
    `State     ${stateOf(post)}`,
    `Reports   ${reports.length}`,
    ...reports.map(
      ({ at, address, reason, note, isAnswered }) =>
        `  ${day(at)}, ${isAnswered ? 'answered' : 'open'}, by ${address}, ${meaning(reason)}${said(note)}`,
    ),
    '',
  ].join('\n');
}

function stateOf({ taken, withdrawnAt }: FoundPost): string {
  const deleted = withdrawnAt ? `deleted by its author on ${day(withdrawnAt)}` : 'hangs';
  if (!taken) return deleted;
  return `${withdrawnAt ? `${deleted}, ` : ''}down since ${day(taken.at)} for ${taken.reason}${said(taken.said)}`;
}

const meaning = (reason: string): string => {
  const known = ReportReason.safeParse(reason);
  return known.success ? REPORT_REASON[known.data] : reason;
};
