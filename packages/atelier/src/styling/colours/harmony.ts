import type { Colour, Harmony } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';
import { hueGap, isNeutral } from './palette.ts';

/** Names the relation of an outfit's colours by their hues in OKLCH, the way a designer would. */
export function nameHarmony(colours: readonly Colour[]): Harmony {
  const unique = [...new Map(colours.map((colour) => [colour.hex, colour])).values()];
  const chromatic = unique.filter(({ hex }) => !isNeutral(hex));
  if (chromatic.length === 0) return unique.length > 1 ? 'neutral' : 'monochrome';
  if (chromatic.length === 1) return unique.length > 1 ? 'one colour on neutrals' : 'monochrome';
  const gaps = chromatic.flatMap((a, i) => chromatic.slice(i + 1).map((b) => hueGap(a.hex, b.hex)));
  const widest = Math.max(...gaps);
  if (widest < 18) return 'tonal';
  if (widest < 60) return 'analogous';
  if (chromatic.length >= 3 && gaps.every((gap) => gap > 85 && gap < 155)) return 'triadic';
  if (widest > 150) return 'complementary';
  if (widest > 120) return 'split-complementary';
  return chromatic.some(({ hex }) => oklch(hex).c > 0.16) ? 'contrasting' : 'muted contrast';
}
