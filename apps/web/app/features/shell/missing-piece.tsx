/** 404, with a pattern piece cut out where the 0 should be. */
export function MissingPiece() {
  return (
    <div className="missing" aria-hidden="true">
      <span>4</span>
      <svg viewBox="0 0 92 120" fill="none" stroke="currentColor" aria-hidden="true">
        <ellipse cx="46" cy="60" rx="44" ry="58" strokeWidth="2.2" />
        <ellipse cx="46" cy="60" rx="34" ry="47" strokeWidth="1.8" strokeDasharray="7 5" opacity=".75" />
        <path d="M46 32v56M39 41l7-9 7 9M39 79l7 9 7-9" strokeWidth="2" />
      </svg>
      <span>4</span>
    </div>
  );
}
