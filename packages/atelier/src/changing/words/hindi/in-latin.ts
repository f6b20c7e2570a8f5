import { GARMENTS_AS_WRITTEN, GARMENTS_BY_EAR } from '#atelier/lexicon/hindi/by-ear.ts';
import { englishOf, hear } from '#atelier/reading/hindi/by-ear.ts';
import { isDevanagari } from '#atelier/reading/hindi/sounds.ts';

/** Letters of Devanagari as people write them in ours; what it breathes is written with an h. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ृ': 'ri',
    'ॉ': 'o',
    'ॅ': 'e',
  },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
};
const NASALS = /[ंँ]/;
const NUKTA = '\u093C';
const VIRAMA = '\u094D';

interface Syllable {
  onset: string;
  /** Empty where the vowel is not spoken. */
  vowel: string;
  /** It is the 'a' that every consonant has of itself. */
  isOwn: boolean;
}

function syllablesOf(word: string): Syllable[] {
  const letters = [...word.normalize('NFD')].filter((letter) => letter !== NUKTA);
  const out: Syllable[] = [];
  for (const [i, letter] of letters.entries()) {
    const next = letters[i + 1] ?? '';
    const consonant = CONSONANTS[letter];
    const sign = SIGNS[next];
    if (consonant)
      out.push({ onset: consonant, vowel: sign ?? (next === VIRAMA ? '' : 'a'), isOwn: !sign && next !== VIRAMA });
    else if (NASALS.test(letter)) out.push({ onset: /[पफबभम]/.test(next) ? 'm' : 'n', vowel: '', isOwn: false });
    else if (VOWELS[letter]) out.push({ onset: '', vowel: VOWELS[letter], isOwn: false });
    else if (!SIGNS[letter] && letter !== VIRAMA) out.push({ onset: letter, vowel: '', isOwn: false });
  }
  return out;
}

/** The own 'a' of a consonant is silent at the end, and before a consonant that has a vowel where one stands before it. */
const latinOf = (word: string): string => {
  const all = syllablesOf(word);
  return all
    .map(({ onset, vowel, isOwn }, i) => {
      const [before, next] = [all[i - 1], all[i + 1]];
      const isSilent =
        isOwn &&
        i > 0 &&
        (next === undefined || (before?.vowel !== '' && next.onset !== '' && next.vowel !== '' && !next.isOwn));
      return `${onset}${isSilent ? '' : vowel}`;
    })
    .join('');
};

/** Words of an edit that are Hindi's own, whatever English they sound like. */
const OWN =
  /^(?:kar\w*|ko|ka|ki|ke|do|de|dena|ho|hona|hata\w*|nikal\w*|laga\w*|dal\w*|pehna\w*|pahna\w*|bana\w*|rakh\w*|chahie?y?e?|na|nah?in?|nahi|mat|bina|aur|par|pe|me|men|mein|se|tak|sirf|bas|thod[aie]|zyada|jyada|bahut|kam|lamb[aei]|chh?ot[aei]|dhil[aei]|tang|gahr[aei]|halk[aei]|chaud[aei]|bad[aei]|mot[aei]|patl[aei]|pur[aei]|aadh[aei]|gol|sad[aei]|baa?[zj]u|aa?stin|gal[ae]|rang|lambai|gher[ae]?|kamar|juti|jut[aei]|chunni|dupatt[ae]|kinari|jeb|pichh?e|aage|samne|niche|upar|ek|bhi|jagah|ghutn\w*|takhn\w*|kohni|wala|wali|vala|vali|baki|sab|[vw]ais[aei]|[vw]ahi|jais[aei]|rah\w*|chhed\w*|chhu\w*|badal\w*|hi)$/;

/** Written as Hindi is in our letters, so that the verbs of an edit are known. */
const SPELT: Readonly<Record<string, string>> = {
  ...{
    pichhe: 'peeche',
    piche: 'peeche',
    niche: 'neeche',
    chahie: 'chahiye',
    nahin: 'nahi',
    nahi: 'nahi',
    nhi: 'nahi',
  },
  ...{ men: 'mein', mein: 'mein', vala: 'wala', vali: 'wali', vale: 'wale', aastin: 'aasteen', astin: 'aasteen' },
  ...{ gahra: 'gehra', gahri: 'gehri', gahre: 'gehre' },
  ...{ jute: 'joote', juta: 'joota', juton: 'joote', juti: 'jutti' },
};

/** English that shops write in Devanagari and that sounds like another word. */
const LOANS: Readonly<Record<string, string>> = {
  ...{
    sut: 'suit',
    bordar: 'border',
    batan: 'button',
    slivs: 'sleeves',
    sliv: 'sleeve',
    colar: 'collar',
    kolar: 'collar',
    kamiz: 'kameez',
    kamij: 'kameez',
    sari: 'saree',
  },
  ...GARMENTS_BY_EAR,
  ...{
    belt: 'belt',
    les: 'lace',
    net: 'net',
    plajo: 'palazzo',
    palajo: 'palazzo',
    hil: 'heel',
    baig: 'bag',
    jip: 'zip',
  },
  ...{
    tait: 'tight',
    luj: 'loose',
    lambai: 'lambai',
    nek: 'neck',
    dizain: 'design',
    dres: 'dress',
    paint: 'pant',
    paket: 'pocket',
    poket: 'pocket',
  },
};

const spelled = (word: string): string => (Object.hasOwn(SPELT, word) ? (SPELT[word] ?? word) : word);

/** Devanagari in our letters, English in it as English is spelt; anything else as it stands. Pure. */
export const inLatin = (words: string): string =>
  isDevanagari(words)
    ? words.replaceAll('।', '.').replace(/[\p{Script=Devanagari}\p{M}]+/gu, (word) => {
        const written = GARMENTS_AS_WRITTEN[word.normalize('NFD')];
        if (written !== undefined) return written;
        const latin = latinOf(word);
        const loan = Object.hasOwn(LOANS, latin) ? LOANS[latin] : undefined;
        return loan ?? (OWN.test(latin) ? spelled(latin) : (englishOf(hear(word), false) ?? latin));
      })
    : words;
