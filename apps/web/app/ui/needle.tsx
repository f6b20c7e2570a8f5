import { useState } from 'react';
import { NeedleShape } from '#web/ui/needle-shape.tsx';

interface Props {
  label: string;
  /** 0 to 1; a fall is not shown. */
  progress: number;
}

/** A needle on its way along the seam. */
export function Needle({ label, progress }: Props) {
  const [furthest, setFurthest] = useState(progress);
  if (progress > furthest) setFurthest(progress);
  const percent = Math.round(Math.min(1, Math.max(0, furthest)) * 1000) / 10;
  return (
    <div
      className="needle"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <span className="needle-thread" style={{ width: `calc((100% - 52px) * ${percent / 100})` }} />
      <NeedleShape left={`calc((100% - 52px) * ${percent / 100})`} />
    </div>
  );
}
