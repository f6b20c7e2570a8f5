import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LITTLE_WORDS } from '#atelier/lexicon/hindi/little-words.ts';
import { read } from '#atelier/read.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { inEnglish } from './in-english.ts';

describe('Hindi is put in the order of English', () => {
  it.each([
    ['लाल अनारकली सूट सुनहरी कढ़ाई', 'red anarkali suit with gold embroidery'],
    ['laal anarkali golden kadhai ke saath', 'red anarkali with golden embroidery'],
    ['golden kadhai ke saath laal anarkali', 'red anarkali with golden embroidery'],
    ['laal kurta safed pajama ke saath', 'red kurta with white pyjama'],
    ['lehenge ka border sunehra', 'lehenga with gold border'],
    ['gulabi border wali saree', 'saree with pink border'],
    ['bina border ki saree', 'saree without border'],
    ['saree border ke bina', 'saree without border'],
    ['kurte ke gale par kadhai', 'kurta with embroidery on the neck'],
    ['kadhai gale aur baju par', 'embroidery on the neck and sleeves'],
    ['kale kurte ke upar laal jacket', 'red jacket over black kurta'],
    ['laal saree mein dulhan', 'bride in red saree'],
    ['दुपट्टा पीला', 'yellow dupatta'],
    ['kurti jiska gala gol ho', 'kurti with round neck'],
    ['kadhai nahi chahiye', 'without embroidery'],
    ['laal anarkali ki tarah, heels nahi juttiyan', 'red anarkali, without heels, jutti'],
    ['gown, baazu lambe lekin dupatta nahi chahiye', 'gown, long sleeves, without dupatta'],
    ['kurti pe chhote butte silver ke', 'kurti with silver small motifs'],
    ['hari saree gote wala kinara ki', 'green saree gota border'],
    ['शादी के लिए लाल लहंगा', 'for wedding, red lehenga'],
    ['काली जैकेट। सफेद शर्ट', 'black jacket. white shirt'],
  ])('%s → %s', (hindi, english) => {
    expect(inEnglish(hindi).text).toBe(english);
  });
});

describe('a word is the same however it is spelt', () => {
  it.each([
    ['red', 'laal lal लाल'],
    ['embroidery', 'kadhai karhai kadhaai kadhayi kaddhai कढ़ाई कढाई'],
    ['lehenga', 'lehenga lahenga lahanga लहंगा लहँगा'],
    ['white', 'safed safaid saphed सफेद सफ़ेद'],
    ['black', 'kaala kaali kaale kala काला काली काले'],
    ['bangles', 'chudi chudiyan choodi churi churiyan चूड़ी चूड़ियाँ चूड़ियां'],
    ['gold', 'sunehra sunahri sunehri sunahara सुनहरा सुनहरी सुनहरे'],
  ])('%s: %s', (english, spellings) => {
    for (const word of spellings.split(' ')) {
      expect(inEnglish(`mujhe ${word} chahiye`).text, word).toBe(english);
    }
  });
});

describe('English stays English', () => {
  it.each([
    'a red dress with gold embroidery and a belt',
    'Men Beige Embroidered Sherwani Set with Maroon Stole',
    'men in pale suits, a hat on the pile',
    'lehenga in rani pink with gota patti and a net dupatta',
    'the main colour is tan, kale green shoes',
    'gala gown for a ball, moto jacket over it',
    'a photo taken in motion, nobody need care about the pillow',
    'tall woman, halka red dress',
  ])('%s', (words) => {
    expect(inEnglish(words).text).toBe(words);
  });

  it('among the words of another language only where that word is in company', () => {
    expect(inEnglish('hare').text).toBe('hare');
    expect(inEnglish('hare rang ki saree').text).toBe('green saree');
  });

  it.each(['own', 'more', 'blind'])('in every brief of the %s list that has no word of Hindi', (list) => {
    const lines = readFileSync(new URL(`../../../../../bench/read/${list}-prompts.jsonl`, import.meta.url), 'utf8');
    const changed = lines
      .trim()
      .split('\n')
      .map((line): { id: string; text: string } => JSON.parse(line))
      .filter(({ text }) => inEnglish(text).text !== text)
      .map(({ text }) => text);
    expect(changed.filter((text) => !/\b(?:lal|neela|hara|shaadi|jins)\b/.test(text))).toEqual([]);
  });
});

describe('what was read is underlined where it was written', () => {
  it.each([
    'लाल अनारकली सूट सुनहरी कढ़ाई',
    'golden kadhai ke saath laal anarkali, gale par moti',
    'मेरी बहन की शादी के लिए हल्के हरे रंग का लहंगा चाहिए, कुछअजीब शब्द',
  ])('%s', (words) => {
    const { understood, unread } = read({ words }, 1).reading;
    expect(understood.length).toBeGreaterThan(0);
    for (const { start, end, text } of [...understood, ...unread]) {
      expect(words.slice(start, end)).toBe(text);
      expect(text.trim()).not.toBe('');
    }
  });

  it('each quality at its own word', () => {
    const words = 'लाल अनारकली सुनहरी कढ़ाई';
    const found = read({ words }, 1).reading.understood.map(({ as, text }) => `${as} ${text}`);
    expect(found).toEqual(expect.arrayContaining(['colour लाल', 'garment अनारकली']));
  });

  it('with words nobody knows told as they were written', () => {
    expect(draftOf('लाल कुर्ता टिम्बकटू').unread.map(({ text }) => text)).toEqual(['टिम्बकटू']);
  });
});

it('reads both scripts as it reads the English', () => {
  const looks = ['red anarkali with golden embroidery', 'laal anarkali golden kadhai ke saath'].map(
    (words) => read({ words }, 1).garments,
  );
  const [english, hindi] = looks.map((garments) =>
    garments.map(({ kind, cloth, details }) => [kind, cloth.colour.name, details.map(({ id }) => id)]),
  );
  expect(hindi).toEqual(english);
});

it('takes no longer for a text without end', () => {
  const words = 'लाल साड़ी का बॉर्डर के साथ और '.repeat(800);
  expect(inEnglish(words).text.length).toBeGreaterThan(words.length / 4);
});

it('puts whatever is said in order, however little words and the rest follow each other', () => {
  const little = Object.values(LITTLE_WORDS).map((phrases) => phrases.split(',')[0]?.trim() ?? '');
  const words = [...little, 'laal', 'kurta', 'gala', 'dulhan', 'shaadi', 'shabd'];
  for (const a of words)
    for (const b of words)
      for (const c of words) {
        const said = `${a} ${b} ${c} hai`;
        expect(inEnglish(said).text.length, said).toBeLessThan(120);
      }
});
