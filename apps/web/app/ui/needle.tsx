import { useState } from 'react';

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
      <svg
        className="needle-eye"
        style={{ left: `calc((100% - 52px) * ${percent / 100})` }}
        viewBox="0 0 60 16"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d="M0 8.8C18 6 40 5.2 52 6.2a2 2 0 0 1 0 4C40 11 18 10 0 8.8Z" />
        <ellipse cx="48" cy="8.2" rx="4" ry=".9" fill="var(--needle-ground, var(--paper))" />
      </svg>
    </div>
  );
}
