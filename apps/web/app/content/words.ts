/** A text in another language has the same keys and the same blanks; a missing one is not of this type. */
export type Words<T> = T extends string
  ? string
  : T extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : { readonly [Key in keyof T]: Words<T[Key]> };
