/** The border of what is draped, called its edge. */
export const EDGE_SAID = /\b(dupatta|saree|sari|stole|shawl|lehenga)(?:'s)? (?:edges?|edging|sides)\b/g;
