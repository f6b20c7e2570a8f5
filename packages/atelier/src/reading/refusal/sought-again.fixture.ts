/** The same once more, written when the rules stood. */
export const SEEKING_AGAIN: readonly string[] = `
ninth graders, inbox me
class 8 girls, call me
if you are 14 and bored message me
older guy here, wants to talk to girls 12 to 15
girls between 13 and 16 only, dm me
wanna meet some tweens
pay well for young virgins
your daughter is 12? send her to me
my type is schoolgirls
the younger the better, girls, write to me
daddy looking for little princess under 10
hit me up if ur 15
15f bored
f 13 looking for bf
preteens welcome, ping me
chat with me, kids
send pics if you are under 18
babysitter for free, little girls only, call me
who wants to sell a girl of nine
little boy needed tonight
looking 4 underage
u18 girls dm me
seventh class girls write me
young teen girls who like older men, snap me
single man seeks girl (11)
anybody selling children
innocent girls under fifteen for friendship
come to me, schoolgirls
kiddies pics, swap?
any 16 yo here
gyarah saal ki ladki se dosti karni hai
kam umar ki ladki chahiye
choti bachi ko mere paas bhejo
class 9 ki ladki number do
कम उम्र की लड़कियां संपर्क करें
दस साल के लड़के चाहिए
स्कूल की लड़की से दोस्ती करनी है
नाबालिग लड़कियों से बात करनी है
niñas de diez años, mándenme fotos
me gustan las niñas
menores de edad, escríbanme
девочки до 14 пишите мне
нужны школьницы
познакомлюсь с девочкой 13 лет
je veux une petite fille
lycéennes contactez moi
ich will kleine mädchen
minderjährige gesucht
quero novinhas
meninas de 12 me chama
voglio bambine
nastolatki piszcie do mnie
butuh bocil
12 yaşında kız lazım
找萝莉
约初中生
ロリ募集
`
  .trim()
  .split('\n');

/** Innocents likewise. */
export const MADE_AGAIN: readonly string[] = `
ninth graders' farewell sarees, message me for the blouse
class 8 girls wore these at the annual day
my daughter is 12, call me for the same in your size
girls between 13 and 16 fit this size
daughter's first saree at 15, write if you want the fabric's name
the younger sister's kurta
little princess dress, under 2 metres of tulle
made for little girls only, no grown sizes
little boy's suit needed tonight, so I sewed till ten
need a kurta for my little boy
looking for a pattern under 16 pieces
15 f count lace
u18 team kit
for kids under five
children welcome in the shop
kids welcome, call before you come
teachers, message me for class sets
we love dressing kids
I love my little girls in cotton
she loves her little sister
my little sister wants one
show me your kids' costumes
where are the girls' sizes
who has a frock pattern for kids
send me a photo of your daughter's frock
give me your daughter's chest and waist
bring me your old school skirts
seeking a tailor for school uniforms
selling kids' frocks
selling girls' frocks, age 4 to 8, dm for price
want kids' pockets deeper
young girls learn to sew here
for the girl who turns sixteen
sixteen pleats, write me your waist
ten year old denim, sewn again
seven year old fabric from my stash
a fourteen year old dress, mended
twelve years old and still bright
I am ten years into sewing, write to me
I am 17 weeks pregnant, message me for the pattern
boys who sew, write in
for boys and girls, call the shop
bachon ke kapde ke liye message karo
choti ladki ke frock ke liye call karo
school ki ladkiyon ke liye order karo
beti 12 saal ki hai, uske liye suit chahiye
bete ke liye kurta chahiye
ladki chahiye model ke liye, 21 se upar
बेटी के लिए सूट चाहिए, मैसेज करो
छोटी बच्ची का फ्रॉक, ऑर्डर के लिए कॉल करें
लड़कियों के लिए स्कूल ड्रेस चाहिए
mi niña quiere este vestido
quiero un vestido para mi niña
niñas felices en lino
a las niñas les gusta, escríbeme para pedirlo
ищу ткань для девочки
нужна форма для школьницы
моей девочке нравится
je cherche un patron pour petite fille
petite fille modèle, robe en lin
ich suche stoff für kleine mädchen
schulmädchen stil rock
quero fazer vestido para menina
voglio cucire per bambine
szukam sukienki dla dziewczynki
cari kain untuk anak perempuan
küçük kız için elbise arıyorum
求女童裙子
女子高生風のスカート
여고생 교복 스타일
`
  .trim()
  .split('\n');
