import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA256, as the provider signs. */
export const sign = (content: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('hex');

/** Whether `signature` is the hex HMAC-SHA256 of `content` under `secret`; takes the same time whatever differs. */
export function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  const given = Buffer.from(signature, 'hex');
  return (
    signature.length === expected.length * 2 && given.length === expected.length && timingSafeEqual(given, expected)
  );
}
