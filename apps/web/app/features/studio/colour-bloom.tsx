import type { Look } from '@toile/look';
import type { CSSProperties } from 'react';

/** What the picture looks like from far away, made of the Look's own colours: it stands there until the picture comes. */
export function ColourBloom({ look }: { look: Look | undefined }) {
  const colours = (look?.garments ?? []).map(({ cloth }) => cloth.colour.hex);
  const upper = colours[0] ?? '#b9ad98';
  const lower = colours[1] ?? upper;
  // Custom properties are not in React's CSSProperties.
  return <span className="bloom" style={{ '--upper': upper, '--lower': lower } as CSSProperties} aria-hidden="true" />;
}
