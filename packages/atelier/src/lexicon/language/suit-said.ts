/** A kurta with what goes with it, as it is called in the shop; not the jacket and trousers of a tailor's. */
export const SUIT_SAID = /\b(?:salwar |ladies |punjabi )?suit\b(?! (?:jacket|trousers|pants))/g;
