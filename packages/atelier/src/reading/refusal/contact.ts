/** Words that lead whoever reads them to somebody elsewhere. For what others read: a brief may hold them, as nobody but its writer sees it. */
import { AT_HANDLE, MAIL_ADDRESS, NAME_ELSEWHERE, WEB_ADDRESS } from '#atelier/lexicon/language/contact.ts';
import { visibleText } from './plain-text.ts';
import { holdsTelephone } from './telephone.ts';

const ELSEWHERE: readonly RegExp[] = [...WEB_ADDRESS, ...MAIL_ADDRESS, AT_HANDLE, ...NAME_ELSEWHERE];

/** Letters beyond this are not read. */
const LONGEST_TEXT = 4000;

/** Whether words hold a telephone number, an address of the web or of mail, or what somebody is called on another service. Cheap, and linear. */
export function holdsContact(words: string): boolean {
  const visible = visibleText(words.slice(0, LONGEST_TEXT)).replace(/\s+/g, ' ').trim();
  return holdsTelephone(visible) || ELSEWHERE.some((pattern) => pattern.test(visible));
}
