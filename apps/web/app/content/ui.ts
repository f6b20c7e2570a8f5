/** Words of the design system's own components. */
export const UI = {
  button: {
    /** After the number of tokens that a press takes, where they were given. */
    free: 'free',
  },
  dialog: {
    close: 'Close',
  },
  moreButton: {
    showAll: 'Read all of it',
    showLess: 'Show less',
  },
  passwordInput: {
    hidePassword: 'Hide password',
    showPassword: 'Show password',
  },
  slider: {
    betweenAnd: (value: string | number, ends: string | number, ends2: string | number) =>
      `${value}, between ${ends} and ${ends2}`,
  },
  strengthHint: {
    mustBeAtLeast: (min: string | number) => `Must be at least ${min} characters`,
    easyToGuessMake: 'Easy to guess: make it longer, or put unlike words together',
    fairAFewMore: 'Fair: a few more characters would make it strong',
    strong: 'Strong',
  },
} as const;
