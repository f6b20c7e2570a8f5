/** Page units of the figure per centimetre of what it wears. */
export const UNITS = 6.3;
