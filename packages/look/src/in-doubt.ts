/** What a Look says that was dressed as the young may be: nothing says that whoever wears it is grown. A page may say it in its own language. */
export const IN_DOUBT =
  'The words do not say that whoever wears this is grown, so it is drawn as the young may wear it. Call her a woman, or him a man, and it is drawn as it was asked.';
