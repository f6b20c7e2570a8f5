/** What a picture looks like at a glance: points of three bytes, of which none says how light or how strong in colour the whole is. */
export const LOOK = { width: 24, height: 32, channels: 3 } as const;

/** How far apart two looks are on the whole, in 255ths of a point's colour: the nearer of as they are and of one mirrored. */
export function apart(one: Uint8Array, other: Uint8Array): number {
  const { width, height, channels } = LOOK;
  const length = width * height * channels;
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

/**
 * Below it two looks are of one picture. Of drawings of ours that were coded anew, scaled, mirrored or made lighter all were nearer, and two
 * designs on the same figure in the same colour and skirt 4.1 apart (docs/decisions/2026-11-29-what-a-picture-looks-like.md).
 */
export const SAME_LOOK = 3.6;
