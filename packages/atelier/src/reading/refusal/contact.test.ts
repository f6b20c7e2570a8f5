import { describe, expect, it } from 'vitest';
import { holdsContact } from './contact.ts';
import { NOBODY_ELSEWHERE, PLAINLY_ELSEWHERE } from './contact-plain.fixture.ts';
import { INNOCENT_CAPTIONS } from './innocent-captions.fixture.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('a telephone number is found, however it is set apart or spelled', () => {
  it.each(
    lines(`
      +91 98765 43210
      9876543210
      98765-43210
      (987) 654-3210
      987.654.3210
      +44 20 7946 0958
      020 7946 0958
      06 12 34 56 78
      +1 (555) 010-9999
      0091 9876543210
      9 8 7 6 5 4 3 2 1 0
      9-8-7-6-5-4-3-2-1-0
      98, 76, 54, 32, 10
      9_8_7_6_5_4_3_2_1_0
      red lehenga 9876543210 for sale
      order:9876543210
      riya9876543210
      x9876543210x
      call me nine eight seven six five four three two one zero
      nine eight seven six five four three two one oh
      ninety eight seventy six fifty four thirty two ten
      nine double eight seven six five four triple three
      nau aath saat chhe paanch char teen do ek shunya
      नौ आठ सात छह पांच चार तीन दो एक शून्य
      ९८७६५४३२१०
      ９８７６５４３２１０
      9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣
      98765 and then 43210
      98765S5432O
      call 555-0142
      whatsapp me on 555 0142
      call for orders: 2345678
      98seven65four3210
      98 76 54 32 10
    `),
  )('%s', (words) => {
    expect(holdsContact(words)).toBe(true);
  });
});

describe('an address of the web or of mail is found, written or spelled', () => {
  it.each(
    lines(`
      https://toile.example/a
      hxxps://toile.example
      www.toile.fashion
      www dot toile dot fashion
      toile.com
      Toile.COM/shop
      toile . com
      visit toile dot xyz
      toile dot xyz
      toile(dot)xyz
      toile [dot] in
      t(dot)me slash abc
      t.me/abc
      wa.me/919876
      bit.ly/2abc
      discord.gg/abcd
      find it at toile.in today
      more at our site toile.shop
      toile.in
      toile dot co dot in
      our shop is toile.store/red
      visit toile dot shop
      toiledotcom
      ｔｏｉｌｅ．ｃｏｍ
      toile.cоm
      asha@example.com
      asha at gmail dot com
      asha [at] mail [dot] com
      asha(at)toile.in
      asha @ gmail
      asha at the rate gmail
      gmail.com, asha
    `),
  )('%s', (words) => {
    expect(holdsContact(words)).toBe(true);
  });
});

describe('a name on another service is found', () => {
  it.each(
    lines(`
      @toile_girl
      follow @toilegirl
      dm @asha.k
      @ toile_girl
      my insta is at toile underscore girl
      insta: toilegirl
      ig - toilegirl
      IG toile.girl
      instagram id toilegirl
      insta is toilegirl
      snap: abc_123
      my snap: abc
      add my snap abc_123
      sc: abc_123
      telegram: abc
      tg abc_123
      whatsapp: asha99
      find me on insta
      follow me on instagram
      dm me on ig
      text me on signal
      discord: asha#1234
      youtube: ashasews
      fb/asha.sews
      username: asha_99
      follow asha_sews
      toile underscore girl
      मेरी इंस्टा: asha_k
      snapchat asha99
      insta pe aa jao asha_ki_silai
      telegram par dhoondo asha
      whats app karo, number bio mein
      search Asha Silai on youtube
      find me on the gram: ashastitches
      asha ka fb page: Asha Silai Centre
    `),
  )('%s', (words) => {
    expect(holdsContact(words)).toBe(true);
  });
});

describe('a name on another service that stands there plainly is found', () => {
  it.each(PLAINLY_ELSEWHERE)('%s', (words) => {
    expect(holdsContact(words)).toBe(true);
  });
  it.each(NOBODY_ELSEWHERE)('nobody is found by: %s', (words) => {
    expect(holdsContact(words)).toBe(false);
  });
});

describe('captions as people write them hold none', () => {
  it('has two hundred of them', () => {
    expect(new Set(INNOCENT_CAPTIONS).size).toBeGreaterThanOrEqual(200);
  });
  it.each(INNOCENT_CAPTIONS)('%s', (words) => {
    expect(holdsContact(words)).toBe(false);
  });
});
