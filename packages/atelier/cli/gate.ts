/**
 * `npm run gate [-- id …]`: draws the canonical briefs, all or those named, and tells which parts of which moved against the
 * accepted pictures. `--show sheet.png` lays what moved old beside new; `--accept` accepts what is drawn now;
 * `--draw folder` only draws.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatOf } from '../src/index.ts';
import { main, parse, UsageError } from './arguments.ts';
import { BRIEFS, type CanonicalBrief } from './gate/briefs.ts';
import { movedRegions } from './gate/compare.ts';
import { drawBrief } from './gate/draw-brief.ts';
import { accept, accepted, forget, referenceOf } from './gate/references.ts';
import { inWords, type MovedBrief, pngOf, showMoved } from './gate/show.ts';
import { signatureOf } from './gate/signature.ts';

const FLAGS = { show: { type: 'string' }, draw: { type: 'string' }, accept: { type: 'boolean' } } as const;

/** @throws UsageError if no brief has one of the names. */
function briefsNamed(ids: readonly string[]): readonly CanonicalBrief[] {
  const unknown = ids.filter((id) => !BRIEFS.some((brief) => brief.id === id));
  if (unknown.length) throw new UsageError(`gate: no brief is called ${unknown.join(', ')}`);
  return ids.length ? BRIEFS.filter(({ id }) => ids.includes(id)) : BRIEFS;
}

async function drawInto(folder: string, briefs: readonly CanonicalBrief[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const brief of briefs) await writeFile(join(folder, `${brief.id}.png`), await pngOf(drawBrief(brief)));
}

/** The briefs whose pictures moved. */
async function movedAmong(briefs: readonly CanonicalBrief[]): Promise<MovedBrief[]> {
  const moved: MovedBrief[] = [];
  for (const brief of briefs) {
    const picture = drawBrief(brief);
    const reference = await referenceOf(brief.id);
    const regions = movedRegions(reference, signatureOf(picture), picture.regionAt);
    if (regions.length) moved.push({ id: brief.id, picture, reference, regions });
    // canvases are given back between turns of the event loop only
    await setImmediate();
  }
  return moved;
}

/** Accepts what moved and what is new, and forgets what is drawn no more; what looks alike keeps its file. */
async function acceptAll(moved: readonly MovedBrief[], fresh: readonly CanonicalBrief[]): Promise<void> {
  for (const { id, picture } of moved) await accept(id, signatureOf(picture));
  for (const brief of fresh) await accept(brief.id, signatureOf(drawBrief(brief)));
  for (const id of await accepted()) if (!BRIEFS.some((brief) => brief.id === id)) await forget(id);
}

await main(async (args) => {
  const { values, positionals } = parse(args, FLAGS);
  const briefs = briefsNamed(positionals);
  const { show, draw } = values;
  if (typeof show === 'string' && !formatOf(show))
    throw new UsageError('--show: name a file ending in .jpg, .png, .webp or .avif');
  if (typeof draw === 'string') return drawInto(draw, briefs);
  const known = await accepted();
  const fresh = briefs.filter(({ id }) => !known.includes(id));
  const moved = await movedAmong(briefs.filter(({ id }) => known.includes(id)));
  for (const { id, regions } of moved) console.log(`${id}: ${inWords(regions)}`);
  if (fresh.length) console.log(`without a reference: ${fresh.map(({ id }) => id).join(', ')}`);
  if (typeof show === 'string' && moved.length) console.log((await showMoved(moved, show)).join('\n'));
  if (values.accept) await acceptAll(moved, fresh);
  console.log(`${moved.length} of ${briefs.length} moved${values.accept ? ', accepted' : ''}`);
  if (!values.accept && moved.length + fresh.length) process.exitCode = 1;
});
