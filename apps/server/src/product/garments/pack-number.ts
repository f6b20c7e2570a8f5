/** A pack's number as it stands on its pages: `TP-0012`. */
export const packNumber = (number: number): string => `TP-${String(number).padStart(4, '0')}`;
