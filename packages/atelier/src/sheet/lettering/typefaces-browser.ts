/** In a browser whoever draws says where the typefaces lie; until they are there, others stand in. */
export {};
