/** Captions as people write them under pictures of clothes, with the numbers, signs and words that contacts are made of as well. */
export const INNOCENT_CAPTIONS: readonly string[] = `
length 108 cm, bust 92 cm
size 42
5.5 m saree with a contrast border
Rs 4,500
Rs. 12,500 only, stitching included
₹1,20,000 bridal lehenga
₹ 2500 to ₹ 3500
INR 45000 for the full set
$120 linen suit
USD 1,250.00
€89.90, made to order
£45 for the skirt
from 4500 to 6500 rupees
4500/- per piece
MRP 2999, now 1999
Look no. 12
Look No 7 of 24
look 12/30
#lehenga
#ootd #saree #2026
#red #wedding #lehenga #sabyasachi
size 36-38-40
sizes 34 36 38 40 42 44
sizes 6, 8, 10, 12, 14, 16, 18
available in 28, 30, 32, 34, 36 and 38
XS 32 S 34 M 36 L 38 XL 40
36-24-36
bust 90 waist 60 hips 90
90-60-90, 175 tall
34/36/38/40/42
W32 L34
jeans 32/34, 34/34 and 36/34
waist 28 30 32 34 36 38 inches
autumn winter 2026
AW26 / SS27
spring summer 2024-2025
1920s flapper dress
from 1950 to 1960 to 1970
1920 1930 1940 1950 in four dresses
the 1960s, the 1970s and the 1980s
28.11.2026, the day of the show
2026-11-28
28/11/26 first fitting
shown at 18:30
Diwali 2026, 8 November
est. 1987
since 1994
100% cotton, 120 gsm
60% wool 40% silk
denier 15 tights
count 100s cotton lawn
400 thread count sateen
60x60 cm scarf
140 x 140 cm silk square
150 cm wide, 2.5 m long
3.5 metres of georgette
12 m of tulle in three layers
9 yards saree, nauvari
six yards of grace
hem 2 cm, seam 1.5 cm
height 5'6", size M
model is 5 ft 9 in and wears size 8
model 178 cm, size 36
heel 10 cm
collar 38, sleeve 64
chest 102 waist 88 hips 104 length 110
chest 40, waist 34, hip 42, length 45, shoulder 15
1 dress, 2 ways
one dress two ways
one two three, twirl
one piece, two pieces, three pieces
ten out of ten
nine yards, eight pleats, seven colours
first of five looks
4 looks from 1 skirt
24/7 linen
9 to 5 to 9
7 days 7 kurtas
day 1 of 30
two for one
three tier skirt with four frills
five six pick up sticks print
double breasted with six buttons
triple gauze shirt
zero waste pattern
size zero gown
nine tenths sleeve
the number 5 perfume bottle print
no. 5 bow
number 12 jersey
jersey 23 and 45
route 66 tee
Levi's 501
501 505 511 cut
Pantone 18-1664
Pantone 19-4052 classic blue
RAL 3020 red
hex #d8a021 mustard
#b03030 and #f0e0c0
colour #a12345
style 48213
article 100234
SKU 48213-A
item 7782
batch 12, piece 4 of 50
lot 1234
edition 3/25
no.12 of the series
vol. 3
chapter 2: the monsoon
part 4
10.10 look
50/50 linen cotton
2-in-1 dress
4-way stretch
3/4 sleeves
7/8 trousers
1/2 zip
A4 pattern, 24 pages
UK 10 / US 6 / EU 38
UK 8 10 12 14
US 2 4 6 8 10
EU 34 36 38 40
IN 38 40 42
polka dot dress
polka dot in red
polka dot co ord set
polka dot net overlay
swiss dot blouse
pin dot tie
polka dots (dot size 5 mm)
red dot. blue dot. white skirt
dot print kurta
white dot on navy
dotted swiss in white
dot to dot embroidery
dots at the hem
line: A-line, colour: sage
A-line skirt
line is clean, cut is straight
signal red coat
signal: red, cut: boxy
thread: gold zari
threads of gold
gold thread embroidery
snap buttons down the front
snaps at the side
snap: metal, at the back
snap fastening
press snap closure at the neck
handle: bamboo
bag with a handle of horn
handle with care
x marks the spot print
x back straps
X-line gown
insta worthy lehenga
insta-ready look
instagrammable
made for the gram
Instagram reels outfit
my Instagram photoshoot look
for Instagram: a red lehenga in the garden
seen on Instagram and sewn at home
a tiktok trend, sewn slowly
inspired by Pinterest
pinterest board come true
twitter blue blouse
YouTube tutorial project
telegram boy costume
telegram blue
facebook blue shirt
email grey? no, slate
whatsapp green saree, as my aunt calls it
snapchat yellow raincoat
discord of colours
skype blue
in love with this. It is linen
A dress.in red this time
soft cotton.it breathes
so comfy.me too
linen.is life, always
best.so soft on skin
two pieces.by hand and slowly
red silk.no lining here
cotton.net dupatta along
wool & silk, e.g. for winter
i.e. a kaftan
Mr. Sharma's bandhgala
Dr. Rao's sari
U.S.A. sweater
S.O.S. tee
A.P.C. style jeans
D.I.Y. denim
approx. 2.5 kg of embroidery
approx.3 m
Rs.4500
No.7
vs. the old one
call me girl boss tee
call it sage, call it mint
ring a ring o roses print
ring neckline
text print tee
phone pocket inside
mobile pocket
cell pattern knit
contact me not, monk robe
contact print on silk
message tee
mail order style coat
chain mail dress
mail bag brown
site specific dress
link chain belt
cuff link holes
web print hoodie
spider web lace
net overlay
com ponents of a suit
dot com era suit
the .com boom suit
org anza sleeves
info on cloth: pure khadi
shop the look
from my shop window
store day look
visit to my nani in Goa
visit the museum in this
see you at the wedding
see it in red
find it in the attic, 1974
find me in the garden
follow the sun
follow me to the sea
add a belt
add me some colour
join the circle skirt club
dm sized doily print
ping pong print
home @ the beach
@home in a kaftan
linen @ Rs 900
dinner @ 8
brunch @ 11 am
sale @ 50%
at the beach at noon
at home in silk
at the rate of one stitch a minute
underscored seams
pleats underscore the waist
slash neck top
slash pockets
back slash stripe
forward slash pockets
slash and spread sleeve
hyphen brand tee
the Amalfi coast, 2019
est 2001 Jaipur
Block 12, hand printed in Bagru
House no. 7 print
Jaipur 302001
made in Kolkata 700019
5 stars
10/10
100 hours of hand work
1,200 sequins
10,000 beads
12 000 stitches
1500 hours, 12 hands
over 1,00,000 mirrors
2 kg of mirrors
1 of 1
18k gold zari
22 carat
925 silver buttons
N° 21
Mod. 4567
fits 28 to 46
age 60 and fabulous
my 50th birthday dress
25th anniversary saree
2 x 2 rib
1x1 rib cuff
5 pocket jeans
6 panel skirt
8 kali anarkali
16 kali lehenga
32 kali ghagra
lehenga 42 inches, choli 15 inches, dupatta 2.5 m
top 24, skirt 40, sleeve 18
kurta 44" palazzo 38"
Bust: 36" Waist: 30" Hip: 38" Length: 52"
42 44 46 48 sizes in stock
wear it 3 ways: 1. tied 2. loose 3. belted
1. cotton 2. linen 3. silk
1) cut 2) sew 3) wear
Nov 28, 2026
28 Nov 2026 at 6:30 pm
12-14 Dec 2026
2026, 2027, 2028 trends
साड़ी 5.5 मीटर
लाल लहंगा, साइज़ 38
मेरी दादी की साड़ी, 1962
कीमत 4500 रुपये
₹4,500 में
दो रंग, तीन कली
mera naya lehenga
shaadi ke liye, size 40
ek do teen, chalo
दिवाली 2026
robe longue en soie, taille 38
Kleid in Größe 42
vestido rojo talla 40
abito lungo, taglia 44
Grandmother's coat, remade
For her birthday
For the beach
Linen, loose, for August
A coat of my aunt
`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');
