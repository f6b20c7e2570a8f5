/** Tokens are sewing buttons: so many, sewn on their card in rows. */
export function ButtonCard({ tokens }: { tokens: number }) {
  return (
    <span className="button-card" aria-hidden="true">
      {Array.from({ length: tokens }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <i key={nth} />
      ))}
    </span>
  );
}
