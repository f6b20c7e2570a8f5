/** What a picture looks like at a glance: points of three bytes, of which none says how light or how strong in colour the whole is. */
export const LOOK = { width: 24, height: 32, channels: 3 } as const;

/** How much all points of a look differ from its middle, in 255ths: light and dark copies of one picture have the same. */
export const SPREAD = 45;
export const MIDDLE = 128;

const POINTS = LOOK.width * LOOK.height;
const LENGTH = POINTS * LOOK.channels;

/**
 * Below it two looks are of one picture. Of drawings of ours that were coded anew, scaled, mirrored or made lighter all were nearer, and two
 * designs on the same figure in the same colour and skirt 4.1 apart (docs/decisions/2026-11-29-what-a-picture-looks-like.md).
 */
const SAME_LOOK = 3.6;
/** How far a look's colours are from its greys, in 255ths, up to which nothing but light and dark is left of them. */
const GREY = 1;

/** How far apart two looks are on the whole, in 255ths of a point's colour: the nearer of as they are and of one mirrored. */
function apart(one: Uint8Array, other: Uint8Array, channels: number = LOOK.channels): number {
  const { width } = LOOK;
  const length = POINTS * channels;
  if (one.length !== length || other.length !== length) return Infinity;
  let [straight, mirrored] = [0, 0];
  for (let at = 0; at < length; at++) {
    const point = Math.floor(at / channels);
    const across = (point + width - 1 - 2 * (point % width)) * channels + (at % channels);
    const value = one[at] ?? 0;
    straight += Math.abs(value - (other[at] ?? 0));
    mirrored += Math.abs(value - (other[across] ?? 0));
  }
  return Math.min(straight, mirrored) / length;
}

/** The same look upside down, as it is when it is turned by a half. */
const halfTurned = (look: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: LENGTH }, (_, at) => {
    const channel = at % LOOK.channels;
    return look[LENGTH - LOOK.channels - (at - channel) + channel] ?? 0;
  });

/** What eyes make of red, green and blue (Rec. 601). */
const LIGHTNESS = [0.299, 0.587, 0.114] as const;

/** Light and dark of a look alone, one byte a point, as far from their middle as in every other. */
function grey(look: Uint8Array): Uint8Array {
  const light = Array.from({ length: POINTS }, (_, point) =>
    LIGHTNESS.reduce((sum, share, channel) => sum + share * ((look[point * LOOK.channels + channel] ?? 0) - MIDDLE), 0),
  );
  const mean = light.reduce((sum, value) => sum + value, 0) / POINTS;
  const spread = Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / POINTS) || 1;
  return Uint8Array.from(light, (value) =>
    Math.max(0, Math.min(255, Math.round(MIDDLE + ((value - mean) * SPREAD) / spread))),
  );
}

/** Whether a look has light and dark of one colour alone, as what was made grey or brown. */
function isGrey(look: Uint8Array, itsGrey: Uint8Array): boolean {
  let off = 0;
  for (let channel = 0; channel < LOOK.channels; channel++) {
    let [both, own] = [0, 0];
    for (let point = 0; point < POINTS; point++) {
      const light = (itsGrey[point] ?? 0) - MIDDLE;
      both += light * ((look[point * LOOK.channels + channel] ?? 0) - MIDDLE);
      own += light * light;
    }
    const strength = both / (own || 1);
    for (let point = 0; point < POINTS; point++) {
      const light = (itsGrey[point] ?? 0) - MIDDLE;
      off += Math.abs((look[point * LOOK.channels + channel] ?? 0) - MIDDLE - strength * light);
    }
  }
  return off / LENGTH < GREY;
}

/** What somebody brought, as it stands and upside down. */
export interface Brought {
  readonly looks: readonly Uint8Array[];
  /** Of what has no colours: there is nothing else to know it by. */
  readonly greys: readonly Uint8Array[];
}

/** Reads what is kept of a picture that somebody brought: its looks one after the other, as base64. */
export function readBrought(kept: string): Brought {
  const bytes = Buffer.from(kept, 'base64');
  const upright = Array.from({ length: Math.floor(bytes.length / LENGTH) }, (_, n) =>
    bytes.subarray(n * LENGTH, (n + 1) * LENGTH),
  );
  const looks = upright.flatMap((look) => [look, halfTurned(look)]);
  const greys = looks.map((look) => ({ look, itsGrey: grey(look) }));
  return { looks, greys: greys.flatMap(({ look, itsGrey }) => (isGrey(look, itsGrey) ? [itsGrey] : [])) };
}

/** What was taken down, with its light and dark once somebody asks for it. */
const greysTaken = new WeakMap<Uint8Array, Uint8Array>();
function greyOf(taken: Uint8Array): Uint8Array {
  const made = greysTaken.get(taken) ?? grey(taken);
  greysTaken.set(taken, made);
  return made;
}

/** Whether what somebody brought looks as what was taken down. */
export const isSameLook = (taken: Uint8Array, { looks, greys }: Brought): boolean =>
  looks.some((look) => apart(taken, look) < SAME_LOOK) ||
  (greys.length > 0 && greys.some((one) => apart(greyOf(taken), one, 1) < SAME_LOOK));
