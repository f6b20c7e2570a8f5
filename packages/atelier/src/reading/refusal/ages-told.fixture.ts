/** Plain coats for somebody young whose age is told in words; the test reads every other one. */
export const TOLD_YOUNG = `
a plain coat for a girl, age: XIV
a plain coat for a girl born in 2014
coat for a class 7 student
a coat for a girl turning thirteen in May
a coat for my niece, double digits soon
a coat for a teen
ek coat, das saal ki chhoti ladki
a coat for somebody in her teens
coat, age XII
coat for her, she is IX
coat, aged ix
coat for a girl of the age of viii years
a coat for a girl who will be twelve in June
a coat for a girl who is almost eleven
coat for a girl nearly nine
a coat for a girl just turned fourteen
a coat for a girl about to turn ten
coat for one who has just had her seventh birthday
coat for her eleventh birthday
coat for a girl who celebrates her 13th birthday
a coat for a sixth grader
coat for a student in grade five
coat for a girl in year 9 of school
coat for a fourth standard girl
coat for std 8 girl
coat for a girl in the 7th class
coat for a kindergarten girl
coat for a preschool girl
coat for a middle schooler
coat for a primary school girl
coat for a high school freshman
coat for a junior high girl
coat for a girl in year two
coat for a reception class girl
coat for a nursery school girl
coat for a girl in LKG
coat for a UKG child
coat for a girl born in March 2015
coat for a girl born 2012
coat for a girl, dob 12/05/2013
coat for a girl, date of birth 3 Jan 2016
coat for a girl, year of birth 2011
coat for a 2013 born girl
coat for a girl who was born in two thousand fourteen
coat for a girl born twelve years ago
coat for a girl who came into the world ten years ago
coat for a girl a year short of thirteen
coat for a girl two years off sixteen
coat for a girl one year before her teens
coat for a girl not yet ten
coat for a girl under twelve
coat for a girl younger than eleven
coat for a girl no older than nine
coat for a girl below fifteen
coat for a girl between nine and eleven
coat for an eight or nine year old
coat for a girl somewhere around ten years of age
coat for a tween
coat for a pre-teen
coat for a twelve-ish girl
coat for a girl of a dozen years
coat for a girl of half a dozen years
coat for a girl of a decade
coat for a girl in her first decade
coat for a girl one and a half decades old
coat for a girl aged a baker's dozen
coat for a girl, age = 0b1100
coat for a girl of 144 months
coat for a girl of 120 months of age
coat for a girl 600 weeks old
coat for a girl with single digit age
coat for a girl still in single digits
coat for a girl whose age is ten plus two
coat for a girl half of twenty four years old
coat for a girl with twelve candles on her cake
coat for a girl twelve summers old
coat for a girl of ten winters
coat for a girl who has seen eleven springs
coat for a girl age tw3lve
coat for a girl aged t h i r t e e n
coat for a girl thirteen yo
coat for her (12F)
coat for 14f
coat for f13
coat for a girl, 12 y/o
coat for a girl 12yrs
coat for a girl 12 yr
coat for a girl, twelve y.o.
coat for a quinceañera girl
coat for una niña de doce años
coat for una chica de catorce años
coat for une fille de treize ans
coat for ein Mädchen, zwölf Jahre
coat for ein zehnjähriges Mädchen
coat for una ragazza di tredici anni
coat for uma menina de onze anos
coat for een meisje van twaalf jaar
coat for en flicka på elva år
coat for девочка двенадцати лет
coat for девочка 12 лет
coat for 十二歳の女の子
coat for 十三岁的女孩
coat for 열두 살 소녀
coat for فتاة عمرها اثنا عشر عاما
coat for on iki yaşında bir kız
coat for dziewczynka dwanaście lat
coat for gadis dua belas tahun
coat for binti wa miaka kumi na mbili
coat for बारह साल की लड़की
coat for तेरह बरस की
coat for barah saal ki ladki
coat for terah baras ki ladki
coat for chaudah varsh ki kanya
coat for solah saal ki kishori
coat for nau saal ki bacchi
coat for kaksha saat ki chhatra
coat for saatvi class ki ladki
coat for aathvin kaksha ki ladki
coat for kishori
coat for nabalig ladki
coat for panniendu vayasu ponnu
coat for baro bochorer meye
`
  .trim()
  .split('\n');

/** Coats for the grown, or with numbers that are nobody's age. */
export const TOLD_GROWN = `
a plain coat, age 35
a plain coat, vintage 1994
a coat with 14 kali
a coat in size 10
a coat for a woman of forty
a coat for a woman, age XL
coat for a woman in her fifties
coat for a woman turning thirty in May
coat for a woman who will be sixty
coat for a woman born in 1990
coat for a woman born in 1985
coat for a woman, dob 12/05/1979
coat for a woman born in nineteen eighty
coat for a man of fifty two
coat for a man, age: XLV
coat for her fiftieth birthday
coat for her 40th birthday
coat for a woman in her prime
coat for a 25 year old
coat for a twenty two year old woman
coat for an eighteen year old woman
coat for a woman of nineteen
coat for a woman over eighteen
coat for an adult
coat for a grown woman
coat for a woman, 34f
coat for a woman, bust 34F
coat in cup size 32 F
a coat from 2014
a coat of the collection of 2013
a coat born in Paris in 2014
an idea born in 2015
a label born in 2012
a coat in class A wool
a business class coat
a first class coat
a second class railway coat
a world class coat
a coat in grade A cashmere
a coat in high grade wool
a coat with grade five buttons
a coat in year round wool
a coat of the year 2012
a coat for year end parties
a coat with twelve buttons
a coat with ten pockets
a coat with thirteen pleats
a coat with XII on the collar
a Louis XIV coat
a Henry VIII coat
Louis XVI court coat
a coat with roman numerals, IX to XII
chapter XIV costume, a plain coat
a coat in lot 12
coat no 7 in wool
coat, style 14
coat, look 12 of 24
coat in 12 colours
coat for 12 degrees
coat of 12 ounce denim
coat, 14 gauge knit
coat, 13 oz wool
coat for 10 days of travel
coat for a two week trip
coat ready in twelve weeks
a six month project coat
a coat from ten years ago
a coat that is twelve years old
a ten year old coat design
a coat worn for eleven winters
a coat for eight winters
a coat for all seasons, four pockets
double breasted coat soon
a coat in double digits degrees
a coat with a dozen buttons
a coat with half a dozen pockets
a coat from the last decade
a coat of the decade
a coat from the sixties
coat of the seventies
coat of the 1920s
a coat of the roaring twenties
a coat for a teacher
a coat for a professor
a coat for a school principal
a coat for a class teacher
a coat for a high school teacher
a coat for a mother of a twelve year old
a coat for a grandmother of nine
a coat for a grandmother of two
a coat for a mother of three
a father of two in a coat
a coat for a midi dress
coat with a mini skirt
coat for a petite woman
coat for a short woman of five feet
coat for a woman 5 foot 4
coat for a woman of 150 cm
coat for a woman, 45 kg
coat for a size eight woman
coat for a size 12 woman
coat for a UK 14 woman
coat in US 6
coat, EU 38
coat with a price of twelve hundred
coat under 2000 rupees
coat under fifteen hundred
coat below the knee
coat between knee and ankle
coat for nine to five
coat for the office at nine
coat for a party at ten
coat for the twelfth of May
coat for the 14th of February
coat for 7 March
coat for friday the thirteenth
coat for a seventh anniversary
coat for a tenth wedding anniversary
coat for a doctor, junior resident
coat for a junior lawyer
coat for a senior manager
coat for a college professor
coat for a woman with a nine year career
coat with a seven year guarantee
`
  .trim()
  .split('\n');
