import { useEffect, useState } from 'react';

/** A value once it has stayed as it is for so many milliseconds, and undefined until then: who walks along a row passes much. */
export function useSettled<T>(value: T, rest: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled === value ? settled : undefined;
}
