/** Who stands how and where, in Hindi as `qualities.ts` writes it; each is a thought of its own, whatever it stands between. */
export const SCENES: Readonly<Record<string, string>> = {
  standing:
    'khaRi hai, khaRa hai, khaRe hain, khaRi hui, khaRa hua, khaRe hue, khaRi ho, khaRa ho, khaRi hain, liye khaRi hai, liye khaRa hai, liye khaRi, liye khaRa, oRhe khaRi hai, oRhe khaRa hai',
  sitting: 'baithi hui, baitha hua, baithe hue, baithi hai, baitha hai',
  'sitting on a chair':
    'kursi par, kursi pe, kursi par baithi, kursi pe baithi, kursi par baithi hui, kursi pe baithi hui, kursi par baitha, kursi pe baitha, kursi par baitha hua',
  walking: 'chalti hui, chalta hua, chalte hue, chal rahi hai, chal raha hai, chalti, chalta',
  dancing: 'nachti hui, nachta hua, nachti, nachta, nach rahi hai, nach raha hai',
  'hands on hips': 'hath kamar pe, hath kamar par, kamar pe hath, kamar par hath',
  'hands folded in namaste':
    'namaste karti hui, namaste karta hua, namaste karte hue, namaste karti, namaste karta, namaste kar rahi hai, namaste kar raha hai, hath joRe, hath joR kar, hath joRe hue, hath joRe khaRi hai, hath joRe khaRa hai, hath joRti hui, hath joRta hua, hath joR ke',
  'seen from behind':
    'pith se dikhti, pith se dikhti hui, pith se dikhta, pith se dikhta hua, pichhe se dikhti, pichhe se dikhti hui, pichhe se dikhta hua, pichhe se dikhe, pith dikhati hui, pith ki taraf se',
  'holding hands':
    'hath pakRe, hath pakRe hue, hath pakRe hain, donon hath pakRe, donon hath pakRe hue, ek dusre ka hath pakRe, ek dusre ka hath pakRe hue, hath pakaR kar, hath pakaR ke',
  'bare head':
    'sir par pallu nahi, sir pe pallu nahi, sir par pallu nahin, sir pe pallu nahin, sir par dupatta nahi, sir pe dupatta nahi, sir par dupatta nahin, sir pe dupatta nahin, sir dhaka nahi, sir dhaka nahin, sir khula',
  'beside a camel': 'unt ke pas, unt ke sath, unt par, unt pe',
  'beside a horse': 'ghoRe ke pas, ghoRe par, ghoRe pe',
  desert: 'registan, registan mein, marusthal, marubhumi',
  'sand dunes': 'ret, ret par, ret pe, ret mein, ret ke tile, ret ka tila',
  sunshine: 'dhup, tez dhup, halki dhup, kaRi dhup, dhup mein, gungunhi dhup',
  wind: 'hava, tez hava, hava mein, thandi hava',
  fort: 'kila, qila, kile, qile ke samne, kile ke samne, pichhe qila, pichhe kila',
  'at a palace': 'mahal mein, mahal ke samne, haveli mein, haveli ke samne',
  'at a temple': 'mandir mein, mandir ke samne, mandir ke bahar',
  'on a beach': 'samundar kinare, samundar ke kinare, samudra tat, samandar kinare',
  'on a river bank': 'nadi kinare, nadi ke kinare, ghat par, ghat pe',
  'in the mountains': 'pahaR, pahaRon mein, pahaRi par, pahaR par',
  'in a garden': 'bag mein, bagiche mein, bagh mein, bagicha',
  'on a street': 'saRak par, saRak pe, gali mein',
  'at a market': 'bazar mein, mele mein',
  'on a terrace': 'chat par, chat pe',
  'in a courtyard': 'angan mein',
  'in a field': 'khet mein, kheton mein, sarson ke khet mein',
  morning: 'subah, subah ka vakt, subah ke vakt, subah savere, savere, subah ki',
};

/** Where on somebody something is worn, said after it in English. */
export const WORN_AT: Readonly<Record<string, string>> = {
  'on the head':
    'sar par, sar pe, sir par, sir pe, sar ke upar, sir ke upar, sar pe oRhi, sar par oRhi, sar pe oRha hua, sar par oRha hua, sar pe oRhi hui, sar par oRhi hui, sar pe rakha, sar par rakha, sar pe liya, sar par liya',
  'on the shoulder':
    'kandhe par, kandhe pe, kandhon par, kandhon pe, ek kandhe par, ek kandhe pe, bayen kandhe par, bayen kandhe pe, dayen kandhe par, dayen kandhe pe, kandhe ke upar',
  'in the hair':
    'balon mein, balon me, balo mein, balo me, bal mein, bal me, juRe mein, juRe me, choti me lage, balon pe',
  'in the hand': 'hath mein pakRe, hath mein pakRa hua, hath mein pakRi hui, hath mein liye, hath mein liye hue',
};

/** What is laid over a head or a shoulder; what else is worn there goes nowhere else, so that its place says nothing. */
export const LAID_OVER: RegExp =
  /\b(?:dupattas?|scarf|shawl|stole|veil|pallu|chunni|saree|cloth|keffiyeh|towel|flowers|bags?|tote|jacket)\b/;

/** Sounds like a daughter or a son, and is written otherwise: whoever sits. */
export const SITS: RegExp = /^(?:bai+th(?:i|ee|a|aa|e)|बैठ[ीाे])$/iu;
