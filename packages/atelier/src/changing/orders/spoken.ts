/** Who may speak of it: the buyer, the wearer, their kin. */
const KIN =
  "client|customer|buyer|bride|groom|madam|ma'?am|mam|sir|mummy|mum|mom|mother|papa|dad|daddy|father|aunty|auntie|aunt|uncle|dadi|nani|granny|grandma|grandmother|grandfather|grandpa|didi|sister|brother|bhabhi|husband|wife|son|daughter|boss|designer|stylist|photographer|buyer|party|family|girl|boy|lady|guy|mil|saas|friend|boyfriend|girlfriend|fianc[eé]e?";
export const WHO = `(?:(?:(?:the|my|our|her|his|their|this|bride's|groom's|client's) )?(?:${KIN})(?:[ -]in[ -]law)?(?: ji)?|she|he|they|we|i)`;
const WANTS =
  "(?:'s |is |are |was |has been |have been )?(?:also |only |just |now |really |actually |still )?(?:wants?|wanted|wanting|asks?|asked|asking|says?|said|saying|prefers?|requests?|requested|requesting|insists?|insisting|suggests?|suggested|demands?|would like|would love|would prefer|'d like|'d love|'d prefer)";
const TO =
  '(?: (?:for|on|that|if|it|them))?(?: (?:to have|to see|to be|to wear|to get))?(?: (?:it|them))?(?: (?:to be|in|as))?';
const FIRST = new RegExp(
  `^(?:and |but |also |so )?${WHO} ?${WANTS}(?: (?:for|on|that|if|to have|to see|to wear|to get))?(?: (?:it|them) (?:to be )?(?=\\S))? `,
);
const MIDDLE = new RegExp(`^(.+?) ${WHO} ?${WANTS}${TO} (.+)$`);
const LAST = new RegExp(` ${WHO} ?(?:${WANTS}|thinks?|feels?)(?: (?:so|it|this))?$`);
const ALONE = new RegExp(
  `^(?:says|said|asks|insists) ${WHO}$|^${WHO} ?(?:${WANTS}|thinks?|feels?)(?: (?:so|it|this|na))*$`,
);
const LEAD =
  /^(?:(?:hi|hello|hey|umm*|hmm*|erm*|please|pls|plz|kindly|also|and|then|now|so|ok|okay|but|well|actually|just|maybe|perhaps|ma'?am|mam|madam|sir|bhaiya|didi|bhai|ji|thanks|next|first|second|lastly|finally|oh|nah|nope|dear|professor|only thing) )+/;
const ASK =
  /^(?:(?:can|could|may|would|will|shall|should) (?:we|i|you|u)(?: please| kindly| also| just| maybe)*(?: (?:see|try|have|do|get|show|make))?|(?:i|we)(?:'d| would)? (?:like|love|want|need|prefer)(?: you)? to(?: (?:see|try|have|get))?|(?:i|we)(?:'d| would) (?:rather|prefer)(?: if)?(?: (?:it|they|that|those)(?: (?:was|were|is|are|be))?)?|(?:i|we)(?:'m| am|'re| are| was| were) (?:thinking|hoping|looking)(?: (?:of|about|for))?(?: maybe)?|(?:is it|would it be|will it be) possible (?:for you )?to(?: (?:see|have|get))?|let's|lets|let us|(?:i|we) (?:want|need)|try|how about|what about|what if)(?: (?:it|this|that|the look|the outfit|the whole thing)(?= (?:in|with|without|on|from|as|only)\b))? /;
const TAIL =
  /(?:,? (?:please|pls|plz|na|ji|ok|okay|thanks|thank you|thx|yaar|bhai|if possible|for (?:this|that|the|my|our) (?:client|customer|bride|lady|party)|for (?:her|him|me|us|them)|you know|i think|dear))+$/;
const WHY =
  / (?:because|bcoz|coz|cuz|since|(?<!\b(?:same|as)\b.{0,40})as (?:she|he|they|it|the|her|his|this|that)|so that|so (?:she|he|they|we|i|you|people|one) (?:can|could|will|looks?|feels?)|otherwise|or else|kyunki|kyonki)\b.*$/;

/** Why stands before what is wished: 'it is cold there so please close the front'. */
const SO =
  /^.{4,90}? so,? (?=(?:please|pls|kindly|can (?:you|we)|could (?:you|we)|we (?:need|want)|i (?:need|want)|make|remove|close|add|change|give|take|put|no)\b)/;

/** What is meant to be so should be so. */
export const MEANT = /\b(?:is|are|was|were) (?:meant|supposed|intended) to be\b/;

/** Whether words only say who says it. */
export const isOnlyWho = (clause: string): boolean => ALONE.test(clause);

/** A clause as a wish: without who wishes it, how it is asked and why. Lower case in and out. Pure. */
export function wishIn(clause: string): string {
  let left = clause.replace(MEANT, 'should be').replace(SO, '').replace(WHY, '').replace(TAIL, '').replace(LEAD, '');
  left = left.replace(FIRST, '').replace(MIDDLE, '$1 $2').replace(LAST, '');
  return left.replace(LEAD, '').replace(ASK, '').replace(LEAD, '').replace(TAIL, '').trim();
}
