import { parseArgs } from 'node:util';
import { composed, FRAME_NAMES } from '../packages/atelier/src/reading/composed.fixture.ts';
import { judged } from '../packages/atelier/src/reading/judge-composed.fixture.ts';

/**
 * What is kept of briefs composed out of the lexicon, by the way they are written. `--briefs <n>` of each way, `--misses` lists
 * what was lost.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { briefs: { type: 'string', default: '100' }, misses: { type: 'boolean' } },
  });
  for (const frame of FRAME_NAMES) {
    let kept = 0;
    let of = 0;
    for (let n = 0; n < Number(values.briefs); n++) {
      const brief = composed(frame, n);
      const facts = judged(brief);
      const lost = facts.filter(({ isKept }) => !isKept);
      of += facts.length;
      kept += facts.length - lost.length;
      if (values.misses && lost.length > 0)
        console.log(`${brief.words}\n    ${lost.map(({ of, says }) => `${of}: ${says}`).join('; ')}`);
    }
    console.log(`${frame.padEnd(24)} ${((100 * kept) / of).toFixed(1).padStart(5)} % of ${of}`);
  }
}
