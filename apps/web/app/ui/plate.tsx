import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';

export type PlateState = 'loading' | 'loaded' | 'error';

interface Props {
  src: string;
  alt: string;
  /** Pixels of the picture itself: they hold its place. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** The same picture in lighter formats, the best first; `src` is for browsers that know none of them. */
  sources?: readonly { type: string; srcSet: string; media?: string }[];
  /** The picture is what the page opens with: load it first. */
  priority?: boolean;
  onStateChange?: (state: PlateState) => void;
  className?: string;
  /** Which view of a thing it is, for those who lay it out. */
  'data-view'?: string;
  style?: CSSProperties;
  /** Lies over the picture: a zoom button, a failure, a drawing while it loads. */
  children?: ReactNode;
}

/** A picture on its own paper, which stands at full size before the picture comes. */
export function Plate(props: Props) {
  const {
    src,
    alt,
    width,
    height,
    srcSet,
    sizes,
    sources = [],
    priority,
    onStateChange,
    className,
    style,
    children,
  } = props;
  const [seen, setSeen] = useState<{ src: string; state: PlateState }>({ src, state: 'loading' });
  const state = seen.src === src ? seen.state : 'loading';
  const image = useRef<HTMLImageElement>(null);
  const report = useRef(onStateChange);
  report.current = onStateChange;

  useEffect(() => {
    report.current?.(state);
  }, [state]);
  // A prerendered or cached picture may be complete before React listens.
  useEffect(() => {
    const { current } = image;
    if (current?.complete) setSeen({ src, state: current.naturalWidth > 0 ? 'loaded' : 'error' });
  }, [src]);

  return (
    <div
      className={cx('plate', className)}
      data-state={state}
      data-view={props['data-view']}
      data-priority={priority || undefined}
      // Custom properties are not in React's CSSProperties.
      style={{ '--shape': `${width} / ${height}`, ...style } as CSSProperties}
      aria-busy={state === 'loading' || undefined}
    >
      <picture>
        {sources.map((source) => (
          <source key={source.type + source.media} {...source} {...(sizes ? { sizes } : {})} />
        ))}
        <img
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          {...(srcSet ? { srcSet } : {})}
          {...(sizes ? { sizes } : {})}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setSeen({ src, state: 'loaded' })}
          onError={() => setSeen({ src, state: 'error' })}
        />
      </picture>
      {children}
    </div>
  );
}
