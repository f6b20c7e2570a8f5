/**
 * `npm run metrics`: holds every room of the atelier to its budget, which only shrinks. `-- --all` tells what each measures,
 * `-- --where room` what is beyond a limit and which files hold the most bare numbers, `-- --tighten room` writes what got better in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beyond, filesOf, GOAL, type Measures, measuresOf, roomsOf, WHOLE } from './metrics/measure-rooms.ts';

const FILE = join(import.meta.dirname, 'metrics/budget.json');
type Budget = Record<string, Partial<Measures>>;
/** Files told by `--where`. */
const MOST_TOLD = 25;

const budget = JSON.parse(readFileSync(FILE, 'utf8')) as Budget;
/** What a room is held to: a short file that goes makes the others no longer, so their usual length is the whole's matter. */
const keysOf = (room: string): (keyof Measures)[] =>
  (Object.keys(GOAL) as (keyof Measures)[]).filter((key) => (room === WHOLE) === (key === 'lines'));

/** What of a room is beyond its budget; a room without one has the goal's. */
const worse = (room: string, now: Measures): string[] =>
  keysOf(room).flatMap((key) => {
    const most = budget[room]?.[key] ?? GOAL[key];
    return now[key] > most ? [`${room}: ${key} ${now[key]}, the budget is ${most}; see --where ${room}`] : [];
  });

/** The smaller of the budget and what is, never below the goal: nobody is held to more than the house asks. */
const tightened = (room: string, now: Measures): Partial<Measures> =>
  Object.fromEntries(
    keysOf(room).map((key) => [
      key,
      Math.min(budget[room]?.[key] ?? Number.POSITIVE_INFINITY, Math.max(now[key], GOAL[key])),
    ]),
  );

/** One line a room, so that two who tighten different rooms do not meet. */
const written = (rooms: Record<string, Partial<Measures>>): string =>
  `{\n${Object.entries(rooms)
    .map(
      ([room, most]) =>
        `  ${JSON.stringify(room)}: ${JSON.stringify(most).replaceAll(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }')}`,
    )
    .join(',\n')}\n}\n`;

function tellWhere(room: string): void {
  const files = filesOf(room);
  for (const [what, all] of Object.entries(beyond(files))) for (const one of all) console.log(`${what}: ${one}`);
  const most = files.toSorted((a, b) => b.numbers - a.numbers).slice(0, MOST_TOLD);
  for (const { path, numbers, lines } of most) console.log(`numbers: ${path} ${numbers} in ${lines} lines`);
}

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, tighten: { type: 'string' }, where: { type: 'string' } },
});
if (values.where) tellWhere(values.where);
else {
  const now = roomsOf().map((room) => ({ room, measures: measuresOf(filesOf(room)) }));
  if (values.tighten) {
    const smaller = now.flatMap(({ room, measures }) => {
      const most = room === values.tighten ? tightened(room, measures) : budget[room];
      // A room without a budget keeps none.
      return most ? [[room, most] as const] : [];
    });
    writeFileSync(FILE, written(Object.fromEntries(smaller)));
  } else {
    if (values.all) console.table(Object.fromEntries(now.map(({ room, measures }) => [room, measures])));
    const over = now.flatMap(({ room, measures }) => worse(room, measures));
    for (const line of over) console.log(line);
    if (over.length) process.exitCode = 1;
  }
}
