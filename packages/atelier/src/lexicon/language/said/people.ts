/** Who may be spoken of or to, for sentences about people. */

/** Who is spoken of by what they are. */
export const PEOPLES = `jew jews jewish muslim muslims moslem moslems musalman musalmans hindu hindus christian christians sikh sikhs buddhist buddhists
jain jains parsi parsis dalit dalits brahmin brahmins adivasi adivasis bihari biharis madrasi madrasis bengali bengalis kashmiri kashmiris
kafir kafirs kaffir infidel infidels apostate apostates heretic heretics atheist atheists pakistani pakistanis bangladeshi bangladeshis rohingya rohingyas
arab arabs african africans kurd kurds turk turks uyghur uyghurs palestinian palestinians israeli israelis mexican mexicans chinese
russian russians ukrainian ukrainians immigrant immigrants migrant migrants refugee refugees foreigner foreigners illegals negro negroes blacks
roma gypsies gays gay lesbian lesbians homos homo queers trans transgenders hijra hijras tranny trannies troon troons
commie commies feminist feminists liberal liberals leftist leftists protester protesters protestor protestors
traitor traitors looter looters cop cops police policeman policemen nun nuns priest priests imam imams pandit pandits
mulla mullah mulle mullas katua katue katwa katwas witch witches whore whores slut sluts adulteress adulteresses widow widows
homeless poor elderly disabled`;

/** Who is called by what they do, or to whom they are kin. */
export const SOMEBODIES = `man men woman women girl girls boy boys lady ladies guy guys bride groom wife wives husband husbands mother mothers
father fathers mom mum mommy mummy dad daddy papa sister sisters brother brothers son sons daughter daughters kid kids child children baby babies
family families cousin cousins uncle aunt aunty auntie grandmother grandfather grandma grandpa neighbour neighbours neighbor neighbors
boss bosses teacher teachers tailor tailors seller sellers shopkeeper shopkeepers designer designers owner owners landlord landlady
driver drivers doctor doctors nurse nurses maid maids judge judges minister president politician politicians mayor guard guards
ex girlfriend boyfriend classmate classmates colleague colleagues roommate rival rivals customer customers thief thieves beggar beggars
bastard bastards scum pig pigs dog dogs vermin insect insects pest model models person people folk folks crowd`;

/** Whoever is spoken of by no name. */
export const ANYBODY =
  'you u ya them him everyone everybody anyone anybody us yourself himself herself themselves themself urself';

/** Names that people are given, by which somebody is meant without a capital. Those that are words of clothes are no names here. */
export const GIVEN_NAMES = `anita asha priya pooja puja neha ravi rahul meera mira kavita rekha sunita deepika anjali ritu sneha divya farah salman imran
lakshmi arjun karan nirmala mohan ramesh suresh mahesh rakesh dinesh ganesh rajesh mukesh geeta gita shalini vikram meena manish nikhil ananya amit sumit
rohit mohit ankit sachin vivek vijay ajay sanjay manoj anil sunil nitin varun tarun arun kiran seema reema radha sita swati shweta sonal
nisha isha tara riya kavya diya aditi anu meenal komal preeti jyoti rani shanti usha maya leela lata savita kamala sarita vandana shobha
fatima ayesha aisha zainab sana hina sara noor ali ahmed ahmad mohammed muhammad hassan hussain omar umar khan yusuf ibrahim abdul
singh sharma verma gupta mehta patel shah rao reddy iyer nair menon das roy sen ghosh bose banerjee chatterjee mukherjee yadav kumar
john mary james robert michael david sarah emma olivia sophia emily anna maria jane kate susan linda peter paul tom harry george
juan jose carlos luis ana lucia pierre jean marie hans anna olga ivan mehmet fatma yuki chen wang li kim`;

/** What stands before somebody and says little of them. */
export const BEFORE_SOMEBODY = `the a an that this these those my our your his their all every each any some no of whole entire last one
dirty filthy bloody damn damned fucking stupid ugly old fat little cheap lying thieving evil bad poor rich lazy rotten wretched
our her more other next`;

/** Names with capitals that are nobody's. */
export const NOBODYS_NAMES = `vogue elle bazaar gq tatler femina cosmopolitan india indian jaipur pune mumbai delhi bombay kolkata chennai bengaluru
bangalore hyderabad surat varanasi lucknow goa kerala punjab gujarat rajasthan kashmir bengal paris milan london york tokyo rome berlin
diwali holi eid christmas easter navratri halloween monday tuesday wednesday thursday friday saturday sunday january february march april may june july
august september october november december instagram pinterest google dior chanel gucci prada zara nike adidas levis bill buffy bollywood hollywood
english french italian german spanish japanese chinese british american european western god i`;

export const WHOSE = 'his her their your ur my our that';

/** Behind 'her' where she is meant, and nothing of hers. */
export const BEHIND_HER = `alive now already soon tonight today tomorrow slowly again before until till when if with in on at and or for please dead then too first
because like by from to down up both all off once after is so under into over through against away out with`;

/** Behind them stands what is lettered on a thing. */
export const LETTERED = `says say saying said reads reading read words word text slogan lettered letters lettering printed quote caption telling tells titled
captioned embroidered knitted spelling spells likha likhi likho quoting embroidery`;

/** What is said where somebody is photographed or filmed. */
export const OF_PHOTOGRAPHS = `lehenga saree sari dress gown kurta look looks outfit collection film photo photos portrait portraits camera campaign lookbook cover editorial light vogue studio frame lens series reel video day location angle window daylight golden`;
