/** Threats to people, wishes of harm and curses at them, as somebody would set them under a picture; the test reads every other one. */
export const THREATENING = `
somebody should shoot Anita Rao of Pune
goli maaro saalon ko
someone ought to burn Ravi Mehta's shop with him in it
I hope Priya dies before her wedding
whoever wears this better should be hanged
the tailor on MG Road should be shot
lets beat up Rahul after class
my mother in law needs a bullet not a saree
time to teach those Biharis a lesson
Sunita will get what is coming to her, acid ready
hang the bride who copied this
they should all be lined up against a wall and shot
teach her a lesson she won't forget, break her legs
Kavita deserves to be slapped till she bleeds
kill every last one of them
may you rot and die alone
I want to see Neha bleed
burn the witch Deepika alive
rape is what girls like Pooja need
hope your house burns down with your kids inside
jala do usko
maar do saale ko
kaat do inko
phansi do isko
Rekha ko zinda jala dena chahiye
in gaddaron ko goli maar deni chahiye
isko sabak sikhao, haath pair tod do
tera khoon pee jaunga
tujhe main chhodunga nahi, jaan se jayegi
uska gala daba do
मार डालो इस औरत को
इन सब को गोली मार दो
जला दो उसकी दुकान और उसको भी
उसे फांसी पर लटका दो
काट दो सालों को
I will come to your house and stab you
watch your back Meena, you are next
you won't live to wear this
Sharma family will pay in blood
gonna smash that girl's face in
somebody run over Asha with a truck please
put a bullet in the designer's head
drown the model in the pool
poison her chai, nobody will miss her
throw acid on Sneha
the shopkeeper should be lynched
string him up from the nearest tree
lynch the man who sold me this
off with Anjali's head, I mean it
slit Ritu's throat
every woman who wears this should be raped
boys like him need to be beaten to death
she should be stoned to death for wearing this
thieves like you get their hands cut off, yours are next
I know where Divya lives and I have a knife
just shoot the lot of them
would love to strangle my landlady
if I see Farah again I will kill her
we are going to hunt down Salman and skin him
your daughter will be found in a ditch
pray that Imran gets cancer and dies
die already Lakshmi
go die in a fire
I wish someone would murder my boss
can somebody please kill Arjun
kill Arjun Singh before Diwali
death is too good for her, make her suffer
let him burn
bash the gays
punch a nun today
hit your wife if she wears this
wives need a good beating
crush those refugees like insects
wipe them off the map
finish off the whole family
end Karan once and for all
a noose for Nirmala
six bullets, one for each cousin
bury her under the shop
chop off his fingers, he copied my stitch
skin the tailor
feed Mohan to the dogs
blow her brains out
blow up the school on Friday
burn their village down
shoot the messenger, his name is Vikram and he lives here
we'll break Ramesh's legs if he sews this again
your time is up Shalini, sleep with one eye open
you're a dead woman, Geeta
hope she falls under a train
hope he gets hit by a bus
may Allah destroy these people
may god kill you slowly
saali kutiya
teri maa ki aankh
bhaad mein jao kutte
kamine insaan, doob ke mar
haramkhor aurat
ullu ke patthe, teri aukaat kya hai
gadhe ki aulad
suar ki bacchi
chal nikal bewakoof kutte
tu mar kyun nahi jati
nalayak randi, chup kar
साली कुतिया
कमीने कुत्ते, मर जा
हरामखोर औरत
सूअर की औलाद
you ugly fat cow
you disgusting piece of garbage
stupid whore, nobody wants you
go to hell Manish
Ananya is a filthy slut
shut up you dumb bitch
you worthless pig
damn you and your family
what a retard, look at her
screw you, Nikhil
bloody bastard designer
rot in hell thief
f u all
kiss my arse you cheap tailor
`
  .trim()
  .split('\n');

/** What fashion says with the same words. */
export const UNTHREATENING = `
killer heels and a killer smile
shoot for Vogue India next week
burnt orange silk with a gold border
the hang tag is recycled paper
drop dead gorgeous in emerald
a saree to die for
slay queen slay
dressed to kill at the sangeet
who should shoot this lookbook? tag a photographer
we shoot on film, always
someone should shoot a campaign in Jaipur
shoot day with Anita Rao in Pune
Anita Rao shoots our new line
this colour should be illegal
that hem should be shot from below
killing it in khadi
she is killing me with these looks
murder on the dance floor
bloody mary red lipstick and a black dress
blood orange and blush
burn the midnight oil, sew till dawn
burning up the ramp
burnout velvet, devoré on net
these boots kill my feet
cut throat market, gentle prices
cut on the bias and hang it overnight
hang the dress in the shade to dry
let it hang for a day before you hem it
beat the heat in mulmul
beat the seams flat with a clapper
whip stitch along the edge
whipped cream satin
bullet bra inspired bodice of the fifties
bomber jacket over a saree
bombshell red
bomb look, ten out of ten
choker with uncut polki
strangled by no collar, open neck
stab stitch for the felt
stab at a new silhouette
dagger collar and dagger sleeves
slit up to the knee
cut the slit at the side and finish by hand
back slit and side slits on the kurta
punch of colour
punch needle embroidery
a knockout in knits
hit of neon at the hem
smash hit of the season
crushed velvet and crushed cotton
crush on this lehenga
crushing on Anita's blouse
hunted vintage markets for these buttons
poison green satin
acid wash denim
acid green dupatta on ivory
skin tone mesh at the neck
skinny jeans are dead, long live the flare
dead stock fabric, ten metres left
deadstock silk from Surat
death by a thousand pleats
death to fast fashion
death of the skinny jean
kill two birds with one coat
kill the trend before it kills you
kill Bill yellow jumpsuit
Buffy the vampire slayer core
zombie bride for halloween
corpse bride tulle with blue veil
vampire bride, high collar, black lace
witch hat and a long black cape
rapeseed yellow linen
grapes and drapes
drape the pallu over the left shoulder
the whole family should be in blue
everyone should be wearing khadi
she should be in pictures
you should be dancing in this
hope she wears it to her wedding
I hope Priya likes her lehenga
I hope you die of envy
may your Diwali be bright
pray for rain, wear the coat
teach her a stitch
lessons in pleating for beginners
I will teach you to drape it
my mother in law needs a saree for Friday
my boss would kill for this blazer
I'd kill for that coat
would murder for a pair of these
wear it and let them burn with envy
burn notice: hot pink is back
feeling hot hot hot in chilli red
fire engine red dress
gun metal grey suit
gunmetal sequins and a smoky eye
shotgun pleats on the skirt
arrow heads embroidered at the pocket
knife pleats all around
knife pleated midi in navy
hanging sleeves and hanging tassels
suspender buttons and a hanging loop
head over heels for this print
heads will turn
off with the sleeves, on with the straps
chop the sleeves, keep the collar
the tailor on MG Road should be proud
my tailor deserves an award
the designer should be on the cover
this model should be famous
maar dala, what a lehenga
jaan le legi yeh saree
kya katilana look hai
qatil adaayein in black
dil pe goli maar gayi yeh laal saree
aag laga di iss lehenge ne
jalwa and jhumka
jalti shama jaisi pili saree
kaat ke silai karo, kinara alag
kapda kaat do aur kali jodo
dupatta jala diya press ne, naya lo
भूरा जला रंग का दुपट्टा
मार डाला, क्या साड़ी है
कपड़ा काट दो और सिल दो
काली कमीज और कुत्ते की छपाई
kutta print pyjamas for dog lovers
gadha print tote, funny and cute
pig pink wool and cow print boots
cow print skirt, ugly christmas jumper
damn fine tailoring
to hell with beige, wear red
bitchin vintage tee
boss bitch blazer
what the heck is a gilet
no more ugly shoes
the ugly duckling who became a swan
fat quarter quilt bag
dumb luck find at the thrift
`
  .trim()
  .split('\n');
