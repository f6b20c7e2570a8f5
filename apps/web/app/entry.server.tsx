import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Runs at build only: writes the prerendered pages and the fallback. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Every boundary stands in its place: none is long enough to be sent behind the page, where only a script would find it.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, options);
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    `<!DOCTYPE html>${Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^<!DOCTYPE html>/i, '')}`,
    { status, headers },
  );
}
