/** Killing, told to somebody or of somebody. */
export const KILLING: readonly string[] = `
I will murder priya tonight
we will kill all of you
i'm going to kill anita verma
gonna stab rahul tomorrow
i want to kill my neighbour
i'll shoot the tailor dead
meera, you are dead
priya will die tonight, by my hand
death to rahul sharma
i swear i will slaughter that family
we will behead the infidels
someone should shoot sunita
neha deserves to die
kill rahul
bring back the gas chambers
gas chambers for all of them
main priya ko maar dunga
rahul ko jaan se maar denge
tujhe kaat dalunga
tumhe zinda nahi chhodunga
uski laash gira dunga
तुम्हें मार डालूंगा
राहुल को मार दूंगा
तुझे जिंदा नहीं छोडूंगा
तेरी गर्दन काट दूंगा
काफिर काटे जाएंगे
हिंदुओं को जला दिया जाएगा
mulle kaate jayenge
hindu maare jayenge
te voy a matar
voy a matar a maria
я тебя убью
убью машу
je vais te tuer
je vais tuer sophie
ich bringe dich um
ich werde anna töten
vou te matar
ti ammazzo
seni öldüreceğim
`
  .trim()
  .split('\n');

/** Who kills nobody. */
export const KILLING_NOBODY: readonly string[] = `
I will kill for this dress
I will kill it tonight
we will kill the look
dressed to kill
this will kill at the party
I'll kill time until it arrives
kill bill yellow tracksuit
kill the lights, the sequins shine
we will shoot riya in this lehenga tomorrow
we will shoot the campaign in Goa
I will shoot priya at the lake, camera ready
I'm going to shoot anita's lookbook
I will hang the coat
we will burn the edges of the organza
stab stitch along the hem
I will stab the cloth with a fork, says my aunt
I want to kill the noise and keep the line
this colour will kill boredom
death to boring dresses
you will die for this silk
I would die in this heat
heels to die for
she slays
slaughter house blues tee
murder mystery dinner
the beheaded collar, no lapels
gas blue chambray
chambers of the heart print
gas mask print
your neck will be cut low, as you asked
kapda kaat dunga
main isko kaat dunga aur sil dunga
rang ko maar diya dhoop ne
maar dala, kya lehenga hai
jaan le li is rang ne
कपड़ा काट दूंगा
गला गोल काट दूंगा
मार डाला, क्या रंग है
इस रंग ने मार डाला
me mata este color
este vestido está de muerte
платье убийственно красиво
cette robe tue
zum sterben schön
`
  .trim()
  .split('\n');
