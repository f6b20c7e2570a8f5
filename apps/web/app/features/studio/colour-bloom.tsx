import type { Look } from '@toile/look';
import type { CSSProperties } from 'react';

interface Props {
  look: Look | undefined;
  /** Address of the picture in a smaller size, where the page has it already. */
  small: string | undefined;
}

/** What stands there until the picture comes: itself in a smaller size, or the Look's own colours. */
export function ColourBloom({ look, small }: Props) {
  const colours = (look?.garments ?? []).map(({ cloth }) => cloth.colour.hex);
  const upper = colours[0] ?? '#b9ad98';
  const lower = colours[1] ?? upper;
  // Custom properties are not in React's CSSProperties.
  const style = { '--upper': upper, '--lower': lower } as CSSProperties;
  // The smaller one may not have come either: the colours stand behind it.
  if (small) return <img className="bloom" src={small} alt="" style={style} />;
  return <span className="bloom" style={style} aria-hidden="true" />;
}
