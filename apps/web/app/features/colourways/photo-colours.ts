/** Rounds after which the groups hardly move. */
const ROUNDS = 12;
/** Distance of two colours in RGB below which a person sees one. */
const SAME = 26;

type Rgb = readonly [number, number, number];

const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
const hexOf = (rgb: Rgb): string => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

function pixelsOf(data: Uint8ClampedArray): Rgb[] {
  const pixels: Rgb[] = [];
  for (let i = 0; i + 3 < data.length; i += 4)
    if ((data[i + 3] ?? 0) > 127) pixels.push([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
  return pixels;
}

/** Colours to begin with, each as far from the others as there is one: the same for the same picture. */
function seedsOf(pixels: readonly Rgb[], count: number): Rgb[] {
  const [first] = pixels;
  const seeds: Rgb[] = first ? [first] : [];
  while (seeds.length < count) {
    let [best, far]: [Rgb | undefined, number] = [undefined, SAME ** 2];
    for (const pixel of pixels) {
      const nearest = Math.min(...seeds.map((seed) => distance(seed, pixel)));
      if (nearest > far) [best, far] = [pixel, nearest];
    }
    if (!best) break;
    seeds.push(best);
  }
  return seeds;
}

/** The main colours of a picture, the most frequent first. @param data RGBA bytes */
export function mainColours(data: Uint8ClampedArray, count: number): string[] {
  const pixels = pixelsOf(data);
  let groups = seedsOf(pixels, count).map((centre) => ({ centre, size: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = groups.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const pixel of pixels) {
      let [nearest, far] = [0, Number.POSITIVE_INFINITY];
      groups.forEach(({ centre }, n) => {
        const here = distance(centre, pixel);
        if (here < far) [nearest, far] = [n, here];
      });
      const sum = sums[nearest];
      if (!sum) continue;
      for (const c of [0, 1, 2] as const) sum[c] += pixel[c];
      sum[3]++;
    }
    groups = groups.map((group, n) => {
      const [r, g, b, size] = sums[n] ?? [0, 0, 0, 0];
      return size === 0 ? { ...group, size } : { centre: [r / size, g / size, b / size] as const, size };
    });
  }
  return groups
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .map(({ centre }) => hexOf(centre));
}

/** Pixels of a side that a photograph is looked at with. */
const SIDE = 64;

/** The main colours of a photograph, read in the browser. @throws what the browser throws for a file that is no picture */
export async function coloursOfPhoto(file: Blob, count: number): Promise<string[]> {
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE });
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context ? mainColours(context.getImageData(0, 0, SIDE, SIDE).data, count) : [];
}
