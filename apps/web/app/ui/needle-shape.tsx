/** A needle that leads with its point and draws its thread by the eye. */
export const NeedleShape = ({ left }: { left?: string }) => (
  <svg
    className="needle-eye"
    {...(left !== undefined && { style: { left } })}
    viewBox="0 0 60 16"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="M60 8.8C42 6 20 5.2 8 6.2a2 2 0 0 0 0 4C20 11 42 10 60 8.8Z" />
    <ellipse cx="12" cy="8.2" rx="4" ry=".9" fill="var(--needle-ground, var(--paper))" />
  </svg>
);
