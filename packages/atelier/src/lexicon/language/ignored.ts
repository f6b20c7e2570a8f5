import { TRADES } from '#atelier/lexicon/trades.ts';

/**
 * Words of the camera, the light, the page and the brand: understood, and left out of the picture. `quality`: what is said of a cloth or
 * a make and no picture shows.
 */
export const IGNORED: readonly { id: string; words: string }[] = [
  {
    id: 'camera',
    words:
      'full length portrait, full-length portrait, full length photo, full body portrait, 4k, 8k, hd, uhd, high definition, high resolution, high res, hires, photo, photograph, photography, product photography, professional product photography, photorealistic, realistic, ultra realistic, hyperrealistic, hyper realistic, full body, full body shot, full length shot, full-length shot, portrait, portraits, shot, ultra detailed, highly detailed, intricate details, masterpiece, best quality, high quality, raw photo, render, 3d render, octane render, unreal engine, image, picture, pic, photoshoot, photo shoot, shoot, trending on artstation, artstation, hdr, ray tracing, mockup',
  },
  {
    id: 'lens',
    words:
      'lens flare, grainy, grainy film, medium format, telephoto, depth of field, shallow depth of field, bokeh, bokeh background, blurred background, blurry background, soft focus, film grain, 35mm, 50mm, 85mm, 35 mm, 50 mm, 85 mm, wide shot, close up, closeup, polaroid, black and white photo, black and white photograph, monochrome photo, out of frame, out of focus, low angle, low angle shot, high angle, overhead shot, drone shot, double exposure, motion blur, long exposure, fisheye, vignette, film look, analog film, kodak portra, kodak, portra, anime, film, film still, movie still, sharp focus, front view, headshot, lens, dslr, camera, candid, cinematic, cinematic effect, aspect ratio, 4:5, 16:9, 9:16, portrait orientation, shutter, iso, macro, aperture, symmetrical composition, composition, focus, angle, blurry, blur, selfie, still, wide lens, wide angle lens, wide angle, zoom lens, telephoto lens, long lens, prime lens',
  },
  {
    id: 'light',
    words:
      'lighting, studio lighting, soft lighting, soft studio lighting, cinematic lighting, golden hour, natural light, backlit, rim light, spotlight, spotlight lighting, soft golden lighting, sunlit, sunlight, daylight, moonlight, neon lights, neon lighting, dramatic lighting, softbox, shadows, shadow, sun, lit, glow, glowing, ambient light, ring light, flash, studio light, light rays, volumetric lighting, cinematic light, dramatic light, warm light, soft light, golden light, window light, evening light, morning light, low light, harsh light, soft daylight, soft backlight, hard side light, soft side light, harsh sun, harsh sunlight, dappled light, dappled sunlight, dappled shade, side light, side lighting, side lit, back light, back lighting, backlight, backlighting, top light, warm lighting, cool light, cool lighting, cold light, hard light, hard lighting, diffused light, diffuse light, diffused lighting, overcast light, overcast, candlelight, candle light, candlelit, lamplight, lantern light, firelight, string lights, disco lights, strobe, strobe light, strobe lights, stage lights, stage lighting, streetlight, streetlights, street lights, street lamp, street lamps, neon glow, neon sign, neon signs, warm glow, golden glow, blue hour, magic hour, first light, midday sun, noon sun, noonday, afternoon light, afternoon sun, morning sun, evening sun, late afternoon sun, sunrise light, sunset light, sunset glow, moody light, moody lighting, low key lighting, high key, high key lighting, rembrandt lighting, chiaroscuro, gel lighting, coloured gels, flash photography, on camera flash, direct flash, halo light, spotlights, floodlit, tungsten light, fluorescent light, fluorescent lighting, natural lighting, north light, sunbeam, sunbeams, sun rays, haze, hazy light, foggy light, rainy light, winter light, summer light, monsoon light, dusty light, dim light, dim lighting, bright light, bright lighting, fading light, slanting light, raking light, slanted light, late light, early light, winter sun, low winter sun, summer sun, stage light, tungsten, fluorescent lights, lantern glow, candle glow, lamp light, sodium light, sodium lights, bright sun, bright sunlight, bright sunshine, sunshine, low sun, low evening sun, setting sun, rising sun, hazy sun, hazy sunshine, dusty sunlight, late sun, afternoon sunlight, morning sunlight, evening sunlight, cool daylight, grey light, window sunlight, evening lights, headlights, party lights, coloured lights, festival lights, diwali lights, christmas lights, moonlit, moonlit night, starlight, torchlight, fire light, warm indoor light, overcast sky light',
  },
  {
    id: 'direction',
    words:
      'editorial, fashion editorial, vogue editorial, vogue editorial style, magazine, magazine cover, lookbook, catalogue, catalog, e-commerce, ecommerce, campaign, advertising, elegant pose, pose, posing, model, models, mannequin, ghost mannequin, flat lay, flatlay, fashion model, supermodel, fashion photography, fashion shoot, fashion illustration, sketch, illustration, drawing, style of, in the style of, concept art, art direction, moodboard, pinterest, instagram, tiktok',
  },
  {
    id: 'city',
    words:
      'mumbai, delhi, new delhi, bangalore, bengaluru, kolkata, chennai, hyderabad, jaipur, udaipur, goa, shimla, manali, kashmir, kerala, lucknow, pune, london, paris, milan, new york, nyc, tokyo, seoul, berlin, rome, lagos, accra, dubai, istanbul, santorini, greece, bali, ibiza, miami, los angeles, california, varanasi, banaras, jaisalmer, amritsar, chandigarh, kochi, pondicherry, darjeeling, ladakh, rishikesh, agra, new orleans, chicago, san francisco, brooklyn, soho, shoreditch, camden, manhattan, harlem, tuscany, venice, florence, lisbon, madrid, barcelona, amsterdam, vienna, prague, copenhagen, stockholm, oslo, edinburgh, dublin, marrakech, marrakesh, cairo, nairobi, johannesburg, abuja, singapore, kuala lumpur, bangkok, hong kong, shanghai, beijing, kyoto, osaka, harajuku, shibuya, sydney, melbourne, mexico city, havana, rio, himalayas, amalfi, amalfi coast, provence, mykonos, maldives, taj mahal, hawa mahal, marine drive, times square, eiffel tower, gateway of india, india gate, brooklyn bridge, big ben',
  },
  {
    id: 'place',
    words:
      'monday, tuesday, wednesday, thursday, friday, saturday, sunday, tonight, today, tomorrow, next week, job, boss, date',
  },
  {
    id: 'trade',
    words: TRADES.join(', '),
  },
  {
    id: 'person',
    words:
      'i am short, am short, cosplay, cosplayer, character, pirate, art teacher, tummy, siren, girlie, muse, influencer, blogger, student, teacher, doctor, nurse, lawyer, engineer, artist, dancer, singer, chef',
  },
  {
    id: 'size',
    words:
      'tiny, little, chunky, big, huge, large, large sized, small, stacked, metal, subtle, giant, massive, dainty, thick',
  },
  {
    id: 'standing',
    words: 'standing, standing pose',
  },
  {
    id: 'quality',
    words:
      'half moon, half moon shape, half moon shaped, crescent shape, crescent shaped, heavyweight, midweight, mid weight, medium weight, hand painted, hand-painted, handpainted, self, can-can, can can, cancan, hand block, adjustable, water resistant, water-resistant, water repellent, wind resistant, wrinkle free, wrinkle resistant, crease resistant, crease free, quick dry, moisture wicking, slub, coarse, raised, hanging, dangling, diagonal, symmetrical, texture, textured, stretchable, stretchy, open, handcrafted, hand crafted, handmade, soft, opaque, unlined, industrial, heavy, thrifted, second hand, pre loved, partially, slightly, lightly, heavily, finely, richly, visible, sewn, attached, concealed, hidden, different, various, multiple, worn loose, outsole, compartment, main compartment, footbed, cushioned footbed, synthetic upper, readymade, ready made, capacity, large capacity, large size, feeding, squat proof, proof, pre stitched, premium, intricate, matte, high shine, glossy, glossy finish, shiny finish, unstitched, semi stitched',
  },
  {
    id: 'brand',
    words:
      'levi, levis, 501, lee, wrangler, anouk, here & now, here&now, here and now, vero moda, kalini, sassafras, tokyo talkies, dressberry, wrogn, hrx, moda rapido, indo era, vishudh, anubhutee, gerua, rangmanch, global desi, forever 21, marks & spencer, asos, shein, boohoo, topshop, polo assn, us polo, gucci, prada, chanel, dior, versace, balenciaga, louis vuitton, zara, nike, adidas, puma, calvin klein, ralph lauren, burberry, armani, sabyasachi, manish malhotra, ritu kumar, anita dongre, tarun tahiliani, masaba, fabindia, biba, libas, aurelia, h&m, uniqlo, mango brand, tommy hilfiger, hermes, fendi, valentino, givenchy, alexander mcqueen, mcqueen, vivienne westwood, off white brand, supreme, vogue, elle, myntra, amazon, flipkart, ajio, yves saint laurent, ysl, saint laurent, bottega veneta, loewe, miu miu, jacquemus, abu jani, rohit bal, raw mango, roadster, mast harbour, w for woman, twenty dresses, 20 dresses, 20dresses, nykaa, nykaa fashion, tata cliq, meesho, suit supply, suitsupply, the souled store, souled store, dress berry, the pant project, pant project, house of shirts, shirt theory, the shirt company, jaipur kurti, the kurta company, kurta company, saree mall, the label life, tee lab, the tee company, boot barn, tie rack, tie bar, the tie bar, sock shop, blouse house, abercrombie, superdry, jack & jones, van heusen, allen solly, peter england, louis philippe, raymond, max fashion, westside, pantaloons',
  },
  {
    id: 'celebrity',
    words:
      'deepika padukone, alia bhatt, priyanka chopra, kareena kapoor, katrina kaif, anushka sharma, sonam kapoor, shah rukh khan, ranveer singh, ranbir kapoor, aishwarya rai, taylor swift, beyonce, rihanna, zendaya, harry styles, timothee chalamet, kim kardashian, kendall jenner, gigi hadid, bella hadid, audrey hepburn, marilyn monroe, princess diana, kate middleton, billie eilish, lady gaga, blake lively, brad pitt, ryan gosling, david beckham, rekha, sridevi, madhubala',
  },
  {
    id: 'shop',
    words:
      'again, once again, yet again, once more, bare head, bareheaded, bare headed, head uncovered, uncovered head, head is uncovered, head bare, head is bare, head not covered, fastened, fastens, fasten, fastening, does up, done up, secured, ground, pure, pls, plz, send, pic, pics, twinning, repeat, perfect for, ideal for, suitable for, must have, must-have, new arrival, best seller, bestseller, trendy, fashionable, beautiful, gorgeous, stunning, amazing, pretty, lovely, attractive, exquisite, designer, latest, new, collection, high quality fabric, comfortable wear, regular styling, clean look, cool, young, nice, good, great, perfect, ideal, wonderful, adorn, showcase, wardrobe, staple, piece, look, looks, outfit, outfits, ensemble, attire, apparel, clothing, clothes, garment, garments, costume, style, styles, styling, styled, fashion, wear, dressed, weave, stitched, size, pack of, set of, modern, contemporary, unique, special, traditional look, occasion, occasions, event, events, gathering, gatherings, feel, vibe, vibes, aesthetic, inspired, theme, themed, hue, hues, shade, tone, tones, colour, colours, coloured, toned, palette, guest, on top, layered, layers, layering, complete, complete outfit, length, lengths, covered, included, include, half, ish, first, first day, stuff, thing, things, turns, turning, morning, vibe check, outfit idea, outfit ideas, ideas, idea, must be, at the top, top half, front, movement, silhouette, upper, flow, upper body, lower body, classic front, type, kind, work, works, base, one size, asap, normal, regular wear, meter, metre, meters, metres, quality, brand new, combo, free size, freesize, code, sku, art no, ref, no nonsense, caption, someone, tailor, tailor master, dear tailor, gift, present, birthday gift, retirement, foot, approve, law, law firm, firm, loves, love, likes, user',
  },
];

/** Of them what was asked and no picture shows: it is told. */
export const TOLD_ASIDE: ReadonlySet<string> = new Set(['quality', 'size', 'city']);

/** Nouns of the scene: they take the adjectives before them, and leave the picture with them. */
export const SCENE_WORDS =
  'train tracks, railway tracks, bank, mall, shopping mall, jhoola, jhula, jhoole, hindola, porch swing, grey afternoon, rainy afternoon, rainy evening, rainy night, rainy grey afternoon, cloudy day, cloudy afternoon, sunny afternoon, windy day, snowy day, winter morning, foggy morning, misty morning, summer afternoon, summer evening, autumn afternoon, roller rink, skating rink, roller skating rink, ice rink, rink, bathroom mirror, in the mirror, in front of a mirror, full length mirror, hall mirror, dressing mirror, dressing table, front step, front steps, doorstep, steps, fence, white fence, railing, railings, leaves, fallen leaves, marble, puddle, puddles, background, backdrop, wall, door, door frame, carpet, courtyard, street, room, chair, sofa, couch, vase, floor tiles, sea, ocean, mountain, mountains, forest, garden, city, temple, palace, diyas, candle, candles, car, bicycle, bike, tree, trees, grass, field, house, building, stage, table, window, stairs, staircase, bench, bridge, lake, river, sunset, sunrise, cafe, restaurant, rooftop, balcony, studio, desert, dunes, road, park, market, village, dog, cat, banner, skyline, curtain, curtains, pillar, archway, fountain, crowd, laptop, phone, book, books, cup, guitar, camera bag, video game, game, tennis court, court, field of flowers, train station, lamp, mirror selfie, wind, cloud, clouds, fire, smoke, water, island, snowfall, desk, bed, kitchen, corridor, hallway, ballroom, throne, pier, jetty, harbour, harbor, dock, docks, quay, marina, alley, alleyway, laneway, graveyard, cemetery, cathedral, chapel, mosque, monastery, mandap, wedding mandap, bazaar, bazar, souk, market stall, flower market, library, bedroom, living room, bathroom, drawing room, dining room, classroom, playground, stadium, arena, subway, metro station, railway station, bus stop, hotel lobby, lobby, hotel room, terrace, verandah, veranda, porch, patio, backyard, lawn, meadow, vineyard, orchard, farm, barn, stables, waterfall, cliff, cliffs, hill, hills, hilltop, hillside, valley, canyon, jungle, woodland, in the woods, rainforest, glacier, volcano, ghat, ghats, haveli, fort, castle, ruins, museum, gallery, art gallery, theatre, theater, cinema, bookstore, bookshop, supermarket, grocery store, diner, pub, bakery, greenhouse, conservatory, lighthouse, boat, ship, sailboat, motorbike, motorcycle, scooter, vintage car, taxi, fireplace, fairy lights, lantern, lanterns, confetti, dusk, at dusk, dawn, at dawn, twilight, at night, night sky, starry sky, fog, mist, in the rain, in rain, pouring rain, rain falling, rainy street, rainy day, in the snow, in snow, falling snow, snow falling, on the sand, on the beach, on a beach, by the sea shore, seashore, shoreline, lakeside, riverbank, riverside, waterfront, boardwalk, promenade, sidewalk, pavement, crosswalk, zebra crossing, parking lot, garage, warehouse, factory, rooftop bar, street market, food stall, town square, plaza, piazza, cobblestones, cobbled street, narrow street, old town, downtown, city lights, cityscape, temple steps, doorway, entrance, gate, brick wall, white wall, grey wall, plain wall, studio backdrop, plain background, white background, grey background, black background, plain backdrop, grey studio, white studio, plain grey studio, skate park, skatepark, ski slope, slopes, football pitch, pitch, swimming pool, poolside lounger, hammock, swing, carousel, ferris wheel, funfair, fairground, circus tent, campsite, campfire, bonfire, picnic blanket, hospital, laboratory, courtroom, airport lounge, airport terminal, bus, aeroplane, airplane, spaceship, full moon, stars in the sky, storm, thunderstorm, sandstorm, wheat field, tea garden, tea plantation, rice field, paddy field, mustard field, lavender field, sunflower field, festival field, botanical garden, rose garden, zen garden, bamboo grove, cherry tree, under a tree, banyan tree, palm trees, palm tree, riverboat, gondola, aisle, altar, church interior, wedding stage, dance floor, ballroom floor, stairwell, elevator, escalator';
