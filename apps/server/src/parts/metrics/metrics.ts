/** Everything that is counted here, with its type and what it says. Seconds and US dollars, as is the custom. */
const CATALOGUE = {
  toile_designs_total: ['counter', 'Designs that ended, by who made them and how they ended.'],
  toile_design_seconds: ['histogram', 'Time from the press to the finished design.'],
  toile_model_calls_total: ['counter', 'Calls to hosted models, by purpose, model and how they ended.'],
  toile_model_call_seconds: ['histogram', 'Time a call to a hosted model took.'],
  toile_model_cost_usd_total: ['counter', 'What hosted models cost, where their price is known.'],
  toile_model_unpriced_total: ['counter', 'Answers of hosted models whose price nobody has said.'],
} as const satisfies Record<string, readonly ['counter' | 'histogram', string]>;

type Name = keyof typeof CATALOGUE;
type NameOf<Type> = { [N in Name]: (typeof CATALOGUE)[N][0] extends Type ? N : never }[Name];

/** Few values each: never an id of a design or a person. */
export type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the histograms' buckets, seconds: from a quick drawing to the slowest model. */
const BOUNDS = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120, 300];

interface Series {
  value: number;
  count: number;
  buckets: number[];
}

/** Counts of this process, since it started. Counting never fails. */
export interface Metrics {
  add: (name: NameOf<'counter'>, labels: Labels, by?: number) => void;
  observe: (name: NameOf<'histogram'>, labels: Labels, seconds: number) => void;
  /** In the text format that Prometheus reads. */
  render: () => string;
}

export function createMetrics(): Metrics {
  const all = new Map<string, Map<string, Series>>();
  const series = (name: Name, labels: Labels): Series => {
    const ofName = all.get(name) ?? new Map<string, Series>();
    all.set(name, ofName);
    const key = renderLabels(labels);
    const found = ofName.get(key) ?? { value: 0, count: 0, buckets: BOUNDS.map(() => 0) };
    ofName.set(key, found);
    return found;
  };
  return {
    add(name, labels, by = 1) {
      series(name, labels).value += by;
    },
    observe(name, labels, seconds) {
      const one = series(name, labels);
      one.value += seconds;
      one.count++;
      one.buckets = one.buckets.map((count, index) => count + (seconds <= (BOUNDS[index] ?? 0) ? 1 : 0));
    },
    render: () =>
      Object.entries(CATALOGUE)
        .flatMap(([name, [type, help]]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...[...(all.get(name) ?? [])].flatMap(([labels, one]) =>
            type === 'counter' ? [`${name}{${labels}} ${one.value}`] : renderHistogram(name, labels, one),
          ),
        ])
        .join('\n')
        .concat('\n'),
  };
}

function renderHistogram(name: string, labels: string, { value, count, buckets }: Series): string[] {
  return [
    ...BOUNDS.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${value}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

const renderLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
    )
    .join(',');
