/** 404, with a pattern piece cut out where the 0 should be. */
export function MissingPiece() {
  return (
    <div className="missing" aria-hidden="true">
      <span>4</span>
      <svg viewBox="0 0 92 120" fill="none" stroke="currentColor" aria-hidden="true">
        <ellipse cx="46" cy="60" rx="44" ry="58" strokeWidth="2" />
        <ellipse cx="46" cy="60" rx="36" ry="50" strokeWidth="1.5" strokeDasharray="7 5" />
        <path d="M46 30v60M42 37l4-7 4 7M42 83l4 7 4-7" strokeWidth="1.5" />
        <path d="M2 56.5 7 60l-5 3.5M90 56.5 85 60l5 3.5" strokeWidth="1.5" />
      </svg>
      <span>4</span>
    </div>
  );
}
