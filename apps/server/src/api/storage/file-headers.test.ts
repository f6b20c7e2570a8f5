import { expect, test } from 'vitest';
import { disposition } from './file-headers.ts';

test.each([
  ['../../etc/passwd', '__.._etc_passwd', '__.._etc_passwd'],
  ['C:\\Windows\\a.exe', 'C__Windows_a.exe', 'C__Windows_a.exe'],
  ['.bashrc', '_bashrc', '_bashrc'],
  ['gnp\u202eexe.zip', 'gnp_exe.zip', 'gnp_exe.zip'],
  ['a"b\r\nX: y', 'a_b__X_ y', 'a%22b__X_%20y'],
  ['क्\u200dष.jpg', '____.jpg', '%E0%A4%95%E0%A5%8D%E2%80%8D%E0%A4%B7.jpg'],
  ['crème.jpg', 'cr_me.jpg', 'cr%C3%A8me.jpg'],
])('a file called %j is saved where downloads are, under a name that says what it is', (name, ascii, encoded) => {
  const told = disposition('attachment', name);
  expect(told).toMatch(/^attachment; filename="[^"\\/]+"; filename\*=UTF-8''[^/\\]+$/);
  expect(told).toContain(`filename="${ascii}"`);
  expect(told.endsWith(`filename*=UTF-8''${encoded}`)).toBe(true);
  expect(decodeURIComponent(told)).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|"\.|'\./u);
});
