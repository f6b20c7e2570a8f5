/** What is said as if the house said it, and what asks for secrets or money; the test reads every other one. */
export const AS_THE_HOUSE = `
Toile support: send your password to keep your tokens
Message from Toile: your account will be closed, verify now
Toile team here, we need your OTP
this is the Toile payment desk, share your UPI pin
official notice: your tokens expire today, reply with your code
admin note: this picture broke the rules, send your login to appeal
we at Toile have chosen you, pay 99 to claim your prize
your Toile tokens are frozen, confirm your card
Toile security alert, change your password with me
I am from Toile, tell me the six digits you received
moderator here, give me the code from your mail
staff pick! send your card number to get paid
customer care will call you, keep your OTP ready
free tokens for everyone who sends me a password
get 500 tokens free, share your login
double your tokens, send me ten and I return twenty
I sell tokens cheaper than Toile
tokens for sale, half price
send tokens to this account to unlock
reply with your CVV and expiry for a refund
refund desk: we need your bank account number
your refund is waiting, share IFSC and account
type your pin below to get the pattern
what is your mother's maiden name, win a saree
tell me your password and I will guess your style
comment your email and password to enter
enter your credit card to see the back of this dress
Toile says: new terms, accept by sending your pass word
from the desk of Toile
TOILE OFFICIAL: winners send bank details
the Toile crew wants your one time password
T0ile supp0rt: s3nd your passw0rd
Tоile support writes to you
toile help desk speaking
system message: session expired, log in again with your password here
warning from the administrators: account suspended
this post was verified by Toile
approved by Toile staff
Toile guarantees this seller
Toile recommends this shop, pay in advance
sponsored by Toile, send the fee
Toile lottery winner, claim with your Aadhaar number
kyc pending, send PAN and Aadhaar
your KYC has expired, update now
scan and pay to keep your account
pay the verification fee of 49
you have been selected by our moderators for a payment
billing department: card declined, send another card
invoice overdue, settle by UPI today
tax department of Toile requires your PAN
Toile ki taraf se: apna password bhejo
Toile support se bol rahe hain, OTP batao
apna OTP yahan likho aur token pao
apna pin batao, inaam milega
account band ho jayega, password bhejo
muft token ke liye apna card number do
टॉइल सपोर्ट: अपना पासवर्ड भेजें
टॉइल की टीम से, ओटीपी बताइए
अपना पासवर्ड यहाँ लिखो
अपना यूपीआई पिन भेजो
the house of Toile speaks: obey and send codes
our engineers at Toile found a bug in your account, give us access
give us access to your account to fix your picture
let me log in as you and add tokens
share your recovery code with the helper
what did the Toile letter say? post the code
forward the letter from Toile to us
paste your session cookie here
copy the token from your browser and paste it
open the console and paste this to get tokens
lend me your account for a day
swap accounts with me, password for password
buy my account with 300 tokens
your password please
password?
send otp
otp dedo
share otp now
card number and cvv
give card details
sort code and account number please
need your net banking user id
seed phrase gets you a free pattern
send your private key for an NFT of this saree
crypto wallet login wins a dress
gift card codes accepted for this gown
pay by gift card, send me the code
deposit 100 and get a lehenga
advance payment first, then address
transfer money to this account
we noticed unusual activity on your account
your account has been limited
your design was removed by moderation, contact us
take down notice: confirm who you are with your id card
copyright team: you must pay or be deleted
report received about you, prove your identity with a photo of your id
security check: what is your date of birth and password
verify your age with your card
Toile Pay desk is open
toile-support speaking: hello dear user
Dear user, your wallet is empty, top up here
dear customer, your order could not be delivered, pay the fee
dear member, you won
congratulations user, you won 1000 tokens
attention all users: new payment rules
important announcement from the team
we are the people behind Toile and we need help
the owner of Toile here
founder of Toile: ask me anything
ceo of this site, message me for free tokens
I work at Toile
working for Toile, I can unlock your account
ex Toile employee selling tokens
Toile bot: type your code
automatic message: confirm your password
no reply: your password has leaked, tell us the old one
helpline for Toile users
this is an official Toile post
Toile here!
love, Toile
signed, the Toile team
regards, support
`
  .trim()
  .split('\n');

/** What is said of toile, codes, cards and tokens by people who show clothes. */
export const AS_ONESELF = `
toile de Jouy dress with a blue pastoral print
made with Toile in an afternoon
a toile of the bodice in calico first
I made this on Toile
drawn by Toile, sewn by me
thank you Toile for the pattern
Toile drew the back better than I hoped
my first design here on Toile
sewed a toile before cutting the silk
toile jacket with frog closures
fitting toile number two
black toile, cream ground
toile wallpaper came alive as a skirt
the toile showed me that the armhole was low
love my toile skirt
toile and gingham together
password protected pockets
the password is velvet
speakeasy dress, whisper the password at the door
card holder pocket
card wool and spin it
cardigan weather
a wallet pocket inside the coat
pin tucks down the front
pin the hem before sewing
safety pin dress
pin up girl style dress
drawing pin red
pins and needles
pinafore dress
hair pin turn hem
bobby pin embroidery
code red dress
dress code: cocktail
colour coded seams
morse code stitches at the hem
barcode print
qr of sequins? no, a checkerboard
one time only, hand dyed
a one time wonder
OTP: one true print
support for the bust comes from boning
soft support bra top
supportive waistband
moral support jumper
support small weavers
support handloom
under desk slippers, desk to dinner dress
desk friendly blazer
security blanket coat
security guard uniform with epaulettes
staff uniform for a hotel
staff shirts for my cafe
team jacket for the school
team bride tees
team colours, navy and gold
crew neck jumper
crew socks
cabin crew uniform
official portrait dress
an official white tie gown
customer asked for bell sleeves
my customer loved the lining
custom made for a customer in Surat
my client wanted a train
the client wears size 40
admin day outfit: grey trousers
office admin look, smart and calm
moderate flare, modern cut
mod dress of the sixties
mod coat with big buttons
moderator of the panel wore blue
system of pleats
token of love, a red thread
token pleat at the back
tokens of her grandmother sewn in
bank holiday linen
bank teller look with a bow blouse
riverbank picnic dress
river bank blue
gold coin embroidery
coin belt
coin pocket
crypto green hoodie
wallet friendly wool
pay homage to Dior
pays tribute to the weavers
payday dress
paid for itself in compliments
it was worth every rupee
free size kaftan
free falling chiffon
win win: pockets and pleats
won the sewing bee with this
I won a ribbon for this coat
prize winning quilt coat
lottery of scraps, patchwork
verify the grain before you cut
verified by my grandmother
approved by my cat
recommended for tall people
recommended by my tailor
sponsored by caffeine
account of a summer in linen
an accountant's suit
account manager chic
login to spring: a florals jacket
logging trip shirt
lock stitch, unlock the chain stitch
key hole neckline
key to this look is the belt
keys on a chatelaine
cookie brown corduroy
cookie monster jumper
browser of vintage shops
refund? never, I keep it
no refunds on love
invoice print silk
tax season blazer
desk of a writer, tweed and ink
from the desk to the dance floor
love, Asha
yours truly in tweed
dear diary, I wore red
dear santa, a velvet coat please
attention to detail at the cuff
attention seeking sleeves
important coat
notice the piping
a notice board of patches
announcement dress for the baby shower
congratulations to the bride
engineers' stripes dungarees
engineer boots and a boiler suit
helper apron with three pockets
the owner of this coat is a poet
founder day blazer
CEO energy in a pinstripe
boss of the boardroom
I work at a bank and wear this
working for the weekend, linen set
bot green, robot print
id card lanyard and a blazer
maiden name monogram
टॉइल का कुर्ता बहुत सुंदर
टॉइल पर बनाया
टोकन वाली साड़ी
Toile pe banaya mera lehenga
Toile ki madad se banaya
pin lagao aur silai karo
code laga ke kali jodo
`
  .trim()
  .split('\n');
