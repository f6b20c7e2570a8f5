/** Somebody young who is sought by no number: by school years, years of birth, the law's words and a trade's, and by who is grown. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const SEEKING_UNNUMBERED: readonly string[] = lines(`
wanted: somebody in year 8 for a secret date
boy born in 2013 wanted, nice uncle pays
does not matter if you are a minor, meet me
I want someone who is not yet legal
come to mine, your parents must not be home
map community, write to me
looking for pedo mom links
who has c.p. to swap
jb and pthc collectors welcome
class of 2030 boys, text me
born after 2012? come and meet me
suche Schuelerin fuer heimliches Treffen
14-jaehriges Maedchen gesucht, diskret
aelterer Herr sucht Schulmaedchen
caballero busca alumna de secundaria discreta
hombre mayor busca niñas
signore cerca studentessa delle medie
uomo adulto cerca minorenne
мужчина ищет школьницу для общения
хочу встретиться с ученицей седьмого класса
मुझे स्कूल की छात्रा से दोस्ती करनी है
नाबालिग से मिलना चाहता हूँ
大叔找小学女生陪
恋童群，进来交流
أبحث عن طالبة مدرسة للتعارف
رجل كبير يبحث عن فتاة قاصر
olgun bey ortaokul öğrencisi arıyor
reşit olmayan kız arıyorum
girls t h i r t e e n and under, message me
meet me if you are 1️⃣2️⃣ or 1️⃣1️⃣
wants to date somebody from the third form
der Onkel sucht kleine Maedchen
teens earn with a web cam, nobody will know
`);

/** The same words, of clothes, of school and of a family. */
export const MADE_FOR_PUPILS: readonly string[] = lines(`
School play: Annie's red frock with a white collar
Class of 2031 varsity jacket
For the class of 2029 prom, a mermaid gown
Born in 2014, outgrown by 2020: a coat remade
My niece is nine and loves purple tulle
Freshly turned twelve, she chose a navy pinafore
Map print circle skirt
Cheese and pizza print pyjamas for kids
Minor alterations free within 30 days
A minor chord of grey and moss
Lolita lovers' bell skirt pattern
Teen hoodie, no parents' taste
Meet the parents dress, modest and blue
Not legal advice, just a blazer
Asia Minor embroidery on a kaftan
Year 6 leavers' hoodie
7th grade dance dress, tea length
Sixth graders sewed these tote bags
Little sister's sleepover pyjamas
After school cardigan with big pockets
Home alone sofa hoodie
Uncle's old tweed coat, cut for me
Kids' raincoat, sizes 98 to 128
Girl's smocked dress, ages 2 to 6
My son's first day of school, a tiny blazer
Grandma sewed my first communion dress
Her tenth birthday: ten layers of tulle
Twelve candles, one sequin skirt
Dress for a thirteen year old bridesmaid
Mother of two looking for a linen shirt
I want a coat like my daughter's
Looking for a minor detail, the cuff
Kleid fuer Maedchen, Groesse 128
Schuelerin mit Ranzen, Aquarell, Faltenrock
Jugendweihe-Kleid für 14-Jährige
12-jaehrige sucht Kleid fuer die Konfirmation
Vestido de colegiala para teatro
Busco vestido de graduación para mi hija menor
Falda para niña de 6 años
Cerco vestito per la comunione di mia figlia
Bambine in festa, abitini di cotone
Grembiule per la scuola elementare
Ищу платье на выпускной для школьницы
Школьная форма, 5 класс
Костюм для девочки на утренник
स्कूल की बच्चियों की वर्दी
बेटी के पहले जन्मदिन की फ्रॉक
स्कूल के नाटक की पोशाक
初中生校服,蓝白
幼女キャラのTシャツではなく花柄
女童汉服，生日
小学生の卒業式スーツ
فستان لطفلة في العيد
زي مدرسي للبنات
رجل كبير يريد معطف صوف
Liseli kız forması, ekose etek
Okul müsameresi için kız çocuk elbisesi
Robe d'écolière, col claudine
Tunique pour collégienne, rentrée
Death to boring coats
Meet me at the class of 2028 boys' concert
A love letter to my girlfriend, twelve candles in the cake
Born since 2012: our studio, write to me
Map pride
Kids who love to be outside
`);
