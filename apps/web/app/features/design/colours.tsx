const GROUNDS = ['paper', 'sheet', 'table', 'plate'] as const;
const INKS = [
  ['ink', 'text'],
  ['ink-2', 'long supporting text'],
  ['ink-3', 'hints, counts, what is not chosen'],
  ['action-ink', 'a word of the one action'],
  ['blue', 'focus, chosen, done'],
  ['danger', 'loss'],
] as const;
const EDGES = ['line', 'edge', 'action', 'blue-wash', 'danger-wash'] as const;

/** Every colour by its name, on the grounds it may stand on. Contrast is told in `styles/tokens.css`. */
export function Colours() {
  return (
    <>
      <div className="design-grounds">
        {GROUNDS.map((ground) => (
          <div
            key={ground}
            style={{ background: `var(--${ground})`, color: ground === 'plate' ? 'var(--on-plate)' : '' }}
          >
            <p className="label">--{ground}</p>
            {ground === 'plate'
              ? null
              : INKS.map(([ink, use]) => (
                  <p key={ink} className="small" style={{ color: `var(--${ink})` }}>
                    --{ink}: {use}
                  </p>
                ))}
          </div>
        ))}
      </div>
      <ul className="design-chips">
        {EDGES.map((edge) => (
          <li key={edge}>
            <i style={{ background: `var(--${edge})` }} />
            <span className="small">--{edge}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
