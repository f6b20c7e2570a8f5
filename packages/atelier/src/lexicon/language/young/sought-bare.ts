/**
 * Words of wishing and calling, and words of clothes, shops and sewing, in the languages that captions come in: where somebody young stands
 * beside a wish and nothing in the words is of clothes, it is not clothes that are wished for. Over `sentencesOf`.
 */

const spaced = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const anywhere = (...stems: readonly string[]): RegExp => new RegExp(stems.join('|').normalize('NFKC'), 'u');

export const WISHES_OR_CALLS: readonly RegExp[] = [
  spaced(
    'want|wanted(?= ,|$)|wanting|wanna|looking (?:for|to)|lookin|seek(?:s|ing)?|search(?:es|ing)?|need|dat(?:e|es|ing)|meet|marry|crav(?:e|es|ing)|would (?:like|love)|rent(?:ing)?|trad(?:e|ing)|hmu|where are|lust(?:s|ing)?|hunt(?:ing)?|desir(?:e|es|ing)|dream(?:s|ing)? (?:of|about)',
    'busco|buscamos|se buscan?|quiero|necesito|deseo|conocer a|procuro|quero|preciso de|conhecer|cherche|recherche|veux|voudrais|rencontrer',
    'suche?|gesucht|will|möchte|brauche|meldet euch|cerco|voglio|vorrei|conoscere|zoek|gezocht|wil|ontmoeten',
    'ищу|ищем|хочу|нужн[аыо]|познакомлюсь|шукаю|szukam|chcę|poznam|hledám|chci|poznám|hľadám',
    'arıyorum|istiyorum|lazım|cari|nyari|mau|pengen|butuh|ابحث عن|أبحث عن|اريد|أريد|ابغى|أبغى|مطلوب|میخوام|می خواهم|دنبال|چاہیے|מחפש|מחפשת|רוצה',
    'chahi(?:ye|e|yein)|chaiye|dhoo?nd\\p{L}{1,5}|चाहिए|चाहिये|ढूंढ[\\p{L}\\p{M}]{1,8}|চাই|খুঁজছি|हवी|पाहिजे|જોઈએ(?: છે)?|ਚਾਹੀਦੀ|வேண்டும்|தேடுகிறேன்|కావాలి',
    'tìm|muốn|söker|vill ha|søger|søker|vil ha|etsin|haluan|haetaan|ψάχνω|θέλω|ζητείται|caut|căutăm|vreau|keresek|akarok|natafuta|nataka|hanap|naghahanap',
  ),
  anywhere(
    '想要|找(?!到)|求(?!婚)',
    '探し|探す|ほし[いく]|欲し[いく]|募集|求む|会いたい',
    '찾(?:아|는|고|습)|구함|구해|원해|만나고',
    '(?:^|[ ,])หา|อยากได้|ต้องการ|ตามหา',
  ),
];

/** English and what is written with our letters there begins a word; others bend and join theirs. */
export const OF_CLOTHES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:dress|frock|gown|skirt|skort|top|blouse|shirt|t ?shirt|tee|coat|jacket|cape|suit|trouser|pants|jeans|shorts|legging|tights|pinafore|uniform|blazer|jumper|sweater|cardigan|knit|hoodie|vest|waistcoat|sari|saree|lehenga|lehnga|kurt|salwar|churidar|dupatta|sherwani|anarkali|ghagra|chaniya|tutu|leotard|costume|outfit|cloth|garment|wardrobe|fabric|silk|cotton|linen|wool|tulle|satin|velvet|chiffon|lace|denim|pattern|sew|stitch|seam|hem|tailor|embroider|button|zip|pocket|sleeve|collar|neckline|size|measure|made to|order|stock|fitting|bridesmaid|flower girl|communion|christening|baptis|quincea|shoe|sandal|boot|hat|bow|ribbon|textile|colou?r|print|crochet|smock|dungaree|bib|romper|pyjama|pajama|nightie|swim|bag|belt|scarf|jewel|bead|sequin|ruffle|frill|stripe|dots?|boutique|silai|kapd|kapre|frak|wear|craft|handmade|hand made|made |makes|model|look|style|fashion|pinafores?|school ?wear|robe|hijab|kimono|hanbok|cheongsam|dirndl)/u,
  anywhere(
    'vestid|cos(?:er|o |ido)|falda|blusa|camis|pantal|abrigo|traje|uniform|tela|costur|talla|bordad|patr[oó]n|comuni[oó]n|ropa|prenda|zapato|encarg|pedido',
    'saia|calça|casaco|tecido|costura|tamanho|roupa|conjunto|fantasia|encomend|jupe|manteau|veste|tissu|coutur|taille|v[eê]tement|tenue|brod|costume',
    'kleid|rock|bluse|hemd|hose|mantel|jacke|stoff|schnitt|näh|größe|gewand|tracht|bestell|schneider|knöpf|stick|mütze|schuh',
    'vestit|cuci[rt]|gonna|camic|cappotto|giacca|stoffa|sart[aio]|taglia|ricam|abito|cerimonia|divisa|ordin|jurk|broek|naai|maat|kled|borduur|patroon',
    'плать|юбк|блуз|рубаш|брюк|пальто|куртк|ткан|шить|шве|размер|одежд|костюм|форм|вышив|сарафан|заказ|сукн|спідни|тканин|розмір|одяг|вишив|замов',
    'sukien|spódn|koszul|spodni|płaszcz|kurtk|tkanin|krawc|rozmiar|ubran|strój|haft|szyc|zamów|mundur|šaty|šatů|sukn|halen|košil|kalhot|kabát|látk|šit|velikost|oblečen|krejč',
    'elbise|etek|gömlek|pantolon|ceket|kumaş|diki|terzi|beden|kıyafet|forma|sipariş|nakış|baju|gaun|celana|kemeja|kain|bahan|jahit|ukuran|seragam|kebaya|pakaian|pesan',
    'فستان|فساتين|تنور|قميص|بنطل|معطف|قماش|خياط|مقاس|ملابس|زي |تطريز|عباي|طلب|لباس|پیراهن|دامن|پارچه|سایز|مانتو|دوخت|کپڑ|فراک|سوٹ|لہنگ|سلائی|שמל|חצאית|חולצ|מכנס|מעיל|בד |תופר|מיד|בגד|תלבושת',
    'कपड|फ्रॉक|फ्राक|लहंग|कुर्त|साड़|साडी|सूट|सिल|ड्रेस|ऑर्डर|दुपट्ट|स्कर्ट|माप|झबल|परकर|ফ্রক|জামা|পোশাক|শাড়ি|কাপড়|সেলাই|লেহেঙ্গা|ফ্রক|ફ્રોક|કપડ|ચણિયા|ડ્રેસ|સિલાઈ|ਸੂਟ|ਫਰਾਕ|ਕੱਪੜ|உடை|பாவாடை|சட்டை|துணி|தையல்|புடவை|దుస్తు|పావడా|లంగా|చొక్కా|గౌను|కుట్టు|చీర',
    'váy|áo |đầm|quần|vải|may |cỡ|đặt|klänning|kjol|skjort|byx|tyg|storlek|kläd|kjole|nederdel|skjørt|bukse|stof|størrelse|tøj|klær|mekko|hame|paita|housu|takki|kanga|ompel|vaate',
    'φόρεμα|φορέματα|φούστα|μπλούζα|πουκάμισο|παντελόνι|παλτό|ύφασμα|ράψ|μοδίστρα|μέγεθος|ρούχ|στολή|rochi|fust[ăe]|cămaș|palton|stofă|croit|mărime|hain[ăe]|ruh[aá]|szoknya|nadrág|kabát|szövet|varr|méret|gauni|sketi|nguo|kitambaa|shona|saizi|damit|bestida|palda|tahi|sukat',
    '裙|衣|裤|褲|布料|裁|缝|縫|衫|旗袍|汉服|尺码|校服|装|裝|鞋|着物|ワンピース|ドレス|スカート|服|布|シャツ|コート|浴衣|袴|サイズ|生地|靴|型紙|원피스|드레스|치마|옷|한복|셔츠|바지|코트|재봉|사이즈|교복|원단|패턴|ชุด|เสื้อ|กระโปรง|กางเกง|ผ้า|ตัดเย็บ|ไซส์|สั่ง',
  ),
];
