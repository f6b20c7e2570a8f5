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

interface Sum {
  /** Answers a second, one for each round. */
  rates: number[];
  latencies: number[];
  cpuMs: number;
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
      const sum: Sum = row.get(name) ?? { rates: [], latencies: [], cpuMs: 0, growth: 0, errors: new Map() };
      row.set(name, sum);
      sum.rates.push(measured.latencies.length / measured.seconds);
      sum.latencies.push(...measured.latencies);
      sum.cpuMs += after.cpuMs - before.cpuMs;
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

function printRow(key: string, row: ReadonlyMap<string, Sum>): void {
  const base = row.get(YARDSTICK);
  console.log(key);
  for (const [name, sum] of row) {
    const { latencies, cpuMs, growth, errors } = sum;
    const rates = sum.rates.toSorted((a, b) => a - b);
    const sorted = latencies.toSorted((a, b) => a - b);
    const cpu = cpuMs / latencies.length;
    const shares = base && sum.rates.map((rate, round) => rate / (base.rates[round] ?? Number.NaN));
    const cells = [
      `${median(rates).toFixed(0).padStart(7)} /s`,
      `ratio ${shares ? median(shares).toFixed(2) : '-'} (${spread(shares ?? [])})`,
      `cpu ${cpu.toFixed(3)} ms (× ${base ? (cpu / (base.cpuMs / base.latencies.length)).toFixed(2) : '-'})`,
      `p50 ${at(sorted, 0.5)} p99 ${at(sorted, 0.99)} ms (× ${base ? quantileRatio(sorted, base.latencies) : '-'})`,
      `grew by ${mb(growth)} MB`,
    ];
    console.log(`  ${name.padEnd(10)} ${cells.join('   ')}`);
    for (const [fault, count] of errors) console.log(`      ${count} errors: ${fault}`);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const at = (sorted: readonly number[], share: number): string => quantile(sorted, share).toFixed(2);

const quantileRatio = (sorted: readonly number[], base: readonly number[]): string =>
  (
    quantile(sorted, 0.99) /
    quantile(
      base.toSorted((a, b) => a - b),
      0.99,
    )
  ).toFixed(2);

const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;
