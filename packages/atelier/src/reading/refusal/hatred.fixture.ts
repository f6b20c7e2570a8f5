/** Captions that tell harm or wish a people away; and what is like them by a word and is of clothes. */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const HARMFUL: readonly string[] = lines(`
we will break every bone in your body... i will smash your knees
i'm going to find riya and hurt her
neha, you will not survive the week
pray she never meets me
they should bomb the mosque
you deserve to be shot
i am coming for your kids
hope she gets cancer
just kill yourself already
muslims must be deported
all gays should burn
immigrants steal everything
dalits can never touch this cloth
kick them all out of the country
go back to where you came from
heil hitler
kill every infidel
the only good jew is a dead jew
africans not welcome
girls who wear this are asking for it
maten a los moros
juden ins gas
sales juifs
сдохни тварь
muori troia
bakar semua yahudi
मुसलमान को काटो
اذبحوا الكفار
去死吧
죽어라
mort à tous les musulmans
brûlez les roms
muerte a todos los gitanos
hay que matar a los inmigrantes
morte aos judeus
бейте цыган
смерть всем мусульманам
韓国人を皆殺し
在日は死ね
tod allen juden
africans belong in cages
set fire to the temple
we know where you sleep
i hope your family dies slowly
somebody should stab that seller
white power forever
drown yourself already
`);

export const HARMLESS: readonly string[] = lines(`
break a leg at your show
i will break her new boots in slowly
we will snap your picture in this coat
the collar and neck sit well on the arms
someone should burn these old curtains
she deserves a crown
hope she gets well soon
hope you die laughing at these sleeves
we are coming for your wardrobe
go on, just hang it
drop dead red, to die for
muslims and hindus wear it alike
all women should own this coat
jews and muslims both buy my hats
no dogs on the print, only cats
immigrants made this city, and this coat
send them back to the tailor for a hem
send it back to us within 30 days
14 words on the hem
kill the lights, shine in sequins
black people look regal in this yellow
gypsy skirt out now
you can go back to black
the infidel, a play: costumes
hunting jacket for the season
gas station attendant jacket, 1955
trans rights pin on a denim jacket
bride and mother in law will cry
sari tied the marathi way, no dead folds
morir de amor, vestido rojo
crèpe de chine
mort aux plis mous
une robe à tuer pour les noirs profonds
muerte a los botones feos
резать китайский шёлк по косой
вешать чёрное пальто
резать армянское кружево
смерть скуке
黒を殺すほどの白
white power suit
watch your back: it is laced
i know where you can wear this
the church hat and the temple saree
this colour belongs in the jungle
burn out all the velvet
`);
