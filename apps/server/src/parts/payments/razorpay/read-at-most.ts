/**
 * The text of an answer of at most `max` bytes. What is longer is not read to its end.
 * @throws Error when it is longer, or ends too soon
 */
export async function readAtMost(response: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (length > max) throw new Error(`the answer is longer than ${max} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
