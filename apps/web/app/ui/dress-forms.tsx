const PLACES = [0, 1, 2, 3, 4, 5];

/** Dress forms with nothing on them, each in the place of a sheet that is to come; as many as the row holds. */
export function DressForms({ count = PLACES.length }: { count?: number }) {
  return (
    <div className="dress-forms" aria-hidden="true">
      {PLACES.slice(0, count).map((place) => (
        <svg key={place} viewBox="0 0 150 200" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M69 34h12v10q15 3 24 11-1 19-8 35-3 6-1 12 6 15 7 32H47q1-17 7-32 2-6-1-12-7-16-8-35 9-8 24-11Z"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path d="M75 44v90M50 74q25 9 50 0M53 96q22 6 44 0M69 34q6-9 12 0" strokeWidth="1.2" strokeDasharray="4 4" />
          <path d="M75 134v36M56 178q19-14 38 0" strokeWidth="1.4" strokeLinecap="round" />
        </svg>
      ))}
    </div>
  );
}
