/** The same in Hindi, as it is spelt in our letters: compared by sound, so that one row is for both scripts and every spelling. */

export const KINDS_OF_THREATS_IN_HINDI = {
  /** What is done to people, before the verb that says who does it. */
  harm: 'maar jala jalaa kaat phansi phaansi goli thok peet ghont phod tod uda cheer chir gaad latka lataka maut phoonk talwar danda joote tezaab zinda kuchal ukhaad nikaal bhaga khatam rula ghusa',
  /** The same as orders. */
  order:
    'maro maaro jalao kaato kato latkao thoko peeto pito todo phodo udao bhagao cheero gaado maardalo kuchlo nikaalo kuto ukhado dafnao',
  /** The rest of the verb: a wish or a threat, nothing that was done. */
  does: `do dedo de dena deni dene dunga doonga dungi denge doge dijiye daal dalo daalo dalna daalna dalni dalunga daalunga dalungi dalenge daaldo diya
    chahiye chahie jaye jaaye jaao lo lagao lagado dena`,
  /** Whoever it is done to. */
  whom: `usko isko inko unko use ise inhe inhein unhe unhein tujhe tujhko tereko tumko tumhe tumhein aapko sabko saale saalo saalon saali gaddaron gaddaro kutto kutton
    dushmano dushmanon mullo mullon mulle mulla mullah katuo katuon katuye katue musalmano musalmanon muslimo hinduo hinduon dalito daliton kafiron kafiro
    isaiyo isaiyon sikho sikhon gundo gundon bihariyo bihariyon aurat aurato auraton ladki ladke ladkiyon ladko ladkon bacho bachon
    logo logon haramzado haramzade pandito panditon deshdrohi deshdrohiyo bangladeshiyo miyan miyano jihadiyo rohingya chamaro bhangiyo`,
  which: 'is us in un sab ye yeh tere teri tera uski uska uske iski iska iske inki inka unki unka in',
  body: 'gardan haath pair taang taangen muh sar sir boti naak khopdi zubaan aankh haddi haddiyan pasli',
  cloth: `kapda kapde kapdo silai sil silo kali kinara dori dhaga dupatta saree sari kurta lehenga blouse baazu aasteen pattern namuna press istri tukda tukde
    jodo jod kinare ghera naap kameez salwar patti bel gota rang design button`,
  friend: 'yaar yar',
  /** Behind them stands what is lettered on cloth. */
  lettered: 'likha likhi likho likhe',
  /** What is going to be done to somebody by whoever says it. */
  shall: `maarunga marunga maarungi maarenge marenge todunga todenge kaatunga katunga kaatenge jalaunga jalaenge peetunga peetenge pitunga thokunga thokenge
    gaadunga latkaunga latkaenge ukhadunga kuchlunga maardunga maardenge chirunga`,
  /** What ought to be done to somebody. */
  ought: 'maarna marna peetna pitna jalana kaatna katna thokna latkana gaadna kuchalna ukhadna todna',
  wont: 'chhodunga chhodungi chhodenge chhodega',
  no: 'nahi nahin nai na',
} as const;

export const THREATS_SAID_IN_HINDI: readonly string[] = [
  'whom ~2 harm ~1 does',
  'which ~3 =ko ~2 harm ~1 does',
  'anyone =ko ~2 =zinda|goli|phansi|jaan|maut ~2 does',
  'anyone =ko ~1 =maar|kaat|thok|latka|jala|peet =do|dalo|dena|denge|deni|dunga|dedo|diya|dijiye ~1 =chahiye|jaye|jaaye',
  'anyone =ko ~1 =maar|kaat|thok|latka|jala|peet =do|dalo|dena|denge|deni|dunga|dedo',
  'harm ~1 does whom',
  'harm ~1 does ~2 =ko $',
  'order whom',
  'order ~1 whom',
  'whom ~1 order',
  'anyone =ko order',
  '=goli|joote|danda|patthar =maro|maaro whom',
  '=goli =maro|maaro !friend',
  'anyone =ko =goli $$',
  '=phansi ~1 =do|lagao|latkao|chadhao|latka|chadha',
  '=uska|uski|tera|teri|iska|tumhara|unka|sabka =gala ~1 =daba|kaat|ghont does',
  '=gala ~1 =ghont does',
  'body ~1 =daba|kaat|tod|ghont|cheer|phod does',
  'body ~2 =todo|kaato|dabao|todunga|dabaunga|katunga',
  '=khoon ~1 =pee|piunga|bahega|bahaunga|peejaunga',
  'whom ~2 wont no',
  'no ~1 wont',
  'wont no',
  '=jaan =se =jaega|jaegi|jaoge|jayega|jayegi|marunga|maarunga|maar|maaro',
  '=sabak =sikhao|sikhana|sikhaenge|sikhado|sikhaunga',
  '=mar|mare|maro =ja|jaa|jao|jaye $',
  '=doob =ke =mar|maro',
  '=tu ~1 =mar ~3 =jati|jata|ja',
  '=zinda =jala|gaad|dafna|kaat',
  '=maut =ke =ghaat',
  '=laash =gira|giregi|bichha|milegi|bichegi',
  'whom ~4 shall',
  'shall whom',
  'anyone =ko ~3 shall',
  'body ~1 shall',
  'whom|which ~5 ought =chahiye|hai|padega|hoga',
  'anyone =ko ~5 ought =chahiye|hai|padega|hoga',
  '=sabak =milna|milega|milegi|sikhane',
  '=khair =nahi|nahin|nai',
  'anyone =ko =uthwa|utha|gayab =lenge|lunga|lo|do|denge|kar|karo',
  '=dekh =lunga|lenge|loonga|lungi whom',
  'whom =dekh =lunga|lenge|loonga|lungi',
  '=jaan =le =lunga|lenge|loonga|lo|lungi',
  '=jeena =haram|mushkil',
  '=chamdi|khaal =udhed|utar|udhedunga|kheench',
  '=aag =laga =do|denge|dunga which|whom',
  'which ~2 =me|mein|main|ko =aag =laga =do|denge|dunga',
  '=aag =laga =denge|dunga|lagaunga',
  '=hisaab|hisab =hoga|chukta|barabar|karenge|chukaunga',
  '=tera|teri|tumhara|uska|uski|iska =aakhri|akhri|antim =din|waqt|saans|raat',
  'whom ~1 =todne|maarne|kaatne|peetne|jalane|marne',
  '=teri|tumhari|uski|iski|inki|unki =maut',
  '=arthi|janaza|laash =uthegi|uthega|nikalegi|niklegi|uthao',
  'anyone =ko ~1 =kaat|maar|jala|peet|ghaseet =ke|kar ~2 =phenk|daal|gaad|maaro|kaato|jalao|phek',
  '=sabak =sikha =do|denge|dunga|dena',
  'lettered ~~0 harm =do|dalo|daalo|dena|denge',
  '^ =maar =dalo|daalo',
  '=par|pe ~~0 =maar|kaat|jala|thok|peet =dalo|daalo',
];
