import type { Call } from './calls.ts';
import type { Contender, Usage } from './contender.ts';
import type { Measured } from './measure.ts';

interface Taken {
  readonly contender: Contender;
  readonly call: Call;
  readonly connections: number;
  readonly measured: Measured;
  readonly before: Usage;
  readonly after: Usage;
}

export interface Tally {
  add(taken: Taken): void;
  /** Remembers how much memory was seen in use. */
  look(contender: Contender, rss: number): void;
  print(): void;
}

/** What one contender did of one call, a number for each round. */
interface Sum {
  /** Answers a second. */
  rates: number[];
  /** Milliseconds of processor for an answer. */
  cpus: number[];
  /** Milliseconds until an answer of the middle, and until that of the slowest hundredth. */
  p50s: number[];
  p99s: number[];
  /** Bytes of memory by which the process grew in all rounds. */
  growth: number;
  errors: Map<string, number>;
}

/** What all others are compared with. */
const YARDSTICK = 'fastify';

/** Adds up the rounds and prints them as one table. */
export function createTally(contenders: readonly Contender[]): Tally {
  const cells = new Map<string, Map<string, Sum>>();
  const memory = new Map<string, number>();
  const look = ({ name }: Contender, rss: number) => memory.set(name, Math.max(memory.get(name) ?? 0, rss));
  return {
    look,
    add({ contender, call, connections, measured, before, after }) {
      look(contender, after.rss);
      const key = `${call.name} × ${connections}`;
      const row = cells.get(key) ?? new Map<string, Sum>();
      cells.set(key, row);
      const name = nameOf(contender);
      const sum: Sum = row.get(name) ?? { rates: [], cpus: [], p50s: [], p99s: [], growth: 0, errors: new Map() };
      row.set(name, sum);
      const sorted = measured.latencies.toSorted((a, b) => a - b);
      sum.rates.push(sorted.length / measured.seconds);
      sum.cpus.push((after.cpuMs - before.cpuMs) / sorted.length);
      sum.p50s.push(quantile(sorted, 0.5));
      sum.p99s.push(quantile(sorted, 0.99));
      sum.growth += after.rss - before.rss;
      for (const [fault, count] of measured.errors) sum.errors.set(fault, (sum.errors.get(fault) ?? 0) + count);
    },
    print() {
      for (const [key, row] of cells) printRow(key, row);
      for (const { name, startMs, bootRss } of contenders) {
        const most = memory.get(name) ?? 0;
        console.log(
          `${name.padEnd(12)} started in ${startMs.toFixed(0)} ms, ${mb(bootRss)} MB then, ${mb(most)} MB at most`,
        );
      }
    },
  };
}

/** Both processes of the product stand in one column: each call has one of them. */
const nameOf = ({ name }: Contender): string => name.split(',')[0] ?? name;

const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

/** The median round of each number; what is compared is compared round by round. */
function printRow(key: string, row: ReadonlyMap<string, Sum>): void {
  const base = row.get(YARDSTICK);
  console.log(key);
  for (const [name, sum] of row) {
    const shares = (of: 'rates' | 'cpus' | 'p99s'): number[] =>
      sum[of].map((each, round) => each / (base?.[of][round] ?? Number.NaN));
    const rates = shares('rates');
    const cells = [
      `${median(sum.rates).toFixed(0).padStart(7)} /s`,
      `ratio ${median(rates).toFixed(2)} (${spread(rates)})`,
      `cpu ${median(sum.cpus).toFixed(3)} ms (× ${median(shares('cpus')).toFixed(2)})`,
      `p50 ${median(sum.p50s).toFixed(2)} p99 ${median(sum.p99s).toFixed(2)} ms (× ${median(shares('p99s')).toFixed(2)})`,
      `grew by ${mb(sum.growth)} MB`,
    ];
    console.log(`  ${name.padEnd(10)} ${cells.join('   ')}`);
    for (const [fault, count] of sum.errors) console.log(`      ${count} errors: ${fault}`);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;
