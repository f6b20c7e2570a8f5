/** Pixels of a side of the pictures that accounts have. */
export const FACE_SIDE = 512;
