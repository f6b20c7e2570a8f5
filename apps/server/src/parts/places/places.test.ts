import { expect, test } from 'vitest';
import { openPlaces } from './open-places.ts';

const places = openPlaces();

test.each([
  ['8.8.8.8', 'us'],
  ['49.36.0.1', 'in'],
  ['2405:201::1', 'in'],
  ['::ffff:49.36.0.1', 'in'],
  ['127.0.0.1', undefined],
  ['192.168.1.20', undefined],
  ['203.0.113.5', undefined],
  ['not an address', undefined],
])('%s is used in %s', async (ip, country) => {
  expect(await places.countryOf(ip)).toBe(country);
});
