import { type CSSProperties, useEffect, useState } from 'react';

/**
 * Lengths by which a figure's own picture is cropped about the figure, as the custom properties of its frame.
 * @param isShown whether such a picture is there. @param find its image
 */
export function useFigureCrop(isShown: boolean, find: () => HTMLImageElement | null): CSSProperties {
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
    if (isShown) look().catch(() => undefined);
    return () => {
      isOver = true;
      setCrop({});
    };
  }, [isShown]);
  return crop;
}
