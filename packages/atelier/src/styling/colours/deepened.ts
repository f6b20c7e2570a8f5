import type { Colour } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';

/** Every channel times `factor`, then so far of the way to white. */
export function scaled(hex: string, factor: number, toWhite = 0): string {
  const channel = (at: number): string => {
    const value = Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) * factor);
    return Math.round(value + (255 - value) * toWhite)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** What is figured in gold shows the cloth it is woven on, deepened; on pale cloth its own shadow. */
export function deepOf(ground: Colour): Colour {
  const { l, c } = oklch(ground.hex);
  if (l > 0.8 || (c < 0.04 && l > 0.4)) return { name: 'bronze', hex: '#84531d' };
  return { name: `deep ${ground.name}`, hex: scaled(ground.hex, l > 0.5 ? 0.5 : 0.62) };
}
