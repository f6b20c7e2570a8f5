/** Hindi of what is cut by measure besides the pieces, and of steps that an order asks for. '#' is a number. */
export const CUT_BY_YOU_HINDI: Readonly<Record<string, string>> = {
  'chest canvas, by the front from the shoulder to # cm below the waist':
    'छाती का कैनवस, सामने के हिसाब से कंधे से कमर के # सेमी नीचे तक',
  'back neck facing, # cm deep, by the neck of the back': 'पीछे के गले की फ़ेसिंग, # सेमी गहरी, पीछे के गले के हिसाब से',
  'joined to the front facings at the shoulders': 'कंधों पर सामने की फ़ेसिंग से जुड़ी',
  'cut by you, made up and set as ordered': 'आप काटें, ऑर्डर के हिसाब से बनाकर लगाएँ',
  'to be cut by you': 'आपको काटना है',
  'can-can net, tier #': 'कैन-कैन नेट, परत #',
  '# cm deep, # cm long': '# सेमी गहरी, # सेमी लंबी',
  'the allowances of the sleeve vents (cut both edges of the back seams # cm wider, # cm high)':
    'आस्तीन के वेंट की छूट (पीछे की सिलाई के दोनों किनारे # सेमी चौड़े काटें, # सेमी ऊँचे)',
  'the side without a slit (the pieces have one on both: sew the wearer’s left side to the hem)':
    'बिना चाक की तरफ़ (टुकड़ों में दोनों ओर चाक है: पहनने वाले की बाईं तरफ़ घेर तक सिलें)',
  'the side without a slit (the pieces have one on both: sew the wearer’s right side to the hem)':
    'बिना चाक की तरफ़ (टुकड़ों में दोनों ओर चाक है: पहनने वाले की दाईं तरफ़ घेर तक सिलें)',
  'the collar of flat-knit rib (bought to the neck’s length; none is cut)':
    'बुनी हुई रिब का कॉलर (गले की लंबाई का ख़रीदें, काटना नहीं है)',
  'elastic # cm wide, # cm long': 'इलास्टिक # सेमी चौड़ा, # सेमी लंबा',
  'draw it through the casing, leave its ends free to tie': 'नेफ़े में डालें, सिरे बाँधने के लिए खुले छोड़ें',
  'draw it through the casing, fasten the ends': 'नेफ़े में डालें, सिरे जोड़ें',
  'press along the fold of the slit edges inside, before they are turned over it':
    'चाक के किनारों की तह के अंदर प्रेस करें, उन पर मोड़ने से पहले',
  'double cuff, inner and outer': 'दोहरा कफ़, अंदर का और बाहर का',
  'fly, under the placket': 'फ़्लाई, पट्टी के नीचे',
  'front band, flat': 'सामने की सपाट बेल्ट पट्टी',
  'front band, fusing': 'सामने की बेल्ट पट्टी, फ़्यूज़िंग',
  'kangaroo pocket, in halves': 'कंगारू जेब, दो हिस्सों में',
  'skirt length, back': 'स्कर्ट की लंबाई, पीछे',
  'skirt length, front': 'स्कर्ट की लंबाई, सामने',
  'baste to the back neck at the marks, caught when the neck is closed':
    'पीछे के गले पर निशान से कच्चा करें, गला बंद होते ही पकड़ा जाएगा',
  'close each tier, gather it to the one above, gather the first to the wrong side of the lining below the band, before the lining is hung':
    'हर परत बंद करें, ऊपर वाली पर चुन्नट दें, पहली को पट्टी के नीचे अस्तर की उल्टी ओर चुन्नट देकर लगाएँ, अस्तर टाँगने से पहले',
  'flat front band': 'सामने की सपाट पट्टी',
  'fell it to the waist seam': 'कमर की सिलाई पर तुरपाई करें',
  'fold, press, work its holes lengthways now, before it is set': 'मोड़ें, प्रेस करें, लगाने से पहले अभी इसके काज लंबाई में बनाएँ',
  'its holes are in the fly': 'इसके काज फ़्लाई में हैं',
  'sew on under it': 'उसके नीचे टाँकें',
  'join to the flat front band at the side seams, lay the elastic in, sew its ends into them':
    'बग़ल की सिलाई पर सामने की सपाट पट्टी से जोड़ें, इलास्टिक रखें, उसके सिरे उनमें सिलें',
  'lay the fly inside the edge of the front on top, sew to the front edges, turn, press, stitch the row that holds the fly':
    'ऊपर वाले सामने के किनारे के अंदर फ़्लाई रखें, सामने के किनारों पर सिलें, पलटें, प्रेस करें, फ़्लाई को रोकने वाली सिलाई दें',
  'sew the layers of each round three sides, turn, fold back on the line': 'हर एक की परतें तीन ओर से सिलें, पलटें, रेखा पर मोड़ें',
  'sew to the front edges, turn, press': 'सामने के किनारों पर सिलें, पलटें, प्रेस करें',
  'slash the centre front, lay the fly under the strip on top, set the strips, stitch the row that holds the fly, box the end':
    'सामने बीच में काटें, ऊपर की पट्टी के नीचे फ़्लाई रखें, पट्टियाँ लगाएँ, फ़्लाई को रोकने वाली सिलाई दें, सिरा चौकोर बंद करें',
  'slash the centre front, set the strips, box the end': 'सामने बीच में काटें, पट्टियाँ लगाएँ, सिरा चौकोर बंद करें',
  'work four holes, two at each end, the cuff folded back': 'कफ़ मोड़कर चार काज बनाएँ, दोनों सिरों पर दो-दो',
  'the link is worn and sewn to nothing': 'कफ़लिंक पहना जाता है, कहीं टाँका नहीं जाता',
  'work the holes, sew on': 'काज बनाएँ, टाँकें',
  'slit # cm in the wearer’s left side seam alone, turned, bar-tacked':
    'पहनने वाले की बाईं सिलाई में ही # सेमी चाक, मोड़ा हुआ, बार टैक',
  'slit # cm in the wearer’s right side seam alone, turned, bar-tacked':
    'पहनने वाले की दाईं सिलाई में ही # सेमी चाक, मोड़ा हुआ, बार टैक',
  'slit # cm, wearer’s left only': 'चाक # सेमी, केवल पहनने वाले की बाईं ओर',
  'slit # cm, wearer’s right only': 'चाक # सेमी, केवल पहनने वाले की दाईं ओर',
};
