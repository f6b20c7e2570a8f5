/** How strangers seek the young in words that others read: none of them was in a list before. */
export const SEEKING_THE_YOUNG: readonly string[] = `
boys below fifteen text me
any school girl in Pune, ping me
schoolgirls from Jaipur, write here please
little girls, come and talk to me
want 12m
wanted: 14f or 15f
selling 13f
need someone under sixteen
looking for a thirteen year old
searching for 12 yr old girls in Delhi
anyone under 17 here? write me
girls of 14, chat with me
teens under 17 call me tonight
kids under ten, my inbox is open
hello young girls, message me
dear schoolboys, meet me after class
i am into schoolgirls
i only like girls who are twelve
i love them underage and quiet
i want them young and untouched
i prefer little boys
give me your little sister
send me your young daughter
bring me your girls under 12
swap kids photos
child pics for sale
trading pics of little girls
cp links here
got cp?
i am 13, write to me
im fourteen f, chat with me
fifteen year old girl here, message me
12 y o looking for older men
old man wants young boys
uncle looking for niece aged 11
who has girls under fourteen
where are the 13 year olds
single schoolgirls only
lonely girls under 16 welcome, inbox me
horny for 14 year olds
नाबालिग लड़की चाहिए
स्कूल की लड़कियां मैसेज करो
बारह साल की लड़की चाहिए
तेरह साल की लड़कियां मुझसे बात करो
छोटे लड़के मुझसे मिलो
कोई छोटी बच्ची चाहिए रात के लिए
nabalig ladki chahiye
barah saal ki ladki chahiye
13 saal ki ladkiyan inbox karo
chhote ladke mujhse baat karo
school wali ladkiyan message karo
busco niña de doce años
quiero niñas pequeñas
chicas de 14 años escríbanme
colegialas, mándame un mensaje
ищу девочку 12 лет
школьницы, пишите мне
малолетки пишите в личку
хочу девочку тринадцати лет
cherche fillettes
filles de 13 ans écrivez moi
cherche fille de quatorze ans
suche kleine mädchen
mädchen unter 16 schreibt mir
schulmädchen meldet euch
procuro meninas de 13 anos
novinhas de 14 anos me chamem
cerco ragazzine
bambine scrivetemi
liseli kızlar yazsın
küçük kız arıyorum
cari anak perempuan 12 tahun
zoek meisjes onder 15
szukam dziewczynki 12 lat
求小女孩
萝莉加我
女子中学生募集
小学生の女の子と会いたい
여중생 구해요
أبحث عن فتاة صغيرة
`
  .trim()
  .split('\n');

/** What people who make clothes for the young write under them, and whoever speaks of them without wanting anybody. */
export const MADE_FOR_THE_YOUNG: readonly string[] = `
outfit for my 13 year old daughter, write to me for orders
school girls' uniform, contact shop
frocks for girls under sixteen, message me to order
for girls under 12, dm to order
school uniform for girls aged 5 to 15, write to us for sizes
made for my niece who is 14, message me if you want one
kids wear, call the shop for prices
need a dress for a 13 year old
looking for a frock for a little girl
I want a lehenga for my 10 year old
searching for school skirts for girls under 14
wanted: buttons for a boy's coat, age 12
need 13 f hooks for the blouse
need 12 m of net
I need 14 yards
looking for girls' frocks in size 14
parents of girls under 10, write to me for the pattern
mothers of teens, message me for the cutting
send me your daughter's measurements
send us your child's size and I cut it
my daughters wear it every day
my kids love it
kids' pictures printed on the tee
a picture of my little girls on the apron
children's drawings on a skirt
children's photo shoot outfit
baby photo frame embroidery
a small girl's dream dress
I like them small, the buttons
I like them small and round, the pearls
I love little dresses
I like my pleats small and neat
young and fresh colours
so young, so free, in linen
for young women who write
a young designer looking for feedback
looking for young tailors to join us
looking for models over 21
we need tailors, call the shop
need a seamstress, write to me
write to me for the pattern
message me about the sleeves
call me when the frock is ready
girls, this one is for you
ladies and girls, come and see
the girls write to me that they love it
teachers and schoolgirls wear this colour
schoolgirl socks and a kilt, remembered at forty
schoolboy blazer cut for a woman of 30
teen favourite hoodie
for teens who want pockets
teens want pockets
my teen wants cargo pants
kids want colour
children need room to move
girls need pockets
girls want pockets too
boys need linings
I want my girls to wear cotton
who has the best frocks for girls
daughters of weavers
send me your ideas for a girls' kurta
share your kids' photos in the frock
child model's coat, age 6
my 12 year old sewed this herself
sewn by a fifteen year old, be kind
I am 16 and this is my first skirt
I learned to sew when I was 13, write and ask
made by girls of class 10 for the school fair
under 16 football kit
U14 cricket team jersey
size 13 fits well
CP market find, Delhi
CP, Delhi, shop 12
single little girl's frock left
sweet little things on a collar
the small ones are innocent white
innocent white, small flowers
lonely shepherd print for kids
bachchon ke kapde, dukaan se lein
bachchi ke liye frock chahiye
beti ke liye lehenga chahiye
10 saal ki beti ke liye frock chahiye
chhoti ladki ki frock
school ki ladkiyon ki uniform
school ki ladkiyon ke liye skirt chahiye
ladki ki shaadi ka lehenga
बच्ची के लिए फ्रॉक चाहिए
दस साल की बेटी के लिए लहंगा चाहिए
स्कूल की लड़कियों की यूनिफॉर्म
छोटी लड़की की फ्रॉक
छोटी लड़कियों के लिए घाघरा
बच्चों के कपड़े
vestido para niñas
busco vestido para niña de doce años
vestidos para niñas de 5 a 10 años, escríbeme para pedir
uniforme de colegialas
платье для девочки 12 лет
ищу платье для девочки
девочки, пишите, какой цвет вам нравится
школьная форма для девочек
robe pour fillette de 8 ans
cherche robe pour petite fille
cherche patron pour fille de 10 ans
kleid für mädchen
suche kleid für kleine mädchen
mädchenkleid größe 128
vestido para meninas
procuro vestido para menina de 10 anos
vestito per bambine
cerco vestito per bambina
küçük kız elbisesi
kız çocuk elbisesi arıyorum
baju anak perempuan
cari baju anak perempuan 5 tahun
jurk voor meisjes
zoek jurk voor meisje van 6
sukienka dla dziewczynki
少女の夢のドレス
女の子の着物
小女孩的裙子
求小女孩的裙子纸样
여자 어린이 한복
فستان لفتاة صغيرة
`
  .trim()
  .split('\n');
