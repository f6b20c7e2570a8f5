type PublicWords = typeof import('@toile/atelier/public-words');

let loading: Promise<PublicWords> | undefined;

/** The judge of words by their letters. Its patterns take longer to make than all that a start needs, so they are made beside it. */
export const publicWords = (): Promise<PublicWords> => (loading ??= import('@toile/atelier/public-words'));
