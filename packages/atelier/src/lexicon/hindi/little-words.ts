/** What holds a Hindi sentence together, by what it does to the words around it. */
export const LITTLE_WORDS = {
  of: 'ka, ki, ke',
  'with-before': 'ke sath, sath, ke sang, ke saath saath, se saja, se saji, se saja hua, se bhara, se bani',
  with: 'sath mein, sath me, uske sath, iske sath, jiske sath, jis mein, jismein, jisme, usmein, usme, isme, ismein, jis par, jispar, uspar, us par, uspe, jispe, jiska, jiski, jiske, uska, uski, uske, iska, iski, iske, sath hi, niche, andar, upar, upar se',
  without: 'bina, bin, bagair, baghair',
  'without-before': 'ke bina, ke bagair, ke bin',
  having: 'wala, vala',
  on: 'par, pe, ke upar ki taraf',
  in: 'mein, me, men, main',
  for: 'ke liye, ke lie, hetu, ke vaste, liye, ke mauke par, ke mauke, ke din',
  over: 'ke upar, ke uper',
  under: 'ke niche, ke andar, ke nichhe',
  and: 'aur, tatha, evam, va, or',
  either: 'ya, athva',
  not: 'nahi, nahin, na, mat, nahi chahiye, na ho, nahin chahiye, na hon, mat dena, mat lagana, nahi hona chahiye, na rakhna, nahi ho',
  is: 'hai, hain, ho, hon, chahiye, rahe, rakhna, rakhen, rakho, lagana, lagao, hona, hona chahiye, honi chahiye, hone chahiye, chahie, chahta hun, chahti hun, banvana hai, banvani hai, dikhao, dikhaiye, banao, banaiye, bana do, de do, pahnni hai, pahanna hai, bana dijiye, bana den, chaiye, pahan rakha hai, pahna hai, pahni hai, pahna tha, pahnungi, pahnunga, pehnungi, pehnunga, pehna hai, pehni hai, pehne hai, pahnna chahti hun, pehnna hai, pahnna chahta hun, pahnenge, silvana hai, silvani hai, banva do, bana dena, dilva do, dikha do, dikha dijiye, bataiye, pahne hai, pahne hue hai, dikhana, pahana hai',
  but: 'lekin, magar, parantu, kintu',
  colour: 'rang, varn',
  like: 'jaisa, jaise, ki tarah, ki tarah ka, jaisi',
  wearing:
    'pahne, pahni hui, pahna hua, pahne hue, pahankar, pahan kar, pahni, pahanti, pahan rakhi, pahanne, pahna, pehna, pehni, pehne, pehenne, pehnne, pehne hue, pehni hui, pehankar, oRhe, oRhe hue, oRhi hui, oRha hua, oRha, oRhi, oRhkar, oRh kar',
  nothing:
    'ek, h, pichhe, piche, koi, kuchh, mujhe, mere, mera, meri, apna, apni, apne, hamari, hamara, hamein, humko, mujhko, sundar, khubsurat, pyara, accha, acha, naya, bahut, thoRa, bilkul, ekdam, sirf, bas, hua, hui, hue, bhi, to, hi, zyada, kam se kam, aisa, aisi, vaisa, se, ko, ne, yeh, ye, voh, wo, vah, poshak, libas, pahnava, paridhan, kapRa, vastra, iska look, pura look, dono, donon, taraf, par bhi, aaj, kal, din, raat, raat ki, shaam, liya, lage, lagna, dikhe, dikhna, jo, jis, us, is, do, de, kar, karna, karke, jaye, gaya, gayi, gaye, bana, bani, bane, banana, banani, pasand, kripya, please, hum, main hun, hun, tak, andaz, tarz, aakar, prakar, tarike, dijain, lambai, vali bat, ati, khas, kapRe ka, sal, agle, hafte, mil, bhej, dungi, dunga, shanivar, panch, aapke, pas, kya, mam, budget, batao, milega, nap, shayad, matlab, jaisa ki, tarika, poora, lagi, laga, lage, lagi hui, lage hue, laga hua, saji, saja, bandhi, bandha, banda, bandhe, mathe par, hathon mein, hath mein, kanon mein, kan mein, pairon mein, pair mein, panv mein, gale mein, gale me, nak mein, kalai par, kalai mein, kamar mein, kamar par, donon hathon mein, pao mein, hath me, hathon me, pairo me, pairo mein, panv me, paon mein, paon me, mathe pe, kanon me, kan me, kan pe, hath pe, hathon pe, kalai pe, ungli mein, ungli me, ankhon par, ankhon pe, ankhon mein, nak me, nak pe, pair pe, gale pe pahna, vakt, samay, usne, unhone, isne, uRti hui, uRta hua, uRti, lahrati hui, liye hue, liye hui, liye hua, dost, dost ki, yar, sakhi, sar, har tarah, pahna hua hai, dhoti hui, soti hui, silvana, silai, savaal, jara, halka phulka, halki phulki, thik, jaldi, achhi si, pyari si, sundar si, si, sa, kano me, kano mein, gale me',
} as const;

export type LittleWord = keyof typeof LITTLE_WORDS;

/** English in whatever company, though they sound like words of Hindi. */
export const ALWAYS_ENGLISH: ReadonlySet<string> = new Set(
  'long button boot full cotton down ball day side man to by chore capri key co chiton cat tape booty bootie bare less blouson narrow pure candy banana cow paint bi de pale tan sage honey be he male son thai car curtain london lago nike kate harry been than how our and they please may tote moto matte patio dai that bee holy a an the with for on of no not in at it shorts jacket dress gown denim belt scarf check heel baby party call say taken million pit warn nap motion pass jaw matt sown ran math pillow pay care tack sham hey don iss'.split(
    ' ',
  ),
);

/** Plain English that is Hindi's beside words of Hindi. */
export const HINDI_IN_COMPANY: ReadonlySet<string> = new Set(
  'main men me niche hue pile nile sone gale kale hare tang is us bin moti bali har gola mala chot'.split(' '),
);

/** Little words that no English text has: one of them and a text is Hindi's. */
export const SURELY: RegExp =
  /(?<!\p{L})(?:ka|ki|ke|aur|wal[aie]|val[aie]|mein|saa?th|rang|chahiye|chaiye|bina|liye|hai|hain|jis(?:ka|ki|ke|me|mein|par|pe)|mujhe|banao|dikhao|dikhaiye|haath|baalon|aasteen|kandhe|(?:sar|sir|ret|kamar|ghutne|mathe|gale|peeth) (?:pe|par))(?!\p{L})/giu;
