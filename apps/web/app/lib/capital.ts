/** 'linen kurta' → 'Linen kurta': a name that stands by itself. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
