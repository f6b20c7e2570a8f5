/** Curses of Hindi in its own letters, over `keptText`, and in ours, over `plainText`; every repetition is bounded. */
import { rule } from './rule.ts';

/** A dot below, which some write. */
const N = '\u093c?';

/** Whole words: रोड and रंडी differ by their signs alone, लंड and लंड्री by what follows. */
export const COARSE_IN_HINDI = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    `(?:मादर|मदर|बहन|बेहन|भैन|भेन) ?चो(?:द|दो|दू)[\\p{L}\\p{M}]{0,4}`,
    `मादर ?जात`,
    `चूति(?:या|ये|यो|यों|यापा|ए)|चूत`,
    `भोस${N}ड${N}[ािीे]?[\\p{L}\\p{M}]{0,4}|भोसड${N}ी ?के`,
    `लंड|लण्ड|लौड${N}[ािीे]?|लौडे|लवड${N}[ािीे]?`,
    `गा[ंँ]ड(?:ू|ु)?|गाण्डू?`,
    `झा[ंँ]?ट(?:ू|ों|े)?`,
    `रंडी(?:बाज|बाज़)?|रण्डी|रंडियों?|छिनाल|भड${N}(?:वा|वे|ुआ|ुए)`,
    `हरामी|हरामज${N}ाद[ािीे]|हराम ?खोर`,
    `कुत(?:िया|्ते की औलाद|्ती कमीनी)|कुत्ते कमीने`,
    `साल[ािीे] (?:कुत्त|कुति|कमीन|हराम|चूति)[\\p{L}\\p{M}]{0,4}`,
    `तेरी मा[ंँ]? (?:की (?:चूत|आँख)|का भोस[\\p{L}\\p{M}]{0,5})|तेरी मा[ंँ] की(?=\\s*[,!.।]|$)`,
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'u',
);

export const COARSE_IN_HINGLISH = rule(
  'bho+s(?:a|i)?d+(?:i|a|e|y|ii)(?: ?(?:ke|ka|ki|wal[aei]))?',
  'bho+sdi?(?:ke|ka|ki|wal[aei])',
  'la(?:u|v|w|o)d[aei](?: (?:ke|ki|ka))?(?= ,|$| (?:shirt|wal[aei]|ka|ke|ki|log|lag|baal|sale|saale)(?!\\p{L}))',
  'randi (?:rona|kha+na|ba+z|log|aurat|sa+li|ki (?:aulad|bachi|bacchi))',
  'rand(?:wa|wo)',
  'hara+m(?:za+d[aie]|kho+r)',
  'harami(?= (?:sa+l|kahi|log|kutt|aa?dmi|insa+n|ka|ki)| ,|$)',
  'kutt?[aei] (?:ki aula+d|kamin[aei]|sa+l[aei])',
  'sa+l[aei] (?:kutt|kuti|kami|hara|chu+t|madar|ga+nd|suar)\\p{L}{0,6}',
  'ga+ndu+',
  'jha+n?t(?:u|e|o|on)?(?= (?:bara+bar|ke|ka|ki)| ,|$)|jha+ntu+',
  '(?:ter|tumha+r|tumhar)[iey] ma+ k[aie] (?:bho|chu|cho|ga+n|lo+d|lau)\\p{L}{0,8}',
  'teri ma+ ki(?= ,|$)',
  'madar ?ja+t',
  'chu+ti?y(?:a|e|o|on|um|apa|appa)|chu+tiy?e|chu+t ?ma+ri\\p{L}{0,3}',
  'lodu|lo+ra l\\p{L}{2,4}|bsdk|bkl|mkc|mkb',
  '(?:mc|bc) (?:kya|tu|sa+l[aei]|log|ya+r|hai|ye|kaun|teri|bc|mc)',
  '(?:hai|log|kya|sa+le) (?:mc|bc)(?= ,|$)',
  'chhina+l|bhadw[ae]|bhadv[ae]',
);
