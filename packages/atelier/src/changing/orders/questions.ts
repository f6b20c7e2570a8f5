const ASKED =
  /^(?:and |but |also |so )?(?:is|are|was|were|does|did|which|why (?!not\b|don't\b|can't\b)|where|who|whose|when|how (?!about\b)|what (?!if\b|about\b)|will (?:it|this|that|she|he|they|the)|has|have (?:you|they)) (?!there\b|it possible\b)/;

/** Whether a segment asks something and wishes nothing: 'is the skirt silk?'. @param joint what stands behind it */
export const isQuestion = (text: string, joint: string): boolean => joint.includes('?') && ASKED.test(`${text} `);
