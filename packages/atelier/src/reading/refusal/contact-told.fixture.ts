/** How to reach somebody in words that stood under pictures or were written to stand there, and captions that sound like them. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const TOLD = lines(`
double nine treble five 0 4 4 1 2
nine double eight, triple seven, double zero 12
98765 four three two one zero
nau aath saat chhe paanch char teen do ek shunya
call 9 8 7 6 5 4 3 2 1 0
9.8.7.6.5.4.3.2.1.0
98765x43210
signal me at +91-98765x43210
+91 98765O43210
(nine)(eight)(seven)(six)(five)(four)(three)(two)(one)(zero)
98₇65 43210
⑨⑧⑦⑥⑤④③②①⓪
9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣
९८७६५४३२१०
ring ring: 1 800 KURTA NOW
1-800-FLOWERS
toll free 1800 123 4567
my digits: 98-76-54-32-10
text 98765 then 43210
number is ninety eight seventy six fifty four thirty two ten
rita_looks on IG
rita_looks on insta
rita.looks @ insta
snap → ritaa
snap 👻 ritaa
snapchat: ritaa
sc ritaa22
ig👉rita.looks
IG ➡️ rita looks
insta = ritalooks
i.n.s.t.a rita_looks
find rita_looks on the 'gram
ritas-shop dot in
ritas shop dot com
ritasshop[.]com
ritasshop,com
ritasshop . com
ritasshop•com
ritasshop dawt com
rita at gmail
g-mail: rita.sh
gee mail rita.sh
rita.sh (a) gmail
rita sh AT proton DOT me
pin me: BBM 2A3F99C1
bbm 2A3F99C1
skype live:rita
skype: live:.cid.rita
discord rita#1234
telegram t(.)me/rita
tele gram ritaa_s
wa.me/9198765
w.a.m.e rita
wechat id ritaa88
line id: ritaa88
kik ritaa88
add my snap ritaaa
meet me at 12 MG road flat 4
come to 14/2 Linking Road, Bandra West
shop no 5, Lajpat Nagar market, Delhi 110024
flat 302, Sai Residency, Kondapur
visit us: 221B Baker Street
plot 14 sector 22 Gurgaon
house no. 7, gali 3, Karol Bagh
behind the temple, 3rd cross, Jayanagar, Bengaluru 560011
pin code 560011, near SBI, ask for Rita
my insta handle is the same as my name here
same handle on insta
dm for price
DM me
inbox me
link in bio
bio has my number
find me on facebook, Rita Sharma
fb: Rita Sharma Boutique
search Rita Boutique on google maps
google "rita boutique jaipur" and call
order on whatsapp
watsapp karo 98765
व्हाट्सएप करो
संपर्क करें 98765 43210
फोन: नौ आठ सात छह पाँच चार तीन दो एक शून्य
paypal.me/rita
upi: rita@okaxis
venmo @rita
cashapp $rita
gpay 98765
onlyfans rita
patreon/rita
threads: rita.looks
x: @ritalooks
twitter dot com slash rita
youtube rita vlogs subscribe
subscribe to my yt RitaVlogs
etsy shop RitaMakes
my etsy: ritamakes
meesho store rita
find us in the app store: RitaSews
scan my qr
zoom id 987 6543 210
my number backwards is 0123456789
nine eight 7 six 5 four 3 two 1 zero
98 76 five four 32 ten
98765 four3210
plus nine one 98765 43210
O9876543210
9876 5432 1O
9876.five.4321 0
98765-and-then-43210
my no. nine-eight-seven-six-five-four-three-two-one-zero
9⃣8⃣7⃣6⃣5⃣4⃣3⃣2⃣1⃣0⃣
٩٨٧٦٥٤٣٢١٠
௯௮௭௬௫௪௩௨௧௦
IG is rita.looks
insta is @ rita
insta - rita looks official
find me: ritalooks (ig)
(ig) ritalooks
ritalooks [insta]
I.G. rita_looks
1nsta ritalooks
ⓘⓖ ritalooks
📷 @ritalooks
📸: rita_looks
gram: ritalooks
my gram ritalooks
the pink app: ritalooks
WA 98765 43210
vvhatsapp me
wh4tsapp 9876
telegrm ritaa
t dot me slash rita
rita(dot)com
rita{dot}in
rita dot c o m
rita.c0m
www rita com
hxxp rita shop
rita at the rate gmail dot com
rita[at]gmail
rita @ g m a i l
mail: rita sharma at yahoo
12, MG Road, Bengaluru
We are at 45 Park Street, Kolkata
opposite city mall, shop 12, Andheri West
Flat B-204, Green Acres, Baner
shop #7 Palika Bazaar
google maps: Rita Boutique Jaipur
DMs open
slide into my dms
text me
whatsapp only
contact in comments
message for price
hit me up on snap
add me on discord rita 1234
rita#4455
join my telegram
join the whatsapp group
paytm 9876
upi rita@ybl
pay rita on gpay
book a call: calendly rita
linktree rita
beacons.ai/rita
carrd rita
rita on onlyfans
OF: ritaa
0nlyfans ritaa
premium snap available`);

export const TOLD_OF_NOBODY = lines(`
Facebook-blue? no, navy
SKU 1029384756
style no 4521-889
lot 2024-11-30
a 1940s tea dress
size 36-24-36 block
Rs 12,999 only
9876 stitches by hand
12 metres of silk
120 gsm cotton, 58 inches wide
snap buttons down the front
line of pearls at the hem
a signal red coat
threads of gold
a telegram-yellow saree
x marks the spot print
polka dot in red
made in Jaipur
inspired by Bandra mornings
for a stroll on MG Road
a road trip coat
Baker Street detective coat
Sector 17 plaza mood
Linking Road street style
Karol Bagh wedding market vibe
flat front trousers
plot twist dress
house of cards print
shop the look of the sixties
visit to the temple saree
call it a day pyjamas
ring bearer suit
ring the changes with colour
number nine jersey
triple layered skirt
double breasted, six buttons
nine yards saree
five four time jazz dress
one two three pleats
seven eight nine inch cuffs
at home kaftan
@home pyjamas
meet me at the disco
find me at the beach
follow the sun dress
add a touch of lace
pin me up polka dress
pinned pleats
pin tucks at 2 cm
skype blue is not a colour
zoom call shirt
instagram-worthy lehenga
insta pink gown
google eyes print
inbox zero work dress
mail order bride gown? no, a mail coat
an email from 1999, in print
flat 4 cm heels
block print no. 12
3rd cross stitch sampler
gali guleiyan motifs
pin code print scarf
the same as my name here: Rose
bio cotton kurta
QR code print shirt
market day dress
apartment 7 inspired noir coat
Plot 9 farm overalls
near the sea, linen
behind the bow a zip
ask for more ruffles
order of the garter? no, sash
a temple border in Kanchipuram
Lajpat Nagar cotton
Jayanagar 4th block morning saree`);
