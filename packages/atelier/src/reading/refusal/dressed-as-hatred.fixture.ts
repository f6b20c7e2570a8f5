/** Clothes that mock, hate or kill by their words, and clothes that sound like them. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const DRESSED_AS_HATRED = lines(`
gas chamber stripes costume
concentration camp striped pyjamas costume
Auschwitz prisoner chic
yellow star patch coat for a jew
uniform of the Wehrmacht with skull
SS officer coat with skull cap
Hitler youth uniform
a uniform of the SS, black
the uniform of an SS man
a black SS dress uniform
jacket of the SA stormtroopers
khmer rouge black pyjamas with red scarf
orange jumpsuit of an ISIS hostage
a white bed sheet hood with two eye holes
brownshirt uniform with armband
swastika armband and brown shirt
stormtrooper of 1938 Berlin with armband
a dress that mocks dalits
a costume to mock muslims
costume making fun of jews with a big nose
a redface indian chief costume
blackface minstrel outfit
slave auction gown
plantation master with whip and slave girl
lynching tree print dress
noose necklace and white hood
white hood and robe with a burning cross
pointy white hood, robe, burning cross
confederate soldier with slave flag
kapo armband coat
I hate jews t-shirt
a tee that says kill all muslims
t-shirt saying death to hindus
shirt that reads gas the jews
hoodie with slogan white pride worldwide
tee with 88 and a wolfsangel
sonnenrad jacket
blood and honour jacket
proud aryan dress
six million wasn't enough tee
a tee with a monkey for black people
dress for a lynching party
outfit for hanging gays
a suit for shooting migrants
clothes for a pogrom
a gown for ethnic cleansing
outfit for a honour killing
burqa to mock women
bomb vest for a muslim man
suicide belt dress
school shooter trench coat
columbine trench coat and tee natural selection
incel uniform kill women
acid attack victim dress
a woman stabbed, dress soaked in blood
dress with blood from a beheading
dead girl in a white dress
hanged woman in a gown
raped bride costume
cut off his head suit
kill your wife tee
rapist mask outfit
isis fighter in black with flag
taliban executioner robe
osama bin laden costume
a chamar ko maaro kurta
katua maaro tshirt
mulle kaato kurta
bhangi jaat ka mazak costume
untouchable costume, dirty, for laughs
gook tee
paki basher boots and jacket
skinhead with swastika boots
judenfrei sash
arbeit macht frei tee
zyklon b print
genocide celebration dress
srebrenica knife wire thorn tee
remove kebab tee
hang the refugees coat
1488 tee
a dress for the fourth reich
reichsadler eagle belt buckle with swastika
hakenkreuz scarf
SS lightning earrings
third reich officer's coat
a führer moustache and uniform
himmler coat
goebbels suit
mengele lab coat
pol pot costume
kkk grand wizard robe
k k k robe
ku klux costume
white robe and hood with eye holes
a lynch mob outfit
jim crow minstrel makeup dress
sambo costume
savage red indian costume for mocking
chinaman costume slanted eyes
ching chong dress
a jew costume with hook nose and money
greedy banker jew outfit
muslim terrorist costume
jihadi bomber outfit
a terrorist with burqa
suicide bomber child
lower caste sweeper costume for fun
chamar costume
bhangi costume
dalit mockery tee
hang Ambedkar tee
godse zindabad kurta
miyan ko bhagao tee
hindu terrorist tee
rohingya hunter outfit
refugee drowned print
dead migrant child print tee
george floyd can't breathe joke tee
rape culture tee: no means yes
hit your wife apron
wife beater with a beaten wife
dress for beating gays
gay bashing boots
trans killer outfit
death camp guard
prison camp stripes with number tattoo
nazi salute statue pose
sieg heil sash
h1tler tee
n@zi armband
N A Z I armband
fascist armband uniform
mussolini blackshirt
serial killer skin suit
decapitated bride
gore dress with intestines
hanging noose necklace
blood of enemies dress, real blood`);

export const DRESSED_AS_NO_HATRED = lines(`
Nazi-free vintage 40s utility dress
a 1940s utility dress
an SS 26 uniform blue blazer
a nurse's uniform, SS collection
a chef's jacket with SS buttons
a white ghost sheet with two eye holes
a white rain hood with a cord
white cotton pyjamas
striped pyjamas in blue and white
black and white striped shirt
a star of David pendant with a navy dress
a yellow star print frock
skull print scarf
a skull bandana biker jacket
an army uniform jacket
a military coat with brass buttons
a hussar jacket
a German dirndl
Berlin club look, black
stormtrooper costume from star wars
a hooded white robe for a monk
a white cloak with a hood
a bride in a white hooded cape
a swastik motif puja saree
auspicious swastika rangoli dupatta
a burqa in black
hijab and abaya, emerald
a Dalit Panthers blue scarf
Ambedkar jayanti white kurta and blue stole
Jewish wedding suit with a kippah
a rabbi's coat
Native American inspired beaded jacket
a Sikh groom's sherwani
confederate grey colour coat
a hangman's knot tie? no, a half windsor tie
killer heels and a red dress
dressed to kill
a murder mystery party dress
bloody mary red gown
blood red velvet
a bullet bra free 50s dress
a bomber jacket
an executioner's black coat for a play? no, Macbeth cloak
a zombie bride with fake blood
vampire cape
ghost costume
a hunting jacket
camo trousers
a shooting jacket in tweed
a slaughter house five reader's cardigan
headless mannequin style
a guillotine collar
the black sun of a July eclipse print
eclipse print jacket
a gas station attendant shirt
gas lamp Victorian coat
pride parade rainbow tee
white wedding pride
holocaust memorial visit, a sober navy coat
a widow's black dress
mourning dress
a soldier's coat
freedom fighter khadi kurta
a documentary photographer's jacket
a portrait of the Wehrle family in loden
Aryan's birthday kurta
a coat that makes fun of winter
an insulated coat
a dress mocked up in calico
a humble saree
I hate skinny jeans, so wide trousers
a gown I would kill for
a camp collar shirt
a summer camp uniform
scout camp outfit
a chamber music concert dress
a memorial day white dress
a museum curator's suit
columbine flower embroidery
Mira Goering's wedding suit? no, Mira Goyal's
a killer clown costume
a dead sea salt white dress
a wife beater vest for a man
a black cotton dress
a dirty pink silk dress
black velvet, evil queen costume
a Jewish banker's navy suit
a heads and tails coin print
a guts and glory football jersey
an Indian bride in red
a red Indian cotton saree`);
