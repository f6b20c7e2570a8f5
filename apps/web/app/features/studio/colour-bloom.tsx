import type { Look } from '@toile/look';
import type { CSSProperties } from 'react';

interface Props {
  look: Look | undefined;
  /** Address of the picture in a smaller size, where the page has it already. */
  small: string | undefined;
}

/** What stands there until the picture comes: itself in a smaller size, or the Look's own colours. */
export function ColourBloom({ look, small }: Props) {
  if (small) return <img className="bloom" src={small} alt="" />;
  const colours = (look?.garments ?? []).map(({ cloth }) => cloth.colour.hex);
  const upper = colours[0] ?? '#b9ad98';
  const lower = colours[1] ?? upper;
  // Custom properties are not in React's CSSProperties.
  return <span className="bloom" style={{ '--upper': upper, '--lower': lower } as CSSProperties} aria-hidden="true" />;
}
