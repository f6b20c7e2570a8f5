/** Names on other services as people write them plainly, though no colon or sign says so: none of them was in a list before. */
export const PLAINLY_ELSEWHERE: readonly string[] = `
tiktok ashastitches
tik tok meerasews
on tiktok ashastitches
my dress, tiktok ashastitches
fb: asha silai
fb - meera boutique
facebook ashaboutique
facebook: asha silai
facebook page asha silai
kik ashastitches
viber asha
viber asha88
discord asha#4521
snap: ashastitches
snap - meerasews
snapchat meera
sn@pchat meerasews
sn@p meerasews
telegram meerasews
टेलीग्राम meerasews
टेलीग्राम पर मीरा
तार नहीं, टेलीग्राम मीरासिलाई
इंस्टा पर मीरा
इंस्टाग्राम मीरासिलाई
फेसबुक पर मीरा सिलाई
वॉट्सऐप पर मिलो
व्हाट्सएप करो
व्हाट्सऐप पर मैसेज करो
स्नैपचैट मीरा
line id meera77
line: meera77
upi meera@oksbi
upi id meera@ybl
meera@paytm
meera@okhdfcbank
meera gmail com
meera boutique gmail com
meera yahoo com
meera at gmail
मीरा एट जीमेल डॉट कॉम
मीरासिलाई डॉट कॉम
मीरा डॉट इन
tele gram meerasews
t me meerasews
w h a t s a p p
w h a t s a p p karo
i n s t a meerasews
watsap karo
watsapp pe aao
wattsapp me
wechat meera88
微信 meera88
加微信meera88
вк meera
телега meera
телеграм meera
в телеграме meera
пишите в вк
whatsapp yaz
whatsapp'tan yaz
inbox me for price
inbox me for rates
signal me at meera.07
message me on the green app
ping me on the photo app
find meerasews on the photo app
linktr ee meerasews
meerasews d0t com
meerasews d0t c0m
youtube pe meera silai
yt meerasews channel
instagraam pe meerasews dekho
insta gram meerasews
r i y a @ y a h o o . c o m
t3legrm meerasews
my telegrm is meerasews
0nlyfns meera88
www meerasews in
hxxp meerasews com
wa me slash 919876
meerasews。com
read more at meera-sews dot store
bc1q9d4ywgfnd8h43da5tpcxcn6ajv590cg6d3tg6a
meera at okicici
인스타 meera88
انستا meera88
telegram पर meerasews
мой телеграм мирашьёт
`
  .trim()
  .split('\n');

/** The same words where nobody is to be found elsewhere. */
export const NOBODY_ELSEWHERE: readonly string[] = `
for girls under 12, dm to order
dm to order
dms for orders
dm me to book yours
tiktok made me sew it
tiktok famous trousers
tiktok trend
tiktok inspired corset
as seen on tiktok
a tiktok dance outfit
tiktok skirts
facebook friends voted for it
facebook blue
facebook memories from 2012
for fb profile
my facebook friends liked it
viber purple saree
discord in the colours
discord mod hoodie
kik
kick pleat
kick flare jeans
snap front shirt
snap: brass
snap buttons
snap to close
snapchat filter look
snapchat yellow
telegram boy cap
telegram delivery coat
a telegram from grandmother
line of beauty
line id tags
A line skirt
line: straight
signal red
signal orange stripes
signal to noise
upi payment welcome
upi or cash at the shop
gmail red
yahoo purple
wechat green jacket
whatsapp green
whatsapp status worthy
whatsapp dp look
insta reel outfit
insta pics soon
इंस्टा वाली ड्रेस
इंस्टा पर छाने वाला लहंगा
इंस्टाग्राम रील के लिए साड़ी
फेसबुक नीला रंग
व्हाट्सएप हरा रंग
टेलीग्राम नीला
डॉट प्रिंट साड़ी
पोल्का डॉट कुर्ता
छोटे डॉट वाली फ्रॉक
t shirt me and mine
t me pose
photo app filter look
green apple print
green app icon print
blue bird print
camera strap on the shoulder
inbox tray grey
channel stripe
youtube tutorial dress
youtube red
yt shorts outfit
микровельвет
телега, воз и юбка
whats up
what s up doc print
a s h e n grey, s m l x l
www is a web of threads
t shirt co ords
line art and a bow
onion skin linen, no fans
the site of polka dot store windows
telegram print shirt
a dot shop window
`
  .trim()
  .split('\n');
