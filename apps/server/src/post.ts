import { parseArgs } from 'node:util';
import { REPORT_NOTE_MAX, REPORT_REASONS, ReportReason } from '@toile/contract';
import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readEnvironment } from '#server/config/env.ts';
import { s3Secret } from '#server/config/s3-secret.ts';
import { createLog } from '#server/log.ts';
import { openDatabase, refuseNoDatabase } from '#server/parts/database/open.ts';
import { isTakenDown } from '#server/parts/database/refusals.ts';
import { openStorage } from '#server/parts/storage/open-storage.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import type { Context } from '#server/product/context.ts';
import { isProductError } from '#server/product/errors.ts';
import { endPictureProcesses } from '#server/product/files/picture-desk/lanes.ts';
import { dropReports } from '#server/product/reports/drop-reports.ts';
import { type FoundPost, findPost } from '#server/product/reports/find-post.ts';
import { keepPost } from '#server/product/reports/keep-post.ts';
import { listReported, listReports } from '#server/product/reports/list-reports.ts';
import { putBackPost } from '#server/product/reports/put-back.ts';
import { type TakeDownInput, takeDownAnew, takeDownPost } from '#server/product/reports/take-down.ts';
import { takeDownAlike } from '#server/product/reports/take-down-alike.ts';
import { asCalled, askedHelp } from './asked-help.ts';
import { describePost, describeReported } from './describe-post.ts';
import { outliveReader } from './outlive-reader.ts';

const DROP = 'drop-reports-of';

const USAGE = `npm run post -- reports                          posts that were reported, the longest waiting first; deleted ones too
npm run post -- show ID                          what is known of one, and what was said of it
npm run post -- take-down ID --because REASON    nobody but its author sees it any more; of one that is down: for another reason
npm run post -- look-again ID                    of one that is down: what looks as it does goes with it
npm run post -- put-back ID                      it hangs again, with its likes
npm run post -- keep ID                          it stays; its reports are answered by that

npm run post -- drop-reports-of ADDRESS          all open reports of one person are answered; what others said waits on

ID      a post, its design, or the address of its page (/d/…)
REASON  ${REPORT_REASONS.join(', ')}
        --saying "…"  what its author is told beside the reason, of ${REPORT_NOTE_MAX} characters at most
In the environment of the server, which may run meanwhile.`;

interface Asked {
  readonly ctx: Context;
  readonly post: FoundPost;
  readonly because?: string | undefined;
  readonly saying?: string | undefined;
  readonly openStorage: () => Promise<Storage>;
}

const refuseDown = ({ taken }: FoundPost): void => {
  if (taken) throw new ConfigError(['It is down already.']);
};

/** Takes along what was brought before and looks as a post does that is down, and says which posts that were. */
async function takeAlike({
  openStorage,
  ...call
}: Pick<Asked, 'ctx' | 'openStorage'> & { input: TakeDownInput }): Promise<string> {
  const alike = await takeDownAlike({ ...call, storage: await openStorage() });
  return alike.map((id) => `Done: take-down ${id}, which looks as it does.\n`).join('');
}

/** What may be done with one post; each says what was done. */
const DOINGS: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  show: async ({ ctx, post }) => describePost(post, await listReports({ ctx, input: { postId: post.id } })),
  'take-down': async ({ ctx, post, because, saying = '', openStorage }) => {
    if (post.taken?.reason === because) refuseDown(post);
    const reason = ReportReason.safeParse(because);
    if (!reason.success) throw new ConfigError([`Say why: --because ${REPORT_REASONS.join('|')}`]);
    if (saying.length > REPORT_NOTE_MAX) throw new ConfigError([`--saying is longer than ${REPORT_NOTE_MAX}.`]);
    const input = { postId: post.id, reason: reason.data, said: saying };
    const hung = await (post.taken ? takeDownAnew : takeDownPost)({ ctx, input });
    const same = hung
      .filter((id) => id !== post.id)
      .map((id) => `Done: take-down ${id}, of the same picture or changed from it.\n`);
    const alike = await takeAlike({ ctx, openStorage, input }).catch(
      () => `What was brought before could not be looked through: npm run post -- look-again ${post.id}\n`,
    );
    return [`Done: take-down ${post.id}.\n`, ...same, alike].join('');
  },
  'look-again': async ({ ctx, post: { id: postId, taken }, openStorage }) => {
    if (!taken) throw new ConfigError(['It is not down.']);
    const input = { postId, reason: ReportReason.parse(taken.reason), said: taken.said };
    return (await takeAlike({ ctx, openStorage, input })) || 'Nothing else hangs that looks as it does.\n';
  },
  'put-back': async ({ ctx, post }) => {
    if (!post.taken) throw new ConfigError(['It is not down.']);
    await putBackPost({ ctx, input: { postId: post.id } });
    return `Done: put-back ${post.id}.\n`;
  },
  keep: async ({ ctx, post }) => {
    refuseDown(post);
    const answered = await keepPost({ ctx, input: { postId: post.id } });
    return `Done: keep ${post.id}, ${answered} reports answered.\n`;
  },
};

function readAsked() {
  try {
    const options = { because: { type: 'string' }, saying: { type: 'string' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    throw Object.assign(new ConfigError([asCalled(USAGE)]), { cause });
  }
}

/** What is asked, in the environment of the server. Nothing of a post is written anywhere but to standard output. */
async function run(): Promise<void> {
  const { positionals, values } = readAsked();
  const [what = '', named, ...more] = positionals;
  const doing = Object.hasOwn(DOINGS, what) ? DOINGS[what] : undefined;
  const isOfReporter = what === DROP && named !== undefined;
  const isList = what === 'reports' && named === undefined;
  if (more.length > 0 || !(isList || isOfReporter || (doing && named !== undefined)))
    throw new ConfigError([asCalled(USAGE)]);
  const environment = readEnvironment();
  const config = parseConfig({ LOG_LEVEL: 'warn', ...environment });
  await refuseNoDatabase(config);
  const database = await openDatabase(config, createLog(config));
  try {
    const ctx: Context = { actor: { kind: 'job', name: 'post' }, database };
    if (isOfReporter) {
      const dropped = await dropReports({ ctx, input: { address: named } });
      if (dropped === undefined) throw new ConfigError(['Nobody has this address.']);
      process.stdout.write(`Done: ${dropped} reports answered.\n`);
      return;
    }
    if (!doing || named === undefined) {
      process.stdout.write(describeReported(await listReported({ ctx })));
      return;
    }
    const post = await findPost({ ctx, input: { named } });
    if (!post) throw new ConfigError(['There is no such post.']);
    process.stdout.write(
      await doing({ ctx, post, ...values, openStorage: () => openStorage(config, s3Secret(environment)) }),
    );
  } finally {
    await endPictureProcesses();
    await database.close();
  }
}

/** Without the statement and its values, which are of people. */
function complain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (isProductError(error, 'document-not-found'))
    return 'It did not go: it was changed or deleted at this moment, or its design lies in the trash.';
  if (isTakenDown(error)) return 'It did not go: the same picture is down by another post.';
  return `It did not go: ${error instanceof Error ? error.name : 'for no reason that is known'}`;
}

outliveReader();
if (!askedHelp(USAGE))
  await run().catch((error: unknown) => {
    process.stderr.write(`${complain(error)}\n`);
    process.exitCode = 1;
  });
