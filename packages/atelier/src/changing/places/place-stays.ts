/** What is told where a change names a place or the weather: a brief's are drawn, and a change has none. */
export const PLACE_STAYS = 'the place and the weather of a picture stay as they are: a new brief may name others.';
