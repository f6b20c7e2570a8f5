/**
 * What is worn, in Hindi, by the English words that a Look is told in. Fashion says most of it with words taken from English and
 * writes them as they sound. A colour whose ending follows its garment is written with `~` in its place.
 */
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => line.split(';'))
      .map((pair): [string, string] => {
        const [english = '', hindi = ''] = pair.split('=');
        return [english.trim(), hindi.trim()];
      }),
  );

/** Garments and what is worn with them; feminine in Hindi. */
const FEMININE = table(`
dress=ड्रेस; dresses=ड्रेस; saree=साड़ी; kurti=कुर्ती; choli=चोली; shirt=शर्ट; t-shirt=टी-शर्ट; tee=टी; skirt=स्कर्ट; trousers=पतलून; pants=पैंट
jeans=जींस; leggings=लेगिंग; jacket=जैकेट; sherwani=शेरवानी; dhoti=धोती; lungi=लुंगी; cape=केप; hoodie=हुडी; sandals=सैंडल; heels=हील; jutti=जूती
anarkali=अनारकली; salwar=सलवार; kameez=क़मीज़; sweatshirt=स्वेटशर्ट; boots=बूट; belt=बेल्ट; tie=टाई; bow tie=बो टाई; watch=घड़ी; ring=अँगूठी; bag=बैग
shawl=शॉल; stole=स्टोल; cap=टोपी; hat=टोपी; bangles=चूड़ियाँ; mojaris=मोजड़ी; pyjama=पायजामा; stilettos=स्टिलेटो हील; pumps=पंप हील; nose ring=नथ
sleeves=आस्तीन; embroidery=कढ़ाई; blouse=ब्लाउज़; abaya=अबाया; toga=टोगा; sharara=शरारा; dungarees=डंगरी; chappals=चप्पल; slippers=चप्पल; flats=फ़्लैट जूती; mary janes=मेरी जेन
`);
const MASCULINE = table(`
gown=गाउन; border=बॉर्डर; lehenga=लहँगा; dupatta=दुपट्टा; kurta=कुर्ता; coat=कोट; overcoat=ओवरकोट; blazer=ब्लेज़र; suit=सूट; tuxedo=टक्सीडो; top=टॉप
sweater=स्वेटर; cardigan=कार्डिगन; turtleneck=टर्टलनेक; roll-neck=रोलनेक; jumpsuit=जंपसूट; playsuit=प्लेसूट; shorts=शॉर्ट्स; joggers=जॉगर; chinos=चिनो
churidar=चूड़ीदार; palazzos=पलाज़ो; bandhgala=बंदगला; waistcoat=वास्कट; vest=वेस्ट; raincoat=रेनकोट; trench=ट्रेंच; parka=पार्का; poncho=पोंचो; kimono=किमोनो
hanbok=हानबोक; cheongsam=चोंगसाम; hanfu=हानफ़ू; caftan=काफ़्तान; robe=रोब; camisole=कैमिसोल; corset=कॉर्सेट; bodysuit=बॉडीसूट; tunic=ट्यूनिक; polo=पोलो
swimsuit=स्विमसूट; nightgown=नाइटगाउन; culottes=क्यूलॉट; angrakha=अंगरखा; mundu=मुंडू; phiran=फिरन; shrug=श्रग; gilet=गिले; sneakers=स्नीकर; loafers=लोफ़र
oxfords=ऑक्सफ़र्ड जूते; brogues=ब्रोग जूते; shoes=जूते; trainers=ट्रेनर; necklace=हार; earrings=झुमके; jhumkas=झुमके; bracelet=कंगन; choker=चोकर; clutch=क्लच; scarf=स्कार्फ़
glasses=चश्मा; sunglasses=धूप का चश्मा; gloves=दस्ताने; maang tikka=माँग टीका; gajra=गजरा; turban=साफ़ा; bindi=बिंदी; pendant=पेंडेंट; brooch=ब्रोच; umbrella=छाता; outfit=पोशाक
anklet=पायल; hijab=हिजाब; veil=घूँघट; tights=टाइट्स; socks=मोज़े; backpack=बैकपैक; shacket=शैकेट; dashiki=दशिकी; agbada=अगबाडा; henley=हेनली; midi=मिडी; bermudas=बरमूडा
jhumka=झुमका; tailcoat=टेलकोट; windbreaker=विंडब्रेकर; bralette=ब्रालेट; crop top=क्रॉप टॉप; tank top=टैंक टॉप; bare feet=नंगे पाँव; kolhapuris=कोल्हापुरी; hoops=बाली; studs=टॉप्स; bun=जूड़ा
`);
const COLOURS = table(`
gold-coloured=सुनहर~; silver-coloured=रुपहल~; black=काल~; white=सफ़ेद; off-white=ऑफ़-व्हाइट; ivory=हाथीदाँत; cream=क्रीम; beige=बेज; nude=न्यूड; sand=रेतील~; khaki=ख़ाकी; camel=ऊँटिया; tan=टैन; brown=भूर~; chocolate=चॉकलेटी; coffee=कॉफ़ी
champagne=शैंपेन; copper=ताँबई; bronze=काँसई; rust=गेरुआ; terracotta=टेराकोटा; orange=नारंगी; ochre=गेरू; red=लाल; scarlet=सुर्ख़; crimson=किरमिज़ी; maroon=मैरून; burgundy=बरगंडी; wine=वाइन; coral=मूँगिया
peach=आड़ू; saffron=केसरिया; marigold=गेंदई; amber=अंबर; mustard=सरसों; yellow=पील~; lemon=नींबुई; gold=सुनहर~; silver=रुपहल~; pearl=मोतिया; green=हर~; olive=ज़ैतूनी; sage=सेज; mint=पुदीनी; emerald=पन्ना-हर~
teal=टील; turquoise=फ़िरोज़ी; aqua=एक्वा; blue=नील~; sky=आसमानी; powder=पाउडर; cobalt=कोबाल्ट; royal=शाही; indigo=नील; navy=गहर~ नील~; midnight=आधी रात; lavender=लैवेंडर; lilac=कासनी; mauve=मॉव; violet=बैंगनी
purple=बैंगनी; plum=जामुनी; magenta=मजेंटा; fuchsia=फ़्यूशिया; pink=गुलाबी; rani=रानी; rose=गुलाब; blush=ब्लश; gajri=गाजरी; grey=स्लेटी; slate=सलेटी; charcoal=चारकोल; light=हल्क~; dark=गहर~; pale=हल्क~
hot=चटक; dusty=धूसर; bottle=बोतल; forest=वन; parrot=तोतई; peacock=मोरपंखी; lime=लाइम; neon=नियॉन; baby=बेबी; steel=स्टील; haldi=हल्दी; onion=प्याज़ी; auburn=ताम्रवर्ण; blonde=सुनहर~; soft=नरम; burnt=तप~; antique=एंटीक; stone=पत्थर
jade=जेड; grape=अंगूरी; aubergine=बैंगनी; taupe=टोप; oxblood=ऑक्सब्लड; chestnut=कत्थई; leaf=पत्त~; sea=सागर; multicoloured=रंग-बिरंग~
`);
const REST = table(`
and=और; with=के साथ; in=में; a=; an=; the=; over=के ऊपर; cotton=सूती; linen=लिनेन; silk=रेशमी; satin=साटन; velvet=मख़मली; chiffon=शिफ़ॉन; georgette=जॉर्जेट; organza=ऑर्गेंज़ा; net=नेट; tulle=ट्यूल; lace=लेस
leather=चमड़े; brocade=ब्रोकेड; sequin=सितारा; sequinned=सितारों वाल~; denim=डेनिम; wool=ऊनी; woollen=ऊनी; knit=बुन~; tweed=ट्वीड; jersey=जर्सी; poplin=पॉपलिन; corduroy=कॉर्डरॉय; fleece=फ़्लीस; fur=फ़र; quilted=रज़ाईदार; crepe=क्रेप; banarasi=बनारसी
cable-knit=केबल-निट; cable=केबल; bandhani=बाँधनी; ikat=इकत; paisley=पैज़ली; floral=फूलदार; striped=धारीदार; pinstriped=पिनस्ट्राइप; checked=चेकदार; polka-dot=बुंदकीदार; block-printed=ब्लॉक प्रिंट; printed=छपाईदार; plaid=चेक; gingham=गिंघम; solid=सादा
slip=स्लिप; shift=शिफ़्ट; sheath=शीथ; a-line=ए-लाइन; skater=स्केटर; tea=टी; wrap=रैप; maxi=मैक्सी; mini=मिनी; bodycon=बॉडीकॉन; peplum=पेप्लम; tiered=परतदार; pleated=चुन्नटदार; pencil=पेंसिल; circle=सर्कल; wide-leg=चौड़े पायँचे की; wide=चौड़~; flared=घेरदार
skinny=स्किनी; baggy=ढील~; cargo=कार्गो; cropped=छोट~; tailored=सिल~; double-breasted=डबल-ब्रेस्टेड; single-breasted=सिंगल-ब्रेस्टेड; bomber=बॉम्बर; puffer=पफ़र; biker=बाइकर; trench=ट्रेंच; tuxedo=टक्सीडो; dinner=डिनर; nehru=नेहरू; cocktail=कॉकटेल; ball=बॉल
evening=शाम की; wedding=शादी की; suit=सूट; shirt=शर्ट; skirt=स्कर्ट; party=पार्टी; sports=स्पोर्ट्स; straight=सीध~; slim=स्लिम; fitted=चुस्त; relaxed=ढील~; oversized=ओवरसाइज़; regular=सामान्य; tight=तंग; boxy=चौकोर; mermaid=मरमेड; empire=एंपायर
round=गोल; v=वी; scoop=गहर~ गोल; square=चौकोर; boat=बोट; cowl=काउल; halter=हॉल्टर; sweetheart=स्वीटहार्ट; off-shoulder=ऑफ़-शोल्डर; one-shoulder=एक कंधे का; strapless=बिना पट्टी; high=ऊँच~; keyhole=कीहोल; crew=गोल; turtle=टर्टल; band=बंद; plunging=बहुत गहर~
three quarter=तीन-चौथाई; kolhapuri=कोल्हापुरी; none=कोई नहीं; short=छोट~; long=लंब~; full=पूर~; three-quarter=तीन-चौथाई; elbow=कोहनी तक; cap=कैप; sleeveless=बिना आस्तीन; puff=पफ़; bishop=बिशप; bell=बेल; flutter=फ़्लटर; balloon=बैलून; straps=पट्टियाँ; raglan=रैगलन
crop=छोट~; waist=कमर तक; hip=कूल्हे तक; thigh=जाँघ तक; micro=बहुत छोट~; knee=घुटने तक; ankle=टखने तक; floor=ज़मीन तक; length=; zip=ज़िप; buttons=बटन; open=खुल~; tie=बाँधने वाल~; hem=दामन; embroidered=कढ़ाईदार; zari=ज़री
mirror=शीशा; work=काम; motif=बूटी; butti=बूटी; peacock=मोर; pockets=जेब; belt=बेल्ट; slit=चाक; ruffles=झालर; ruffled=झालरदार; bow=बो; notch=नॉच; peak=पीक; shawl=शॉल; mandarin=मैंडरिन; curly=घुँघराले; straight=सीधे; ponytail=पोनीटेल; braid=चोटी; top knot=ऊँचा जूड़ा; low bun=नीचा जूड़ा; bob=बॉब
block=ब्लॉक; ankle=टखने; knee=घुटने; court=कोर्ट; fit-and-flare=घेरदार; gher=घेर; heeled=हील वाल~; lapel=लैपल; flat=चपट~; strappy=पट्टीदार; lace-up=फ़ीतेदार; chelsea=चेल्सी; pearl=मोती; diamond=हीरे; kundan=कुंदन; drop=लटकन; hair=बाल; gold=सोने; set-in=सेट-इन; matching=मेल खाता; on=पर; bias=तिरछ~; cut=काट; of=; to=तक; wavy=लहरदार; jumper=स्वेटर
`);

const LONGEST = 2;
const ENDING = { feminine: 'ी', masculine: 'ा' } as const;

interface Named {
  text: string;
  isFeminine?: boolean;
}

function named(english: string): Named | undefined {
  const feminine = FEMININE.get(english);
  if (feminine !== undefined) return { text: feminine, isFeminine: true };
  const masculine = MASCULINE.get(english);
  if (masculine !== undefined) return { text: masculine, isFeminine: false };
  const text = REST.get(english) ?? COLOURS.get(english);
  return text === undefined ? undefined : { text };
}

/**
 * Words of a Look in Hindi, one after another: 'Emerald silk slip dress' → 'पन्ना-हरी रेशमी स्लिप ड्रेस'. A word that has no Hindi
 * here stays as it is.
 */
export function wearWords(english: string): string {
  const words = english.toLowerCase().split(/\s+/);
  const told: Named[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    let found: Named = { text: words[at] ?? '' };
    for (let many = Math.min(LONGEST, words.length - at); many > 0; many--) {
      const word = words.slice(at, at + many).join(' ');
      const [, plain = word, comma = ''] = /^(.*?)([,;]?)$/.exec(word) ?? [];
      const known = named(plain) ?? named(plain.replace('-coloured', ''));
      if (!known) continue;
      found = { ...known, text: known.text + comma };
      taken = many;
      break;
    }
    told.push(found);
    at += taken;
  }
  // A quality has the gender of the next thing after it.
  let isFeminine = false;
  const texts = told.toReversed().map((word) => {
    isFeminine = word.isFeminine ?? isFeminine;
    return word.text.split('~').join(isFeminine ? ENDING.feminine : ENDING.masculine);
  });
  return texts
    .reverse()
    .filter((text) => text !== '')
    .join(' ');
}
