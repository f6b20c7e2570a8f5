import { expect, test } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { read } from '#atelier/read.ts';

const PLAID = 'grey plaid trouser suit for a woman, two-button blazer, wide trousers, white silk camisole';
const BANDHGALA = 'navy bandhgala with ivory trousers, white pocket square and black mojari';
const RIPPED = 'black ripped skinny jeans with a white shirt and white sneakers';
const TRENCH = 'olive trench coat, belted, over a grey dress, black boots';
const HOODIE = 'navy hoodie with grey joggers and white sneakers, man';
const KURTA = 'teal kurta with white churidar, man';
const SAREE = 'green silk saree with gold border and maroon blouse';
const GOWN = 'navy velvet gown with boat neck and long sleeves';
const PLUNGING = 'red satin gown, plunging neck, long sleeves';
const SLIM = 'mens slim fit jeans in blue with a white shirt and black loafers';
const MERMAID = 'emerald satin mermaid gown with a halter neck';
const JEANS = 'mid blue straight jeans with a black tee';
const BLAZER = 'black wool blazer with shoulder pads and cream trousers';
const SWEATER = 'green knit sweater with a round neck, black trousers';
const SUIT_TEE = 'navy linen suit, black tee, white sneakers, man';
const STRIPED = 'striped white and red long sleeved top with a black skirt';
const BACKLESS = 'pink lehenga with a backless choli and pink dupatta';
const SLIT = 'black off shoulder gown with a thigh slit';
const WRAP = 'green wrap dress, midi, long sleeves, black pumps';
const KIMONO = 'blue silk kaftan with gold hem border and v neck';
const PRINTED = 'red and white paisley cotton shirt with black trousers';
const SHERWANI = 'cream sherwani with embroidery, churidar and mojari';
const CAPPED = 'green windcheater with a hood, black track pants, cap, woman';
const PIPED = 'white polo shirt with navy piping, grey trousers';
const LEHENGA = 'red lehenga with kundan necklace, gold blouse and a belt';
const CHECKED_SHORT = 'checked cotton shirt with short sleeves and buttons, navy trousers, man';
const SLIP = 'black satin slip dress, cowl neck, thin straps';
const VEILED = 'green lehenga, gold blouse, red dupatta on head';
const NET = 'red anarkali with full net sleeves';
const LILY = 'white cotton dress with red poppies print';
const PEARLED = 'red saree with pearl necklace and gold earrings';
const BELLS = 'mustard kurti with bell sleeves and white trousers';
const ABAYA = 'black abaya with buttons and a grey hijab';
const BAGGED = 'green midi dress, tan leather tote bag and white sneakers';
const BOBBED = 'woman with bob hair in a navy midi dress';
const FROCK = 'girl of six in a yellow frock with a bow at the back';

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');

test.each([
  // verbs of getting rid of a thing
  [PLAID, 'bin the plaid', 'g1.print  | g2.print '],
  [BANDHGALA, 'scrap the pocket sq', 'accessory.pocket-square '],
  [BANDHGALA, 'the pocket square has to go', 'accessory.pocket-square '],
  [RIPPED, 'black jeans without any rips', 'g1.details five pockets, topstitch'],
  [RIPPED, 'no need of the distressing', 'g1.details five pockets, topstitch'],
  [PRINTED, 'paisley out, checks in', 'g1.print medium plaid white'],
  [LEHENGA, 'remove the polki belt', 'accessory.belt  | g1.details  | g1.trims '],
  // how it is worn
  [TRENCH, 'undo the belt', 'g1.closure open'],
  [TRENCH, 'belt untied, let it hang', 'g1.closure open'],
  [HOODIE, 'hoodie cap not needed', 'g1.details kangaroo pocket, rib, drawcord'],
  [HOODIE, 'make it zip through', 'g1.closure zip'],
  [CAPPED, 'remove the cap and hood up', 'accessory.cap  | g1.details hood, head cover'],
  [FROCK, 'can you show me the bow from the back', 'person.pose back'],
  // who wears it
  [KURTA, 'gents nahi, ladki ko pehnao', 'person.hair long, soft black | person.presentation female'],
  [KURTA, 'make him look a bit heavy', 'person.build average'],
  [SAREE, 'fat lady, round tummy', 'person.build full'],
  // what is wrong, and what is to be instead
  [GOWN, 'neck is too high, do a V', 'g1.neckline v'],
  [GOWN, 'neck deep V but nothing too revealing', 'g1.neckline v'],
  [PLUNGING, 'the neck is way too deep for my mother, lift it 1 inch', 'g1.neckline v'],
  [SLIM, 'Legs too tight. Wide leg please', 'g1.fit relaxed | g1.silhouette wide'],
  // shapes, lengths, washes
  [MERMAID, 'less mermaid, more straight', 'g1.silhouette straight'],
  [MERMAID, 'more column than fishtail', 'g1.silhouette pencil'],
  [JEANS, 'darker wash', 'g1.colour deep mid blue'],
  [BLAZER, 'shoulders softer', 'g1.details '],
  [SWEATER, 'polo neck', 'g1.collar roll | g1.neckline turtle'],
  [SLIM, 'should sit a bit higher on the waist', 'g1.waistline high'],
  [
    SLIT,
    'close the slit and the shoulders should be covered',
    'g1.details  | g1.sleeve.length short | g1.sleeve.shape set in',
  ],
  [BACKLESS, 'back should be covered', 'g2.details '],
  // part first
  [PIPED, 'piping to red', 'g1.details piping | g1.trims piping red'],
  [
    KIMONO,
    'tie the waist with a silver cord',
    'accessory.belt cord belt, cord | g1.details belt | g1.trims hem gold, belt silver',
  ],
  [SHERWANI, 'embroidery on the cuffs alone', 'g1.details embroidery cuff'],
  [STRIPED, 'stripes just on the sleeves, rest plain', 'g1.details stripe sleeve | g1.print '],
  // what is told beside the wish
  [WRAP, 'ok so earlier i said midi is fine but now please knee length', 'g1.length knee'],
  [SAREE, 'a pink blouse, i think it looks nicer than maroon', 'g2.colour pink'],
  [KURTA, 'my father has a stick and a watch, add both', 'accessory.cane stick | accessory.watch watch'],
  [
    WRAP,
    'it looks like a sack on me, add a black belt',
    'accessory.belt belt | g1.details sash, belt | g1.trims belt black',
  ],
  [SUIT_TEE, 'jkt in wht', 'g1.colour white'],
  // what lies where, and how much of it
  [CHECKED_SHORT, 'roll up the sleeves', 'g1.details rolled sleeve | g1.sleeve.length long'],
  [SLIM, 'with turn ups', 'g1.details five pockets, topstitch, turn up'],
  [SLIP, 'wide straps', 'g1.details shoulder straps'],
  [VEILED, 'dupatta over the right shoulder only', 'g3.details over shoulder'],
  [NET, 'sleeves not in net, same cloth', 'g1.details gher'],
  [LILY, 'poppies purple', 'g1.print medium poppy print purple'],
  [KURTA, 'not teal, more like coffee with lots of cream', 'g1.colour coffee'],
  [
    PEARLED,
    'make it all navy, jewellery too',
    'accessory.earrings.colour navy | accessory.necklace.colour navy | g1.colour navy',
  ],
  [WRAP, 'put it on a guy', 'person.hair fade, soft black | person.presentation male'],
  [HOODIE, 'zip up front and add a cap', 'accessory.cap cap | g1.closure zip'],
  // of the thing that is named, and of no other
  [BLAZER, 'blazer tighter at the waist', 'g1.fit fitted'],
  [HOODIE, 'the hood out', 'g1.details kangaroo pocket, rib, drawcord'],
  [BANDHGALA, 'take off the mojari and give brown brogues', 'footwear.colour brown | footwear.kind brogues, brogue'],
  [
    SHERWANI,
    'embroider the collar with silver',
    'g1.details embroidery, embroidery collar | g1.trims embroidery silver',
  ],
  [WRAP, 'shorter sleeves up to the elbow', 'g1.sleeve.length elbow'],
  [BLAZER, 'blazer open hands in pockets', 'g1.closure open | person.pose pockets'],
  [GOWN, 'neck is so boring, sweetheart please', 'g1.neckline sweetheart'],
  [FROCK, 'bow no', 'g1.details sash'],
  [PIPED, 'piping hata do', 'g1.trims '],
  [ABAYA, 'abaya me chain side me', 'g1.closure zip'],
  [SHERWANI, 'buttons silver on the sherwani', 'g1.trims buttons silver'],
  [
    SAREE,
    'gold border to silver, thicker',
    'g1.border zari silver | g1.details pallu, front pleats, wide border | g1.trims border silver',
  ],
  [BAGGED, 'bag smaller and black', 'accessory.bag.colour black'],
  [BAGGED, 'no tan bag, white instead', 'accessory.bag.colour white'],
  [JEANS, 'in a light wash', 'g1.colour light-wash blue | g1.details five pockets, topstitch, washed'],
  [KURTA, 'dusky model', 'person.skin deep warm'],
  [KURTA, 'thoda chota karo kurta ko', 'g1.length thigh'],
  [BELLS, 'drop the bells, plain sleeves', 'g1.sleeve.shape set in'],
  [GOWN, 'neckline too high — lower it', 'g1.neckline scoop'],
  [BLAZER, 'drop shoulder blazer please', 'g1.sleeve.shape drop shoulder'],
  [PIPED, 'trousers ankle', 'g2.length ankle'],
  [BOBBED, 'bob to long waves', 'person.hair waves, soft black'],
  [PRINTED, 'black ground', 'g1.colour black'],
  [CHECKED_SHORT, 'buttons wooden', 'g1.trims buttons wood'],
  [CAPPED, 'take off the cap', 'accessory.cap '],
  [SAREE, 'hair in a plait with white flowers', 'accessory.gajra jasmine in the hair | person.hair braid, soft black'],
  [BACKLESS, 'no can can', 'g1.silhouette a line'],
  [PRINTED, 'print bigger and in navy', 'g1.print large paisley navy'],
  [WRAP, 'length a little more', 'g1.length ankle'],
  [KURTA, 'stole bhi chahiye, maroon', 'g3 stole'],
  [BANDHGALA, 'watch add', 'accessory.watch watch'],
])("of '%s' '%s' makes %s", (words, edit, then) => {
  const { changed } = change({ look: read({ words }, 7), words: edit });
  expect(changed.map(({ slot, to }) => `${slot} ${bare(to)}`).toSorted()).toEqual(then.split(' | ').toSorted());
});

test.each([
  [BLAZER, 'carry the blazer over her arm', /carried by nobody/],
  [VEILED, 'one dupatta only', /one is drawn already/],
  [TRENCH, 'belt left undone', /not hanging loose/],
  [SAREE, 'a scarf round her hair', /not tied in the hair/],
  [WRAP, 'a garden behind her', /a new brief may name others/],
  [BELLS, 'bell sleeves narrower', /of one fullness/],
  [VEILED, 'dupatta attached to the blouse', /how they are sewn/],
  [GOWN, 'a brooch on the right', /on which side the brooch/],
])("of '%s' '%s' is told as %s", (words, edit, told) => {
  expect(change({ look: read({ words }, 7), words: edit }).notDone.join(' ')).toMatch(told);
});
