const PLACES = [70, 190, 310, 430, 550, 670, 790, 910, 1030, 1150, 1270, 1390];

/** An empty line of hangers, as long as the room. */
export function Hangers() {
  return (
    <svg
      className="hangers"
      viewBox="0 0 1460 110"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 30 H1460" strokeWidth="2" strokeDasharray="7 5" />
      {PLACES.map((x, n) => (
        <g key={x} transform={`translate(${x} 30) rotate(${(n % 3) * 3 - 3})`} strokeWidth="1.6" strokeLinejoin="round">
          <path d="M-7 -6 a8 8 0 1 1 11 11 q-4 3 -4 9 v6" strokeLinecap="round" />
          <path d="M0 20 L44 56 q6 6 -3 7 H-41 q-9 -1 -3 -7 Z" />
        </g>
      ))}
    </svg>
  );
}
