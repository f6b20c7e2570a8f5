/** Wishes for what the grown alone wear in which nothing is to be doubted: they are drawn as they were asked. */
export const GROWN_WISHES: readonly string[] = `
  1970s crochet bikini
  Black Widow catsuit
  Hawaiian bikini with grass skirt
  Indian actress in a white bikini
  Instagram influencer in a nude bikini
  Korean model in a black bralette and jeans
  Latina in a red bikini
  Sexy secretary look: pencil skirt, see-through blouse
  Sunset beach portrait, bikini, wind in hair
  Viking warrior in a fur bikini
  Wonder Woman inspired bikini
  a bikini for a day in Nice, France
  a bikini inspired by the sea of Sardinia
  a bikini made of seashells for a mermaid
  a bikini with palm trees print, sunny day in LA
  a man in a black latex harness
  a neon pink bikini for a pool party in Ibiza
  a sheer kaftan over a bikini
  a siren emerging from the waves in a pearl bikini
  a sporty bikini for beach volleyball
  a woman in a red bikini on a beach
  amazon warrior bikini, leather
  anniversary lingerie in burgundy lace
  aurat kali bikini mein
  backless bralette choli with mirror work
  baddie in a latex mini dress
  bandeau bikini in emerald green, ruched sides
  beach babe in a yellow bikini
  belly dancer in a beaded bikini top and skirt
  bikini
  bikini a la Bond girl with a belt and knife
  bikini athlete, muscular, stage shine
  bikini editorial, Vogue, harsh flash
  bikini for a trip to Kerala with friends
  bikini for my wife, our honeymoon in Maldives
  bikini for sunbathing on a yacht in Croatia
  bikini for women over 50
  bikini in 3 colours: teal, coral, sand
  bikini in cobalt, cut out details, model walking
  bikini lal rang ki, kinare par
  bikini look for Burning Man
  bikini spring summer 2026 collection
  bikini top made of chainmail
  bikini top with cargo pants, Coachella
  bikini with Indian block print, Jaipur
  bikini with a sheer kaftan cover up, resort wear
  bikini with long sleeves, surf style
  bikini with matching cover-up, hibiscus print
  bikini with sarong, goa beach party
  biwi ke liye lal bikini
  black bikini, long wavy hair, tanned skin
  black fishnet top layered under a band tee
  black lace lingerie set
  bralette and palazzo set for a sangeet
  bralette blouse with a saree, cocktail night
  bralette in ivory with scalloped edges
  brazilian bikini, carnival feathers
  bridal lingerie in ivory
  cabaret dancer in fishnets and feathers
  cave woman fur bikini
  cheeky cut bikini with ring hardware
  competition bikini with crystals, hot pink
  cowgirl bikini with fringe and boots
  crochet bikini top with denim shorts
  crochet ki bikini, safed
  cropped bralette with cargo pants, streetwear
  fishnet stockings, leather jacket, punk look
  fitness model in a neon bikini
  genie costume with bikini top and harem pants
  goa ke liye neeli bikini
  gold bikini with chains, Met gala afterparty
  goth girl in fishnets and platform boots
  grunge fit: fishnets, plaid mini skirt, combat boots
  high waisted retro bikini, polka dots
  hot girl summer bikini
  knitted bikini
  ladki neeli bikini mein beach par
  latex catsuit, cyberpunk, city at night
  latex leggings and oversized hoodie
  lehenga with a bralette blouse in sequins
  leopard print bikini and oversized sunglasses
  lingerie for my girlfriend's birthday
  lounge bralette and shorts, cotton
  lounging by the infinity pool in a white bikini
  maternity bikini, navy stripes
  mature model in an elegant one piece and a bikini
  metallic bikini, Y2K, frosted lips
  model in a black bikini standing by the pool
  modest bikini with skirt
  motorcycle racer catsuit in leather
  nude bodysuit with black trousers
  nude lip, nude heels, beige bikini
  office siren, see-through shirt, pencil skirt
  one shoulder bikini in terracotta with tie sides
  playsuit with fishnet tights
  plus size bikini in plum
  pvc raincoat, transparent umbrella
  rave girl in a neon fishnet top
  red lace bralette under a blazer
  red string bikini
  ribbed bikini, sage
  samba dancer, bikini and feather headpiece
  satin corset with garters, burlesque
  scrunchie bikini bottoms
  see-through organza blouse with wide leg trousers
  see-through raincoat over a floral dress
  sexy black saree backless blouse ke saath
  sexy black saree with a backless blouse
  sexy lehenga deep neck, shaadi ke liye
  she wears a black string bikini and a straw hat
  sheer lace gloves, vampire bride
  sheer mesh top over a bralette, festival
  smocked bandeau bikini with ruffles
  sport bra and biker shorts
  spy in a black catsuit
  standing in the sea in a green bikini
  string bikini in olive with tan skin, golden hour, 35mm
  string bikini, lace-up, cocoa brown
  superhero catsuit, red and blue
  surfer girl, rash guard and bikini bottom
  swimwear model wearing a black bikini
  terry cloth bikini, peach
  thong bikini bottom with underwire top
  tie-dye triangle bikini, boho beach look
  velvet bikini, burgundy, winter resort
  vintage 1950s bikini, cherry print
  walking on the beach at sunset in a red bikini
  white bikini with gold rings and a sarong
  yoga teacher in a bralette and leggings
  गोवा के लिए नीली बिकिनी
  दुल्हन के लिए लेस वाली नाइटी
  महिला लाल बिकिनी में
  मेरी पत्नी के लिए लाल बिकिनी
  लाल बिकिनी, समुद्र किनारे
  हीरोइन सुनहरी बिकिनी में
`
  .trim()
  .split(/\n\s*/);
