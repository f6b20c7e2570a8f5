import { type CSSProperties, useEffect, useState } from 'react';
import type { FigureImage } from '#web/lib/figure/crop-of.ts';

/**
 * How a figure's own picture is laid in a frame that is wider: moved to its middle and its ground laid on, as the custom properties of the
 * frame. @param shown what picture is there; nothing where there is none. @param find its image
 */
export function useFigureCrop(shown: unknown, find: () => FigureImage | null): CSSProperties {
  const [crop, setCrop] = useState<CSSProperties>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is there
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const { cropOf } = await import('#web/lib/figure/crop-of.ts');
      const image = find();
      if (!isOver && image) setCrop(cropOf(image));
    };
    // Without it the picture stands as it is.
    if (shown) look().catch(() => undefined);
    return () => {
      isOver = true;
      setCrop({});
    };
  }, [shown]);
  return crop;
}
