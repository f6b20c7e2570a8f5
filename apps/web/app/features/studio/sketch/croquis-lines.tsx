import type { SketchPlan } from '#web/features/studio/sketch/sketch-messages.ts';

/** The undressed figure of what is being drawn, as she will stand, and the places of what will stand beside her. */
export function CroquisLines({ croquis: { box, body, over, head, guides, slots } }: Pick<SketchPlan, 'croquis'>) {
  return (
    <svg
      className="croquis"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {slots.map(({ part, x, y, width, height }) => (
        <rect key={`${part} ${x} ${y}`} {...{ x, y, width, height }} className="croquis-slot" />
      ))}
      <path d={body} />
      <path d={body} className="croquis-body" />
      <path d={guides} className="croquis-guide" />
      <path d={over} />
      <path d={over} className="croquis-body" />
      <path d={head} />
      <path d={head} className="croquis-body" />
    </svg>
  );
}
