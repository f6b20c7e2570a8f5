import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#server/release.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';

/** What receipts take of the file that says who runs the shop; the pages, which are built of all of it, hold it to the rest. */
const Shop = z.object({
  company: z.string(),
  address: z.array(z.string()).default([]),
  email: z.string().optional(),
  phones: z.array(z.string()).default([]),
  taxId: z.string().optional(),
});

type Settings = Pick<
  Environment,
  'SITE' | 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_TAX_ID' | 'CONTACT_EMAIL' | 'CONTACT_PHONE'
>;

/**
 * Who sells is who runs the shop, as the file says that `SITE` names; what a variable says as well goes before it.
 * @throws {ConfigError} for a file that is not there, cannot be read or is none
 */
export function withSite(config: Config, settings: Settings): Config {
  const { SITE: named } = settings;
  if (named === undefined || named === 'sample') return config;
  const { company, address, email, phones, taxId } = readShop(named);
  const own: Config['seller'] = {
    name: company,
    address,
    ...(taxId && { taxId }),
    ...(email && { email }),
    ...(phones[0] && { phone: phones[0] }),
  };
  const { name, address: lines, ...rest } = config.seller;
  return {
    ...config,
    seller: {
      ...own,
      ...rest,
      ...(settings.SELLER_NAME && { name }),
      ...(settings.SELLER_ADDRESS && { address: lines }),
    },
  };
}

function readShop(named: string): z.infer<typeof Shop> {
  try {
    return Shop.parse(JSON.parse(readFileSync(resolve(ROOT, named), 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error;
    throw new ConfigError([`SITE=${named} cannot be read: ${reason}`]);
  }
}
