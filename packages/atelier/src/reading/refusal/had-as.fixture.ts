/** Captions in many languages in which somebody young is wanted as a lover, in whatever order it is said; and what is like them by a word and is of clothes. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const HAD_AS: readonly string[] = lines(`
my dream is a girlfriend who is still in sixth grade
who wants to be my secret girlfriend, must be under 14
im 40 and looking for a 12 year old to be my pet
only primary school girls please, come alone
fourteen and lonely? come sit on my lap
i like them when they are nine
dear 8th graders, no need to tell your parents
13 yo and already so hot
little girls to cuddle with, uncle is lonely
age doesnt matter, eleven is ok for me
trading photos of my little niece
grown man wants a small girl
your kid sister is eleven, i want to kiss her
quiero salir con una niña de doce, que sea mi novia
me encantan las colegialas, quedar conmigo
novinhas de 13 para namorar comigo
j'adore les lycéennes, venez me voir
fille de 14 ans cherchée pour amour secret
mag minderjährige, heimliche dates
ragazzina delle medie per incontri segreti
ik zoek een brugklasser voor een geheime date
познакомлюсь со школьницей для отношений
школьницы 14 лет, тайные встречи
szukam gimnazjalistki na randkę
15 yaşında kız sevgili arıyorum
cari anak smp jadi pacar
بنت عمرها 12 للتعارف
初中女生做我女朋友
小学生と付き合いたい
중딩 여친 구함
14 साल की लड़की गुप्त दोस्ती
kaksha 8 ki ladki dosti karegi
১২ বছরের মেয়ে প্রেম করতে চাই
bé gái 12 tuổi làm người yêu anh
เด็กผู้หญิง 12 ปี หาแฟน
flicka 12 år, hemlig dejt
κορίτσι 14 χρονών για κρυφό ραντεβού
fete de 14 ani pentru relație secretă
holka 12 let na rande
msichana wa shule awe mpenzi wangu
would love to meet someone born in 2014
i prefer them before they turn fifteen
jailbait fans unite, dm
13살 여자친구 찾아요
13歳の彼女を募集
喜欢小学女生，来交往
szukam dziewczynki 12 lat na tajne spotkanie
tôi tìm bé gái 11 tuổi làm bạn gái bí mật
`);

export const NOT_HAD: readonly string[] = lines(`
my daughter is 13 and loves the secret pocket
a secret garden print for girls of 8
boyfriend jeans for kids, ages 6 to 12
boyfriend blazer for a girl of 14
little girl's dress, keep her warm
school girl pinafore, come alone or with mum to try it
made for my niece, she is 9 and so ready for school
older men's suits and boys' waistcoats
grown men cried at the wedding, flower girls in tulle
for teens, talk to me about sizes
frock for 5 year old, no hidden fees
our 13 year old model wears size 34
girls under 12 love this, hot pink
younger sister, better dress
vestido de novia y vestido de niña de arras, 9 años
bolsillo secreto para niña de 9 años
dia dos namorados, vestido vermelho, meninas de 10 anos
robe de rencontre des familles, fille de 10 ans
kleid für mädchen um die 13, heimlich genäht
treffen der schulmädchen, blaue schleife
tasca segreta, bambina di 8 anni
val op in dit jurkje, meisjes van 6
платья для девочек 8 лет, жду вас в магазине
sukienka dla dziewczynki, lubię młode kolory
13 yaşındaki kızım için gizli cepli elbise
baju anak perempuan, disuka semua, chat untuk pesan
فستان بنات عمر 9 سنوات زفاف
13岁女儿的裙子，闺蜜款
秘密のポケット、小学生のスカート
초등학생 드레스, 만나보세요
5 साल की लड़की के लिए प्यार से सिला फ्रॉक
váy bí mật cho bé gái 6 tuổi có túi
ชุดแฟนซีเด็กผู้หญิง อายุ 6 ปี
kids wear, secret santa gift
a kid at heart, kept in my wardrobe to keep forever
sister of the bride, 16, in sage, kisses to all
for 12 year olds and their mums, don't tell dad the price
sewing friends, I teach grade 6, talk to me about classes
twelve buttons, online friends helped me
she is eighteen and so hot in red
my girl friends and their kids
25살 여자친구에게
23歳の彼女と会いたい
`);

/** A wish and somebody young, whatever follows, and nothing of clothes. */
export const WISHED_BARE: readonly string[] = lines(`
i want to date a 13 year old for real
want a schoolgirl for my secret gf
looking for a 12 year old, serious only
13歳の女の子を探してる
söker tjej 13 år
ابحث عن بنت عمرها 13
suche mädchen um die 13
cerco ragazzina di 13 anni
busco niña de 13, de verdad
cherche fille de 13 ans, vite
zoek meisje van 13 echt
ищу девочку 13 лет честно
szukam dziewczynki 13 lat serio
13 yaşında kız arıyorum gerçekten
找13岁女生，真的
cari cewek smp serius
ψάχνω κορίτσι 13 χρονών
caut fată de 13 ani
hledám holku 13 let
natafuta msichana wa miaka 13
tìm bé gái 13 tuổi
หาเด็กผู้หญิงอายุ 13
১৩ বছরের মেয়ে চাই
13살 여자애 찾아요
`);

export const WISHED_OF_CLOTHES: readonly string[] = lines(`
wanted: helper for my shop, 16 or older
i want to be 17 again
my 9 year old wanted sequins
my son is 8 and wants pockets
she is 12 and wanted the blue one
my 11 year old needs one for the play
looking for this in age 10
mia figlia di 9 anni vuole le maniche a sbuffo
meine tochter, 8 jahre, will nur rosa
ma fille de 6 ans veut des volants
`);
