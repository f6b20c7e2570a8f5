import type { Socket } from 'node:net';
import { ProductError } from '#server/product/errors.ts';
import { presentError } from './error-replies.ts';

/** Answers what is not even HTTP, or has too many headers: no request exists yet, so the reply is written by hand. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify(presentError(new ProductError(tooLarge ? 'payload-too-large' : 'request-invalid')));
  const head = [
    tooLarge ? 'HTTP/1.1 413 Payload Too Large' : 'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-cache, no-store, must-revalidate',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
