/**
 * Ways in which people ask for it, by what is asked: X is what it is of, V how it should be or what is put on or taken off, W the colour
 * it has. English, short forms and Hindi in Latin letters.
 */
export const FRAMES = {
  quality: [
    ...[
      'make the X V',
      'can u make the X V',
      'X in V pls',
      'X should be V',
      'change the X to V',
      'could you do the X in V?',
    ],
    ...[
      'i want the X V',
      'same but X in V',
      'same thing only in V, the X',
      'X V kar do',
      'X ko V kar do',
      'X V chahiye',
    ],
    ...[
      'the X needs to be V',
      'the X, make it V',
      'what if the X was V',
      'do you have the X in V?',
      'she wants the X V',
    ],
    ...[
      'X: V',
      'X V, rest same',
      'hmm the X, maybe V?',
      'lets go V on the X',
      "I'd prefer the X in V",
      'V for the X please',
    ],
    ...[
      'madam is asking X in V',
      'turn the X V',
      'V X instead',
      'a V X would be better',
      'give her a V X',
      'how about a V X',
    ],
    ...[
      'X not W, V',
      'the X is too dull, V instead',
      'want X colour V',
      'X colour to V',
      'put V on the X',
      'V X please, nothing else',
    ],
    ...['only the X V', 'the X V n thats it', 'V coloured X', 'replace the X colour with V', 'X to be in V'],
  ],
  part: [
    ...['make the X V', 'X V pls', 'X should be V', 'change the X to V', 'can we have V X', 'V X please', 'i want V X'],
    ...[
      'same but with V X',
      'X V kar do',
      'X ko V karo',
      'the X needs to be V',
      'what if the X were V',
      'she wants V X',
    ],
    ...[
      'with V X instead',
      'give it V X',
      'V X n rest same',
      'V X, not what it has now',
      'could the X be V?',
      'it should have V X',
    ],
    ...['do V X', "I'd rather have V X", 'switch to V X', 'X - V', 'want the X to be V', 'go for V X'],
  ],
  compare: [
    ...[
      'make the X V',
      'X V pls',
      'X should be V',
      'a bit V X',
      'X a bit V',
      'can u make the X a little V',
      'X thoda V karo',
    ],
    ...['the X needs to be V', 'i want the X V', 'the X slightly V please', 'could the X be V?', 'she wants the X V'],
    ...['same but X V', 'make X much V', 'the X V, rest same', 'V X'],
  ],
  put: [
    ...[
      'add V',
      'add V to the X',
      'put V on the X',
      'X with V',
      'can u add V on the X',
      'i want V on the X',
      'give the X V',
    ],
    ...[
      'the X should have V',
      'V on the X pls',
      'X pe V lagao',
      'X mein V chahiye',
      'could the X have V?',
      'some V on the X',
    ],
    ...['same but with V on the X', 'she wants V on the X', 'how about V on the X?'],
  ],
  off: [
    ...[
      'no V',
      'remove the V',
      'take off the V',
      'lose the V',
      'without V',
      'V off',
      'V hatao',
      'V hata do',
      'drop the V',
    ],
    ...['get rid of the V', 'the V should go', 'no V pls', 'i dont want the V', 'V not needed', 'can u remove the V?'],
    ...[
      'take the V away',
      'minus the V',
      'same but no V',
      'same without the V',
      'not a fan of the V, remove it',
      'skip the V',
    ],
    'V nahi chahiye',
  ],
  on: [
    ...[
      'add V',
      'give her V',
      'give him V',
      'with V',
      'put V',
      'can u add V',
      'i want V too',
      'V bhi',
      'she should wear V',
    ],
    ...['add V pls', 'how about V?', 'throw in V', 'also V', 'could they have V', 'V add karo', 'needs V', 'V pehnao'],
    ...['pair it with V', 'and V'],
  ],
  swap: [
    ...['V instead of the X', 'swap the X for V', 'change the X to V', 'replace X with V', 'X should be V'],
    ...[
      'make it V instead of X',
      'not X, V',
      'could the X be V?',
      'V rather than X',
      'X out, V in',
      'lose the X, put V',
    ],
    ...['swop X 4 V', 'turn the X into V', 'i want V not X', 'X ki jagah V'],
  ],
} as const;

export type Manner = keyof typeof FRAMES;

/** What joins two wishes in one breath. */
export const JOINTS = [', ', ' and ', ', and ', '. ', ' n ', ', also ', ' plus ', ' and then '] as const;
