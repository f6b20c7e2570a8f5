/** The parts of a shoe as sections: last, sole, upper up to its topline. */
import { lerp } from '#atelier/kit/numbers.ts';
import { sectionAt } from './foot-model.ts';
import { BARE_FOOT, OPEN_FOOT, type Section, type Shoe } from './shoes.ts';

const TOES: Record<Shoe['toe'], Section[]> = {
  open: [
    [0.71, -0.012, 0.13, 0, 0.07],
    [0.77, -0.034, 0.104, 0, 0.06],
    [0.82, -0.056, 0.07, 0, 0.05],
    [0.845, -0.07, 0.036, 0, 0.04],
  ],
  round: [
    [0.71, -0.018, 0.108, 0, 0.072],
    [0.76, -0.02, 0.092, 0, 0.066],
    [0.8, -0.021, 0.07, 0.002, 0.058],
    [0.83, -0.022, 0.044, 0.006, 0.048],
    [0.845, -0.022, 0.018, 0.012, 0.038],
  ],
  square: [
    [0.76, -0.016, 0.1, 0, 0.07],
    [0.83, -0.016, 0.084, 0.004, 0.052],
  ],
  point: [
    [0.76, -0.022, 0.078, 0, 0.062],
    [0.86, -0.024, 0.04, 0.002, 0.045],
    [0.95, -0.024, 0.01, 0.006, 0.03],
  ],
  curl: [
    [0.76, -0.02, 0.078, 0, 0.064],
    [0.84, -0.022, 0.046, 0.004, 0.06],
    [0.905, -0.022, 0.028, 0.02, 0.07],
    [0.945, -0.022, 0.02, 0.055, 0.105],
    [0.945, -0.022, 0.016, 0.1, 0.145],
    [0.905, -0.022, 0.013, 0.135, 0.168],
    [0.87, -0.022, 0.011, 0.14, 0.166],
  ],
};
const STEPS = 16;
/** Height at which a curling toe has left its sole. */
const LEAVES = 0.05;

/** Sections of the shoe's last from heel to toe, leather thick. */
export function lastOf(shoe: Shoe): Section[] {
  const body = Array.from({ length: STEPS }, (_, i): Section => {
    const z = lerp(-0.235, 0.66, i / (STEPS - 1));
    const [, x, half, , top] = sectionAt(BARE_FOOT, z);
    return [z, x, half + shoe.thick, 0, top + shoe.thick];
  });
  const heel = body[0];
  const back: Section = [heel[0] - shoe.thick - 0.012, heel[1], heel[2] * 0.86, 0.01, heel[4] - 0.012];
  const front = TOES[shoe.toe].map(
    ([z, x, half, low, top]): Section => [z, x, half + shoe.thick * 0.5, low, top + shoe.thick],
  );
  return [back, ...body, ...front];
}

/** Height of a topline above the sole at z. */
export const heightOf = (line: [number, number][], z: number): number => {
  if (z <= line[0][0]) return line[0][1];
  for (let i = 1; i < line.length; i++) {
    const [z0, y0] = line[i - 1];
    const [z1, y1] = line[i];
    if (z <= z1) return lerp(y0, y1, (z - z0) / (z1 - z0));
  }
  return line[line.length - 1][1];
};

/** The upper behind the throat reaches only up to its topline; in front of it the vamp closes over the foot. */
export function upperOf(shoe: Shoe): { quarters: Section[]; vamp: Section[] } {
  const last = lastOf(shoe);
  const { topline } = shoe;
  if (!topline) return { quarters: [], vamp: [] };
  const quarters = last
    .filter(([z]) => z <= shoe.throat + 0.06)
    .map(([z, x, half, low, top]): Section => [z, x, half, low, Math.min(top, heightOf(topline, z))]);
  return { quarters, vamp: last.filter(([z]) => z >= shoe.throat) };
}

/** The foot that shows above the topline. */
export function instepOf(shoe: Shoe): Section[] {
  const { topline } = shoe;
  if (!topline) return OPEN_FOOT;
  const shown = BARE_FOOT.filter(([z]) => z <= shoe.throat + 0.05);
  return shown.map(([z, x, half, low, top]): Section => {
    const edge = Math.min(top - 0.02, heightOf(topline, z));
    return [z, x, half * 0.97, Math.max(low, edge - 0.03), top];
  });
}

/** The sole: a thin plate under the last. */
export const soleOf = (shoe: Shoe): Section[] =>
  lastOf(shoe)
    .filter(([, , , low]) => low < LEAVES)
    .map(([z, x, half, low]): Section => [z, x, half + 0.008, low - shoe.sole, low + 0.012]);

/** How many sections of a curled toe stand up from its vamp. */
const CURLED = 6;
/** The tongue of leather that curls up from the toe, told apart from the vamp behind it. */
export const curlOf = (shoe: Shoe): Section[] => (shoe.toe === 'curl' ? lastOf(shoe).slice(-CURLED) : []);
