/** What strangers got past the judges of captions and names about the young, and lines of the same kinds; the test reads every other one of ours. */

/** Beside what the grown alone wear. */
export const MADE_SMALL = `
barely out of diapers
still in diapers
just weaned
still breastfed
barely walking
fresh from the cradle
For her first day at Montessori
for a lass of nine summers
my bunny turns the big one-oh
still sleeps with a teddy
asks for a bedtime story
not tall enough for the roller coaster
learning her ABC
still believes in Santa
still on the bottle
not yet potty trained
only just crawling
in nappies last week
cannot tie her shoes yet
her first tooth came out
rides a tricycle
needs a booster seat in the car
too small for the swings
learning to count to ten
first words last month
still needs a night light
sucks her thumb
waits for the tooth fairy
writes to Father Christmas
has a bedtime of eight
still in a cot
in the sandbox all day
a maiden of eleven springs
she turns double digits on Friday
goes to playschool
her nanny chose it
scared of monsters under the bed
colouring books and crayons
naps after lunch at creche
stopped using a pacifier
reads picture books with mummy
has not lost her milk teeth
Baby girl vibes
`
  .trim()
  .split('\n');

/** Of the grown, beside the same. */
export const GROWN_ENOUGH = `
for a breastfeeding mother
made for nursing, easy to open
diaper bag to match
walking on the beach at dusk
barely there straps
first day of the holidays
for a Montessori teacher on holiday
my wife turns the big four-oh
her fortieth summer
learning to surf
tall enough for the high dive
still in Goa
still wet from the sea
just landed
counts her steps
sleeps on the beach
teddy in black lace, bodysuit
Santa red
believes in bold colour
bottle green
a bottle of wine and a sunset
cot sheets not included
cradle of the waves
story of a summer
ABC of swimwear
a night light blue
crayon colours
sandbox beige
for a nanny on her day off
picture perfect
booster of the mood
swings in the garden
new crochet trim
my bunny slope days are over
reading a novel by the pool
milk white
rides a motorbike
fairy lights and palms
Father Christmas would approve
two words: sun and sea
`
  .trim()
  .split('\n');

/** Wherever it stands. */
export const SEEKS_SMALL = `
no one over 12 please
seeking someone under the age for fun
looking for young ones to play with
I like them small and hairless
who has daughters to share?
MAP friendly space
cheese pizza for sale
hebe lovers
young meat
CP lovers dm
the younger the better
nobody older than eleven
under tens only, message me
got cp?
selling cp
cheese pizza anyone
map rights now
proud map here
minor attracted people welcome
boylover here
girllover from Pune
pedo friends
anti contact map
fans of lolicon say hi
shota collectors
trade your nieces
share your daughter with me
anyone got little sisters to lend
I love them before they grow hair
fresh little ones wanted
the smaller the tighter
the youngest you have
not a day over thirteen
if she is under twelve, call me
hunting for kids tonight
need a small boy for the night
pthc fans
nepiophile and proud
looking for parents who share
preteens apply within
tiny girls wanted, no questions
flat and hairless is best
`
  .trim()
  .split('\n');

export const SEEKS_NOBODY = `
pizza print, extra cheese
cheese and tomato, a pizza shirt
pattern map of the old town
map of Paris on the lining
a map friendly bag, fits A4
young at heart
looking for young designers to work with
made for ages 2 to 12
no one over 12 stone fits this sample
size 12 and under only
daughters and mothers in matching sarees
share your daughter's first frock
who has daughters? matching sets are here
the smaller the print the better
I like them small, these checks
younger sister approved
the younger line of the house
under tens swim team kit
kids sizes wanted by many
looking for kids sizes? tell me
cp count of the thread is high
C.P. Company jacket, restyled
the older the denim the better
nobody older than my machine
for little ones who run
fresh cotton for little ones
small batch
parents share their hand me downs
looking for parents who sew
hunting for buttons tonight
trade your scraps
hairless velvet
flat seams are best
needs a small girl's button
nieces and nephews approve
over 12 colours
under the age of steam
in the night sky
for boys and girls
boy meets girl print
`
  .trim()
  .split('\n');

export const YOUNG_NAMES = `
Priya 12 years old
12 yo
12y
12 years old
13 yo
9yo
12F Mumbai
7th grade
Class 6
Tween Priya
Schoolgirl Priya
Teen Queen
Baby Priya
Little Priya
Priya 2014
Neha, 11 yrs
10 y.o. dancer
14m Delhi
F13 here
8th std
6th grader
Std 7
Grade 5 B
class eight
fourteen years old
Meera thirteen yo
Asha age eleven
school boy Ravi
schoolkid
Middle schooler
high school girl
Kindergarten Kavya
preteen model
tiny Sneha
lil Pooja
Kid Aarav
Mini Meera
born 2013
Ananya b. 2012
DOB 2011
Kavya 2016
teen angel
Teenage Dream Girl
12 saal ki
बारह साल
10 साल की
school ki ladki
5th class student
year 7 pupil
still a minor
underaged
under 18
not yet 18
17 and curious
Sixth grade Sara
nine year old
turning 13
thirteen and a half
`
  .trim()
  .split('\n');

export const GROWN_NAMES = `
Studio 12
Size 8 Store
Since 2009
Est. 2014
Baby Couture
Little Stitches
Little Black Dress Co
Little India Fabrics
Tiny Stitches
Mini Skirt Museum
Young Kim
Asha Young
Teen Taal Textiles
Old School Tailors
School Uniform House
Delhi School of Fashion
12 Yards
9 Metres Silk
Seven Sisters Weaves
12 Years of Silk
10 Year Denim
Class Act Couture
First Class Tailors
Grade A Cotton
Grade One Linens
Year of the Tiger
Standard Tailors
F5 Fabrics
Studio 5F
Room 12
Gate 7
The Minor Key
Minor Details
18 and Sewn
Priya 1990
Asha Designs 2015
Kavya Rao
Eleven Eleven
Sixteen Stitches
Baby Blue Atelier
Kids Corner by Mona
Little Princess Boutique
Born in Jaipur
25 साल से दर्ज़ी
Bombay 1998
Route 17
`
  .trim()
  .split('\n');
