/** The provider's own mark, in the colours it asks for. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.600v5.500h7.100c4.2-3.8 6.6-9.5 6.6-16.100z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.400l-7.1-5.500c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.100H4.300v5.700A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.7 28.100a13.3 13.3 0 0 1 0-8.400V14H4.300a22 22 0 0 0 0 19.800z" />
      <path
        fill="#ea4335"
        d="M24 10.800c3.2 0 6.1 1.1 8.4 3.300l6.3-6.300A22 22 0 0 0 4.3 14l7.4 5.700c1.7-5.2 6.6-8.9 12.3-8.900z"
      />
    </svg>
  );
}
