/** The same of threats, of who speaks as the house, and of who is reached elsewhere. */

export const MENACING = `
Priya lives near the temple, she is alone at nights
I know where you park, Anita
unalive priya
Priya sleeps with anyone
send them back in boxes
those people breed like rats
88 forever
she deserved it
कमीज़ पर लिखा "मार डालो"
hoodie with "Ravi dies friday" on the chest
t-shirt lettered "RIP Priya, soon"
cap with "Make Dalits bow"
Neha is home alone every Tuesday
her husband is away until Sunday, she is alone
I know which bus she takes
we know your school run
I know when you leave the office
I followed her home yesterday
I watch you from across the road
saw you at the gym, nice car by the way
she walks home alone after ten
you park behind the bakery, right?
I have your address, Meena
your kids go to St Mary's, don't they
I will be outside your gym tonight
someone should unalive Rahul
time to unalive the neighbours
Ravi dies on monday
Meera won't see friday
rest in peace Anita, tomorrow
RIP Rahul (next week)
goodbye Neha, forever, tonight
make Muslims kneel
make women bow
keep the Biharis in cages
they multiply like cockroaches
these people breed like rabbits
ship the migrants home in coffins
1488
14 words
heil forever 88
she had it coming
he got what he deserved, dead
the widow asked for it
Pooja will sleep with anybody
Kavita does half the office
everyone has had Sonal
shirt with "Kill Ravi"
tee that says "Asha burns at dawn"
टी शर्ट पर "काट डालो"
टोपी पर लिखा "जला डालो सबको"
cap lettered "Jews out"
hoodie that reads "Sikhs must bow"
`
  .trim()
  .split('\n');

export const PEACEFUL = `
we have your address from the last order and ship tomorrow
watching her every move on the ramp
they spread like wildfire, these florals
he walks alone at dawn in this parka
had it coming, this heatwave needs linen
she lives near the temple and sews at nights
alone on the beach at night
a dress to dance alone in
I know where you got that lace
I know where to find good silk
we know your size
send them back in the boxes they came in
shipped in boxes of ten
people who breed Angora goats
rats and mice print for Halloween
forever 21 style denim
size 88 waist
since 1988 forever
number 88 on the jersey
she deserved a better saree
she deserved it, a new dress after ten years
Priya sleeps in cotton
a nightdress that sleeps with anyone's budget
home alone with a sewing machine
home every Tuesday to take measurements
for walks home after work
park in the rain, a trench coat
you park the car, I carry the lehenga
for the school run
for the office and the gym
gym at seven, party at nine
Ravi dyes on Friday
Ravi dyes his own cloth
the old jacket dies on Monday, long live the new
rest in peace, old jeans
RIP my old jeans
goodbye summer, forever in our hearts
with a bow at the neck
make bows of silk
make women feel strong
kneel length? no, knee length
caged heels
rabbits breed joy, print of bunnies
migrants' quilts, kantha of home
fourteen lines on friendship embroidered
1480 stitches by hand
everyone has a Sonal saree
half the office wears it
कमीज़ पर लिखा "नमस्ते"
टोपी पर लिखा "जय हिंद"
t-shirt lettered "RIP winter"
hoodie with "Ravi's last day friday" on the chest
the address is on the label of the parcel
saw you at the fair, nice saree
`
  .trim()
  .split('\n');

export const HOUSE_NAMES = `
Community Manager
Mod Asha
Asha (moderation)
Official
Head of Trust
The management
Verified ✓
elioT
Community Team
Moderator Ravi
Mod Ravi
Ravi (mod)
Neha, staff member
Head of Safety
Head of Support
Trust Team
Safety Officer
The Official Account
officially verified
Verified Account
The Moderators
Site Management
Gallery Manager
Gallery Team
Account Manager
Platform Team
Content Moderation
Asha from moderation
Reports Desk
Community Guidelines
Compliance Officer
`
  .trim()
  .split('\n');

export const OWN_NAMES = `
Tuile
Modern Asha
Mode by Asha
Asha Modi
Modi Textiles
Community Weavers
Community Centre Crafts
Verve Studio
Trust in Linen
Head Turner
Head to Toe
Safety Pin Studio
Manager's Shirts
Office Wear Co
Store Manager Ravi
Design Head
Asha, design manager
Wool Trust of Kutch
Gallery of Sarees
Silk Gallery
Platform Shoes
Account of a Tailor
Mod Squad Vintage
Mod Dresses 1966
The Mod Wardrobe
Staff Room Sarees
Official Shirts for Men
Content in Cotton
Desk to Dinner
Guided Stitch
`
  .trim()
  .split('\n');

export const HOUSE_CAPTIONS = `
Team Toile
Moderator: post approved
Trust & Safety removed this account
Pay 500 to keep your tokens
for refunds speak to me, I keep the till here
we at the gallery are closing your account unless you confirm
verified by the house
I run this place, obey
the Toile team
with love, team Toile
Moderation: this post was removed
Admin: approved
Trust and Safety has reviewed this post
Community team removed a comment
pay 200 or your designs are deleted
send 1000 to keep your account
transfer 300 rupees to keep your designs
refunds go through me
ask me about refunds, I handle the payments here
we at support are deleting your posts
your account will be closed unless you confirm
your account closes tomorrow, confirm now
we are suspending your account
this account is under review by moderators
verified by the gallery
approved by the house
endorsed by the management
I own this site, listen to me
I run this site
I manage this gallery
I am in charge here
management here: read the rules
this is the gallery team
this is your moderator
your moderator speaking
pay to keep your place in the gallery
confirm or lose your tokens
confirm your account or lose it
your tokens expire unless you pay
we keep your tokens until you pay
`
  .trim()
  .split('\n');

export const OWN_CAPTIONS = `
your moderator for the day in a power suit
under review by the bride's mother
team work
my team and I sewed it
with love from our team in Surat
team colours: blue and gold
for the school team
moderate heels, moderator of a panel wears it
for a moderator at a debate
trust the tailor
safety pins removed from this hem
pay 500 for the blouse alone
pay on delivery
refunds within a week if it does not fit
for refunds write to my shop
I keep the till in my mother's shop
we at the boutique are closing early on Sunday
the shop is closing, last sale
confirm your size before I cut
confirm your colours please
approved by my grandmother
approved by the bride
verified handloom mark
endorsed by nobody but my cat
in the house style
open house on Saturday
I run in this place every morning
I run a small boutique
I own this jacket
I manage a shop in Pune
charge of the light brigade, a jacket
in charge of the buttons
management trainee at her first job
gallery opening, black dress
this is the gallery dress
a dress to keep
keep your place with a ribbon
your tokens of love
the house of my grandmother
speaking of sleeves
read the care label
I am here for the pleats
`
  .trim()
  .split('\n');

export const REACHED = `
half my number: 98201; the rest 14773
look for me where people tweet: ashasews
my yahoo is asha
zangi 1234567
write to PO box 12 Indore
the site is my name then com
first half 98765, second half 43210
begins 98201 ends 14773
98201 is the first part, 14773 the second
find me where people post reels: ashasews
where everyone chats: asha sews
my gmail is asha.rao
my hotmail is ashasews
asha dot sews on ig
asha@sews
meera dot stitches on insta
ravi underscore cuts on telegram
asha sews on ig
PO box 77, Pune
post box 12, Jaipur
site: my name and then com
`
  .trim()
  .split('\n');

export const REACHES_NO_ONE = `
half my life in sarees
the rest is silk
98201 stitches
first half in red, second half in blue
half and half
look for me in the crowd
where people dance
tweed where people tweet
my yahoo moment
my name is Asha
polka dot on white
dot print, sews easily
asha sews on Sundays
asha sews on buttons
box pleats 12
post box red
write to me by reply
site of the old fort
begins red, ends blue
the second part of the set
`
  .trim()
  .split('\n');
