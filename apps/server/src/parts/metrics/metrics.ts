/** Upper bounds of a histogram's buckets, seconds. */
type Bounds = readonly number[];
/** From a quick drawing to the slowest model. */
const LONG: Bounds = [0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120, 300];
/** From what is answered out of memory to what nobody waits for. */
const SHORT: Bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Everything that is counted here, with its type and what it says. Seconds and US dollars, as is the custom. */
const CATALOGUE = {
  toile_designs_total: ['counter', 'Designs that ended, by who made them and how they ended.'],
  toile_design_seconds: ['histogram', 'Time from the press to the finished design.'],
  toile_model_calls_total: ['counter', 'Calls to hosted models, by purpose, model and how they ended.'],
  toile_model_call_seconds: ['histogram', 'Time a call to a hosted model took.'],
  toile_model_cost_usd_total: ['counter', 'What hosted models cost, where their price is known.'],
  toile_model_unpriced_total: ['counter', 'Answers of hosted models whose price nobody has said.'],
  toile_letters_total: [
    'counter',
    'Letters by how their sending ended: sent, refused for good, or failed and tried again.',
  ],
  toile_refusals_total: ['counter', 'Requests that were refused or failed, by the type of the error.'],
  toile_http_seconds: ['histogram', 'Time from a request to the end of its reply, by route and kind of status.'],
  toile_storage_seconds: ['histogram', 'Time a call to the storage took, by what was asked and how it ended.'],
} as const satisfies Record<string, readonly ['counter' | 'histogram', string]>;

type Name = keyof typeof CATALOGUE;
// The keys of a literal are what its type says.
const NAMES = Object.keys(CATALOGUE) as Name[];
type NameOf<Type> = { [N in Name]: (typeof CATALOGUE)[N][0] extends Type ? N : never }[Name];

/** Few values each: never an id of a design or a person. */
export type Labels = Readonly<Record<string, string>>;

const boundsOf = (name: Name): Bounds =>
  name === 'toile_http_seconds' || name === 'toile_storage_seconds' ? SHORT : LONG;

interface Series {
  value: number;
  count: number;
  /** How many fell into each bucket and into none below it; the last is without bound. */
  readonly buckets: number[];
}

/** Counts of this process, since it started. Counting never fails. */
export interface Metrics {
  add: (name: NameOf<'counter'>, labels: Labels, by?: number) => void;
  observe: (name: NameOf<'histogram'>, labels: Labels, seconds: number) => void;
  /** The same for what comes often: its place is looked up once. */
  timer: (name: NameOf<'histogram'>, labels: Labels) => (seconds: number) => void;
  /** In the text format that Prometheus reads. */
  render: () => string;
}

export function createMetrics(): Metrics {
  const all = new Map<string, Map<string, Series>>();
  const series = (name: Name, labels: Labels): Series => {
    const ofName = all.get(name) ?? new Map<string, Series>();
    all.set(name, ofName);
    const key = renderLabels(labels);
    const found = ofName.get(key) ?? { value: 0, count: 0, buckets: [...boundsOf(name), Infinity].map(() => 0) };
    ofName.set(key, found);
    return found;
  };
  const timer: Metrics['timer'] = (name, labels) => {
    const bounds = boundsOf(name);
    const one = series(name, labels);
    return (seconds) => {
      one.value += seconds;
      one.count++;
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      const place = bucket < 0 ? bounds.length : bucket;
      one.buckets[place] = (one.buckets[place] ?? 0) + 1;
    };
  };
  return {
    add(name, labels, by = 1) {
      series(name, labels).value += by;
    },
    observe: (name, labels, seconds) => timer(name, labels)(seconds),
    timer,
    render: () =>
      NAMES.map((name) => [name, ...CATALOGUE[name]] as const)
        .flatMap(([name, type, help]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...[...(all.get(name) ?? [])].flatMap(([labels, one]) =>
            type === 'counter'
              ? [`${name}{${labels}} ${one.value}`]
              : renderHistogram({ name, labels, one, bounds: boundsOf(name) }),
          ),
        ])
        .join('\n')
        .concat('\n'),
  };
}

interface Histogram {
  readonly name: string;
  /** As they are rendered. */
  readonly labels: string;
  readonly one: Series;
  readonly bounds: Bounds;
}

function renderHistogram({ name, labels, one, bounds }: Histogram): string[] {
  let count = 0;
  const below = bounds.map((bound, index) => {
    count += one.buckets[index] ?? 0;
    return `${name}_bucket{${labels},le="${bound}"} ${count}`;
  });
  return [
    ...below,
    `${name}_bucket{${labels},le="+Inf"} ${one.count}`,
    `${name}_sum{${labels}} ${one.value}`,
    `${name}_count{${labels}} ${one.count}`,
  ];
}

const renderLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
    )
    .join(',');
