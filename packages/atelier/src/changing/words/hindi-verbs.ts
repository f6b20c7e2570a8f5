/** What is meant by the verbs of an edit in Hindi, in Latin letters, which the reader of briefs has no use for. */
const VERB = '(?:kar(?:o|na|do| do| dena| dijiye)?|bana(?:o|do| do| dijiye)|chahiye|rakho|ho)';
const OFF =
  /\b(\w+(?: \w+)?) (?:ko )?(?:hata(?:o|do|na| do| dijiye| dena)|nikal(?:o|do| do| dijiye)|nahi(?:n)? chahiye|mat (?:do|rakho|dikhao))\b/g;
const ON =
  /\b(\w+(?: \w+)?) (?:bhi )?(?:laga(?:o|do| do| dijiye)|daal(?:o|do| do| dijiye)|pehna(?:o|do| do)|jod(?:o| do)|add kar(?:o|do| do| dijiye))\b/g;
const MADE = new RegExp(`\\b(\\w+)(?: ko| ki| ka| ke)? ((?:\\w+ ){0,3}?\\w+) ${VERB}\\b`, 'g');
const DEGREES: Readonly<Record<string, string>> = {
  thoda: 'a bit',
  thodi: 'a bit',
  zyada: 'much',
  bahut: 'much',
  aur: 'more',
};
const COMPARED: readonly (readonly [RegExp, string])[] = [
  [/^lamb[aei]$/, 'longer'],
  [/^ch?h?ot[aei]$/, 'shorter'],
  [/^(?:dheel|dhil)[aei]$|^loose$/, 'looser'],
  [/^(?:tight|tang|kas[aei])$/, 'tighter'],
  [/^gehr[aei]$/, 'deeper'],
  [/^halk[aei]$/, 'lighter'],
  [/^(?:uncha|unchi|oonch[aei])$/, 'higher'],
];

/** 'Kurta ko thoda lamba karo' is 'kurta a bit longer'; words without such a verb stay as they are. */
export const hindiVerbs = (words: string): string =>
  words
    .replace(OFF, 'remove $1')
    .replace(ON, 'add $1')
    .replace(MADE, (all, what: string, how: string) => {
      const said = how
        .split(' ')
        .map((word) => DEGREES[word] ?? COMPARED.find(([hindi]) => hindi.test(word))?.[1] ?? word);
      return said.join(' ') === how && !/ (?:ko|ki|ka|ke) /.test(all)
        ? `${what} ${how}`
        : `make ${what} ${said.join(' ')}`;
    });
