import { expect, test } from 'vitest';
import { wearWords } from './wear.ts';

test.each([
  ['Emerald silk slip dress', 'पन्ना-हरी रेशमी स्लिप ड्रेस'],
  ['Black wool coat', 'काला ऊनी कोट'],
  ['Blue cotton kurta and white churidar', 'नीला सूती कुर्ता और सफ़ेद चूड़ीदार'],
  ['Yellow georgette saree', 'पीली जॉर्जेट साड़ी'],
])('%s is %s', (english, hindi) => {
  expect(wearWords(english)).toBe(hindi);
});

test('a word without Hindi stays as it is', () => {
  expect(wearWords('Black zaffre kurta')).toBe('काला zaffre कुर्ता');
});
