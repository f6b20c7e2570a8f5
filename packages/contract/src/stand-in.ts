/** What a person is told of a design that the atelier drew because the image model could not, by the reason. */
export const STAND_IN = {
  unreachable: 'The image model could not be reached, so Toile drew this design by itself.',
  silent: 'The image model gave no answer, so Toile drew this design by itself.',
  'api-error': 'The image model could not make this picture, so Toile drew it by itself.',
  invalid: 'The image model sent no picture that can be shown, so Toile drew this design by itself.',
  incomplete: 'The image model sent no picture, so Toile drew this design by itself.',
  lost: 'The image model was interrupted, so Toile drew this design by itself.',
} as const;
