import { PUBLIC_FIELD, WORDS_REFUSED } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { faultAtSight } from '#server/product/reading/fault-at-sight.ts';
import { publicWords } from '#server/product/reading/public-words.ts';
import { openRecent } from '#server/product/reading/recent.ts';
import { weighWords } from '#server/product/reading/refuse-words.ts';
import { displayName } from './display-name.ts';

/** What stands before the @ of an address, by which whoever gave no name is called. */
export const beginningOf = (email: string): string => email.split('@')[0] ?? '';

/** A number glued to a name tells two of one name apart: 'riya12'. */
const GLUED = /\p{L}[._]?\p{N}/u;

/** An age under eighteen that is called one, whatever else is named. */
const CALLED_AGE = /(?<!\p{L})aged? ?(?:[1-9]|1[0-7])(?!\p{N})/iu;

/** Whether a name passes for the house's: each post asks it of its author's again. */
const judged = openRecent<boolean>(2000);

/**
 * Judges what others are to call an account. A name with an age under eighteen is nobody's who sells or shows anything here, and nobody
 * passes for the house.
 * @throws {ProductError} `name-refused`; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export async function refuseName(name: string, by: string): Promise<void> {
  if (name === '') return;
  const fault = await faultAtSight(name);
  if (fault === 'contact')
    throw new ProductError('name-refused', { message: WORDS_REFUSED.contact(PUBLIC_FIELD.account) });
  const { isYoungName, passesForHouse } = await publicWords();
  const isHouse = judged.get(name) ?? judged.keep(name, passesForHouse(name));
  if (fault || isYoungName(name) || isHouse) throw new ProductError('name-refused');
  const { refused, young } = await weighWords(name, by);
  if (refused || CALLED_AGE.test(name) || (young === 'by-age' && !GLUED.test(name)))
    throw new ProductError('name-refused');
}

/**
 * The same of what the caller is called, before anything of theirs is shown: they signed up with it before anybody was to read it, at Google
 * perhaps, and who gave none is called by the beginning of an address.
 * @throws {ProductError} `session-missing`; as `refuseName` does
 */
export async function refuseOwnName(ctx: Context): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const [found] = await reader(ctx)
    .select({ name: displayName, isHouse: accounts.isHouse })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (found && !found.isHouse) await refuseName(found.name, accountId);
}
