/** Ways to reach somebody, as they are spelt to be missed; the test reads every other one. */
export const REACHING = `
insta: meera dot loom
her house is number 12 in Lajpat Nagar, knock after nine
my insta is meera then an underscore then loom
meera underscore loom thats me on the picture app
meera (dot) loom on the gram
find me under meera.loom, you know where
ig m e e r a l o o m
handle meera loom no spaces
the handle is the word meera followed by loom all together
look for meeraloom, the one with the red circle
tg meeraloom24
write to meera at loom dot in
meera at the rate loom dot co
meera AT loom DOT com
meera (at) loom (dot) co
meera[at]loom[dot]org
mail goes to meera who is at loom, a dot, com
my mail is my name at the big G
gmail me, meera loom 24
meeraloom24 at the google mail
same name at outlook
we are loom dot co dot in
loom slash meera on the web
visit loom point com
loomdotin
type loom and then dot shop in your browser
ninety eight seven six five, then four three two one oh
98 hundred 765 43 210
nine8seven6five4three2one0
9-eight-7-six-5-four-3-two-1-zero
nine, eight, seven, six, five, four, three, two, one, zero
plus ninety one, nine eight seven six five four three two one zero
९८७६५ ४३२१०
٩٨٧٦٥٤٣٢١٠
九八七六五四三二一〇
௯௮௭௬௫௪௩௨௧௦
nau aath saat chhah paanch char teen do ek shunya
naw ath sat chey panch chaar tin do ek zero
नौ आठ सात छः पाँच चार तीन दो एक शून्य
call double nine eight seven treble six four three two
my number reads 98765 and after that 43210
dial 9 8 7 6 5 / 4 3 2 1 0
98765 plus the five next: 43210
ph 98.76.54.32.10
98765O4321O whatsapp
9876S4321O call
ring me on zero two two, double four six one, nine nine two one
landline 022 4461 9921
number is in my name, add 43210
the first five are 98765, the last five 43210
nueve ocho siete seis cinco cuatro tres dos uno cero
neuf huit sept six cinq quatre trois deux un zero
come to flat 4, second floor, Shanti Kunj, Andheri
I live at 22 Hill Road, Bandra, ring twice
my shop is the third door behind the Hanuman temple in Karol Bagh
the workshop is at 45 Church Street, walk in any day
knock at number 7, lane 3, Koregaon Park
drop by B 14 Defence Colony after six
pick it up at 221B, Sector 15, Noida
our door is next to the chemist on Linking Road, number 9
house no twelve, Model Town, Ludhiana, anytime
visit us at plot 8, Gandhi Nagar
address: 6 Park Lane, Kolkata
she stays at 14 Lodhi Road, go and see her
ghar number 12, gali number 4, Sadar Bazaar, aa jao
ghar ka pata: 56 Civil Lines, Jaipur
dukaan number 5, Chandni Chowk, aao
pata hai makaan 23, Rajouri Garden
मकान नंबर 12, लाजपत नगर, रात को आना
दुकान 5, चांदनी चौक पर आइए
meet me behind the metro station at Hauz Khas at eight
wait for me at gate 2 of Phoenix Mall, seven sharp
she gets off the bus at Dadar at 6 every day, be there
room 304 at the Taj, tonight
ask for Meera at the blue gate, Pali Village
find my stall, number 18, Sarojini Nagar market
her school is St Marys in Pune, gate opens at three
come over to 5th cross, Indiranagar, yellow house
my place: 77 Baker Street, door is open
house twelve on Church Road, use the back door
twelve Lajpat Nagar, ring the bell
whats app only 98765-432-10
what's up me on nine eight seven six five four three two one zero
sms SAREE to 56767
text the word LOOM to five six seven six seven
telegram group name loomladies
join the discord, code is loom42
my snap is the same but with two o
snapcode on the next picture
scan the square in the picture
qr on the hem leads to me
add me, ID meera_l
line id meeral
wechat meera-loom
vk meeraloom
my kik rhymes with meeroom: kik meeroom
instagraam par meera loom likho
insta pe meeraloom search maaro
mera number description mein
number chahiye to comment karo, bhej dungi
comment your number and I will ring
leave your whatsapp below
drop your number, I call back
send me your phone number for the price
give me your email for the pattern
write your insta below and I add you
post your address, I come and measure
dm on insta same id
go to my page there and message
message me off this app
talk to me outside of here, meera at yahoo
find me on the bird site as loomqueen
on the blue app I am Meera Loom
threads at meeraloom
search Loom by Meera in maps
google meera loom pune and ring me
upi meera at oksbi
pay me at meera at paytm
my gpay is my number 98765 43210
paypal dot me slash meera
venmo meera-loom
buy me a chai: ko fi slash meera
youtube dot com slash at meera
bit dot ly slash loomsale
link: loom dot page
short link loom.ly
@ meera loom
at-sign meera loom on there
`
  .trim()
  .split('\n');

/** What captions of clothes say with numbers, places and the same words. */
export const REACHING_NOBODY = `
size 12 in three colours
house of number 12 buttons
number 12 crochet cotton, hook 2.5
12 metres of lace, 4 metres of net
sizes 36 38 40 42 44 46
bust 36, waist 28, hips 38, length 52
36-28-38 and five foot six
hem 112 cm, sleeve 58 cm
5 to 7 working days to sew
Rs 12,500 for the set
price 4999 only, was 7999
MRP 10,00,000 for the bridal set
999 only, two for 1799
since 1987, three generations of weavers
spring summer 2027
made in 2026, worn in 2027
woven in Lajpat Nagar by hand
bought it in Chandni Chowk
Sarojini Nagar style haul
Lajpat Nagar market look, loved the colour
Linking Road vibes
Church Street style, wide trousers
Park Street Kolkata at christmas
a Karol Bagh bride
Bandra girls wear linen
Colaba to Andheri in one dress
12 yards of pleats, 24 kalis
a 16 kali lehenga with 5 metre flare
kali number 24, ghera 8 metres
thread count 400, denier 40
120 gsm cotton, 60s count
pantone 19-4052 classic blue
RAL 5002 ultramarine
hex code ff8800 orange
pattern number 8823, view B
style no 4410, cut twice
lot 12 of 40, hand numbered
one of 25 pieces
edition 3 of 10
page 12 of the lookbook
look 7 of 24
day 12 of 100 days of saree
30 days 30 looks
2 pockets, 4 buttons, 1 belt
5 buttons then 4 then 3
one two three, twirl
one, two, buckle my shoe print
seven buttons, eight loops, nine pleats
ten out of ten
nine yards of maharashtrian grace
the nine yard saree
six yards of elegance
four more shots please outfit
24 carat gold thread
925 silver jhumka
18 karat buttons
9 to 5 wear
24/7 comfortable
50/50 cotton and linen
70% wool, 30% silk
wash at 30 degrees, iron at 150
at the office by nine, at the party by ten
wear it from 9 to 9
6 pm at the sangeet
7.30 pm dress code: black
open at the back, closed at the front
the door of the old house behind her
she knocks on the door in red
standing at the gate of the palace
meet me at the altar
meet Meera, our muse
meet the new jacket
come as you are
come see the blouse from the back
visit Jaipur in a leheriya
visit of the queen, 1961
home wear for slow sundays
house dress with pockets
room to move in the hips
flat front trousers, plot twist at the hem
flat 20 off on all kurtas
street style from sector to suburb
block print from Bagru
block heels, 4 inch
gate pleats and box pleats
lane of looms, Varanasi
third floor of the museum, 18th century coats
polka dot in navy
dot to dot embroidery
at the rate she is sewing it will be done by May
dotted swiss at the neck
slash pocket and slash neck
under the arm, score the leather
underscored by a black belt
insta worthy drape
instagram is full of this green
snap buttons down the front
snap front, kick pleat
line of buttons, A line skirt
a signal red coat
threads of gold
telegram blue jumper
face book cover in linen
whatsapp green is the colour of the year
youtube taught me to sew
google says it is mauve
pinterest told me so
gmail red and white
x marks the waist
tag your bridesmaid
comment your favourite colour
drop a heart below
leave a like if you want it in blue
send help, I bought another saree
message in a bottle print
ring the bells, she is married
ring of flowers at the hem
call it mauve
call me old fashioned
dial up the sparkle
mobile tailor of Surat, 1950s photograph
letter print, alphabet buttons
envelope clutch, stamp print
mail coach coat with three capes
write it in sequins
my name is embroidered inside
ask for more pockets
find the hidden zip
search for the perfect white shirt
look for the red stitch inside
join the seams at the waist
add a placket at the neck
follow the grainline
pay attention to the cuff
scan of an old pattern
link buttons at the cuff
code of dress: black tie
number of pleats: 18
address the fit at the shoulder
the address of Juhu beach in a beach print
gali boy jacket
makaan makes a colour: brick
ghar ki saree, no 60 count cotton
`
  .trim()
  .split('\n');
